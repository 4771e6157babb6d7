// The lobby: shows only the seats and options that count, keeps the folds of the form saying what is set in them, and
// copies links. All of it works without this, too.
//
// Contract: knows nothing but the page; calls the server to look at a map that somebody brings.

import { find, findAll, need, request } from "./dom.js";

/** @type {HTMLSelectElement} */
const seats = need("#seats");
/** @type {HTMLSelectElement} */
const game = need("#game");
/** @type {HTMLFormElement} */
const form = need("#new form");

function showRows() {
  const count = Number(seats.value);
  for (const row of findAll(".seat-field")) row.classList.toggle("beyond", Number(row.dataset.index) >= count);
  const kinds = findAll(".seat-field:not(.beyond)").map((row) => {
    /** @type {HTMLSelectElement} */
    const { value } = need("select", row);
    row.classList.toggle("nameless", value !== "here");
    return value;
  });
  const shown = ["friend", "here"].filter((kind) => kinds.includes(kind));
  for (const hint of findAll("[data-show]")) hint.hidden = !(shown.length ? shown : ["alone"]).includes(hint.dataset.show ?? "");
  sumSeats(kinds);
  for (const option of findAll("[data-most-seats]")) option.hidden = count > Number(option.dataset.mostSeats);
}

/**
 * "tu, 3 bot di livello medio": the page has the phrases, by kind and number.
 * @param {string[]} kinds
 */
function sumSeats(kinds) {
  const sum = need("#fold-seats .sum");
  /** @type {Record<string, string[]>} */
  const phrases = JSON.parse(sum.dataset.phrases ?? "{}");
  const count = (/** @type {string} */ kind) => kinds.filter((each) => each === kind).length;
  sum.textContent = [...new Set(kinds)].map((kind) => phrases[kind]?.[count(kind) - 1] ?? "").join(", ");
}

/** What differs from how the form came, by name; else that nothing does. */
function sumOptions() {
  const sum = need("#fold-options .sum");
  const changed = findAll(".option-fields:not([hidden]) .option, .option-fields:not([hidden]) .option-text")
    .filter((option) => !option.hidden)
    .flatMap((option) => {
      /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */
      const field = need("input[type=checkbox], select, textarea", option);
      if (field instanceof HTMLSelectElement) {
        const [chosen] = field.selectedOptions;
        return chosen && !chosen.defaultSelected ? [chosen.text] : [];
      }
      const name = need("b, summary", option).textContent ?? "";
      if (field instanceof HTMLTextAreaElement) return field.value.trim() ? [name] : [];
      return field.checked === field.defaultChecked ? [] : [field.checked ? name : `${name}: ${sum.dataset.off ?? ""}`];
    });
  sum.textContent = changed.join(", ") || (sum.dataset.base ?? "");
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
  for (const poster of findAll(".poster")) {
    if (poster.dataset.game === game.value) poster.setAttribute("aria-current", "true");
    else poster.removeAttribute("aria-current");
  }
  /** @type {HTMLAnchorElement} */
  const rules = need("#rules-link");
  rules.href = `/rules/${game.value}/brief`;
  showRows();
  sumOptions();
}

/** A long text as an option: read from a file, looked at by the server, told what is wrong with it and where. */
for (const box of findAll(".option-text")) {
  /** @type {HTMLTextAreaElement} */
  const text = need("textarea", box);
  /** Whether nothing is wrong with it. */
  const look = async () => {
    if (!text.value.trim()) { showFound(box, { problems: [], drawing: "" }); return true; }
    const { status, body } = await request(box.dataset.check ?? "", { text: text.value });
    const found = status === 200 ? body : { problems: [{ message: body.message ?? String(status) }], drawing: "" };
    showFound(box, found);
    return found.problems.length === 0;
  };
  /** @type {HTMLInputElement} */
  const file = need("[data-into]", box);
  file.addEventListener("change", async () => {
    text.value = await file.files?.[0]?.text() ?? "";
    sumOptions();
    look();
  });
  need("[data-try]", box).addEventListener("click", look);
  // A faulty text is told here, where it can be mended, and no table is opened.
  form.addEventListener("submit", async (event) => {
    if (text.closest("fieldset")?.disabled || !text.value.trim() || box.dataset.sound === text.value) return;
    event.preventDefault();
    if (await look()) {
      box.dataset.sound = text.value;
      form.requestSubmit();
    } else {
      for (const fold of [need("#fold-options"), box]) fold.setAttribute("open", "");
      text.focus();
    }
  });
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
need("#fold-options").addEventListener("input", sumOptions);
for (const poster of findAll(".poster")) {
  poster.addEventListener("click", (event) => {
    event.preventDefault();
    game.value = poster.dataset.game ?? "";
    showGame();
  });
}

for (const link of findAll("[data-copy]")) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const address = new URL(link.getAttribute("href") ?? "", location.href).href;
    const notice = need("#notice");
    try {
      await navigator.clipboard.writeText(address);
      notice.textContent = notice.dataset.copied ?? "";
    } catch {
      notice.textContent = address;
    }
    notice.hidden = false;
  });
}
// One question at a time.
for (const asked of findAll(".forget")) {
  asked.addEventListener("toggle", () => {
    if (asked.hasAttribute("open")) for (const other of findAll(".forget[open]")) if (other !== asked) other.removeAttribute("open");
  });
}
addEventListener("keydown", ({ key }) => { if (key === "Escape") find(".forget[open]")?.removeAttribute("open"); });

// A browser that brings back a half-filled form brings back its seats, too.
addEventListener("pageshow", showGame);
showGame();
// Days by the clock of whoever looks.
for (const day of findAll("[data-at]")) {
  const at = new Date(Number(day.dataset.at) * 1000);
  day.textContent = at.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" });
}
