// The lobby: shows only the seats and options that count. The form works without this, too.
//
// Contract: knows nothing but the form; calls the server to look at a map that somebody brings.

import { findAll, localTimes, need, request } from "./dom.js";

/** @type {HTMLSelectElement} */
const seats = need("#seats");
/** @type {HTMLSelectElement} */
const game = need("#game");

function showRows() {
  const count = Number(seats.value);
  for (const row of findAll(".seat-field")) row.classList.toggle("beyond", Number(row.dataset.index) >= count);
  const kinds = findAll(".seat-field:not(.beyond)").map((row) => {
    /** @type {HTMLSelectElement} */
    const { value } = need("select", row);
    row.classList.toggle("nameless", value.startsWith("bot:") || value === "friend");
    return value;
  });
  for (const hint of findAll("[data-show]")) hint.hidden = !kinds.includes(hint.dataset.show ?? "");
  for (const option of findAll("[data-most-seats]")) option.hidden = count > Number(option.dataset.mostSeats);
}

/** Each game has its own options and its own number of seats. */
function showGame() {
  const { least, most } = game.selectedOptions[0]?.dataset ?? {};
  const [fewest, largest] = [Number(least), Number(most)];
  for (const option of seats.options) option.disabled = Number(option.value) < fewest || Number(option.value) > largest;
  if (seats.selectedOptions[0]?.disabled) seats.value = String(Math.min(largest, Math.max(fewest, Number(seats.value))));
  /** @type {HTMLFieldSetElement[]} */
  const options = findAll(".option-fields");
  for (const fields of options) {
    fields.hidden = fields.dataset.game !== game.value;
    fields.disabled = fields.hidden;
  }
  showRows();
}

/** A long text as an option: read from a file, looked at by the server, told what is wrong with it and where. */
for (const box of findAll(".option-text")) {
  /** @type {HTMLTextAreaElement} */
  const text = need("textarea", box);
  const look = async () => {
    if (!text.value.trim()) { showFound(box, { problems: [], drawing: "" }); return; }
    const { status, body } = await request(box.dataset.check ?? "", { text: text.value });
    showFound(box, status === 200 ? body : { problems: [{ message: body.message ?? String(status) }], drawing: "" });
  };
  /** @type {HTMLInputElement} */
  const file = need("[data-into]", box);
  file.addEventListener("change", async () => {
    text.value = await file.files?.[0]?.text() ?? "";
    look();
  });
  need("[data-try]", box).addEventListener("click", look);
}

/**
 * @param {HTMLElement} box
 * @param {{ problems: readonly { message: string }[], drawing: string }} found
 */
function showFound(box, { problems, drawing }) {
  need(".text-problems", box).replaceChildren(...problems.map(({ message }) => {
    const row = document.createElement("li");
    row.textContent = message;
    return row;
  }));
  need(".text-sound", box).hidden = !drawing;
  const shown = need(".text-drawing", box);
  shown.replaceChildren();
  if (drawing) {
    const picture = document.createElement("img");
    picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    picture.alt = "";
    shown.append(picture);
  }
}

seats.addEventListener("change", showRows);
game.addEventListener("change", showGame);
need(".seat-fields").addEventListener("change", showRows);
for (const poster of findAll(".poster-link")) {
  poster.addEventListener("click", () => { game.value = poster.dataset.game ?? ""; showGame(); });
}
// A browser that brings back a half-filled form brings back its seats, too.
addEventListener("pageshow", showGame);
showGame();
localTimes();
// Times of other days say little by the clock.
for (const ago of findAll("[data-at]")) {
  const at = new Date(Number(ago.dataset.at) * 1000);
  if (Date.now() - at.getTime() > 20 * 3600 * 1000) ago.textContent = at.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" });
}
