"""A program that plays, and misbehaves in the way that its first argument names: at its second position, or always."""

import json
import sys
import time

misdeed = sys.argv[1]
always = "always" in sys.argv[2:]
asked = 0


def say(message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if misdeed == "mute":
    time.sleep(3600)
if misdeed == "crash_at_once":
    sys.exit("no weights found")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if misdeed == "rude":
            say({"type": "answer", "number": 0, "action": "hello"})
        else:
            say({"type": "hello", "protocol": 2 if misdeed == "newer" else 1, "name": "Odd\x1b one", "more": True})
        if misdeed == "deaf":
            time.sleep(3600)
        continue
    if message["type"] == "error":
        print(message["message"], file=sys.stderr, flush=True)
        continue
    asked += 1
    good = {"type": "answer", "number": message["number"], "action": message["offers"][0]}
    if asked == 2 or always:
        if misdeed == "late":
            time.sleep(3600)
        if misdeed == "crash":
            sys.exit("out of luck")
        if misdeed == "long":
            while True:
                sys.stdout.write("x" * 65536)
        if misdeed == "chatty":
            while True:
                say(dict(good, number=0))
        if misdeed == "nonsense":
            print("e2e4", flush=True)
            continue
        if misdeed == "illegal":
            say(dict(good, action="castle"))
            continue
        if misdeed == "stale":
            say(dict(good, number=message["number"] - 1, action="castle"))
    say(good)
