"""A player in Python, without any package: it prefers to build on, and needs only the texts of the offers.

    capolinea simulate transamerica --seats easy,"stdio:python examples/external_player.py"

The protocol is described in docs/external-players.md.
"""

import json
import random
import sys

PROTOCOL = 1


def choose(position: dict) -> str:
    """Return one of the offers: a seeded random one of those whose verb comes up most often."""
    offers = position["offers"]
    verbs = [offer.split()[0] for offer in offers]
    commonest = max(sorted(set(verbs)), key=verbs.count)
    # The number comes from the run's seed, so that the same run plays the same match.
    generator = random.Random(position["chance"])
    return generator.choice([offer for offer, verb in zip(offers, verbs, strict=True) if verb == commonest])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": PROTOCOL, "name": "Python example"}
        elif message["type"] == "position":
            answer = {"type": "answer", "number": message["number"], "action": choose(message)}
        else:
            print(message.get("message", line), file=sys.stderr)
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
