// The lobby: shows only the seats and options that count. The form works without this, too.

import { find, findAll, localTimes } from "./dom.js";

const seats = find("#seats");
const game = find("#game");

function showRows() {
  const count = Number(seats.value);
  for (const row of findAll(".seat-field")) row.classList.toggle("beyond", Number(row.dataset.index) >= count);
  const kinds = findAll(".seat-field:not(.beyond)").map((row) => {
    const { value } = find("select", row);
    row.classList.toggle("nameless", value.startsWith("bot:") || value === "friend");
    return value;
  });
  for (const hint of findAll("[data-show]")) hint.hidden = !kinds.includes(hint.dataset.show);
}

/** Each game has its own options and its own number of seats. */
function showGame() {
  const { least, most } = game.selectedOptions[0].dataset;
  for (const option of seats.options) option.disabled = Number(option.value) < least || Number(option.value) > most;
  if (seats.selectedOptions[0].disabled) seats.value = Math.min(most, Math.max(least, seats.value));
  for (const fields of findAll(".option-fields")) {
    fields.hidden = fields.dataset.game !== game.value;
    fields.disabled = fields.hidden;
  }
  showRows();
}

seats.addEventListener("change", showRows);
game.addEventListener("change", showGame);
find(".seat-fields").addEventListener("change", showRows);
for (const poster of findAll(".poster-link")) {
  poster.addEventListener("click", () => { game.value = poster.dataset.game; showGame(); });
}
// A browser that brings back a half-filled form brings back its seats, too.
addEventListener("pageshow", showGame);
showGame();
localTimes();
// Times of other days say little by the clock.
for (const ago of findAll("[data-at]")) {
  const at = new Date(Number(ago.dataset.at) * 1000);
  if (Date.now() - at > 20 * 3600 * 1000) ago.textContent = at.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" });
}
