// A player in JavaScript for Node.js, without any package: it takes the shortest offer, and the first of equals.
//
//     capolinea simulate transamerica --seats easy,"stdio:node examples/external_player.mjs"
//
// The protocol is described in docs/external-players.md.

import { createInterface } from "node:readline";

const PROTOCOL = 1;

/** Returns one of the offers of a position. */
function choose(position) {
  return position.offers.reduce((best, offer) => (offer.length < best.length ? offer : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    send({ type: "hello", protocol: PROTOCOL, name: "JavaScript example" });
  } else if (message.type === "position") {
    send({ type: "answer", number: message.number, action: choose(message) });
  } else {
    console.error(message.message ?? line);
  }
}

function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
