// Small helpers that every page's script shares. No words live in scripts: pages carry them as data.
//
// Contract: knows nothing of tables; may be called by every module and calls none. It can be imported where there is no
// page, as unit tests do: nothing is read before somebody asks.

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E | null}
 */
export const find = (selector, root = document) => root.querySelector(selector);

/**
 * What the page must have.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E}
 */
export function need(selector, root = document) {
  /** @type {E | null} */
  const found = root.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E[]}
 */
export const findAll = (selector, root = document) => [...(/** @type {NodeListOf<E>} */ (root.querySelectorAll(selector)))];

/**
 * The nearest thing around an event that fits.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export const around = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * Whether an event happened to a thing that fits.
 * @param {Event} event
 * @param {string} selector
 */
export const isOn = (event, selector) => event.target instanceof Element && event.target.matches(selector);

/**
 * @param {string} id
 * @returns {any}
 */
export function readJson(id) {
  const block = document.getElementById(id);
  return block ? JSON.parse(block.textContent ?? "") : {};
}

/** @type {Record<string, string> | null} */
let words = null;

/**
 * A sentence of the page with its gaps filled.
 * @param {string} key
 * @param {Record<string, string | number>} [gaps]
 * @returns {string}
 */
export function say(key, gaps = {}) {
  words ??= /** @type {Record<string, string>} */ (readJson("words"));
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(gaps[name] ?? ""));
}

/**
 * A row without content, as the page drew it.
 * @param {string} name
 * @returns {HTMLElement}
 */
export function cloneTemplate(name) {
  /** @type {HTMLTemplateElement} */
  const template = need(`#t-${name}`);
  return /** @type {HTMLElement} */ (need("*", template.content).cloneNode(true));
}

/**
 * Names one after the other, as the language of the page says it.
 * @param {readonly string[]} names
 */
export const listed = (names) => new Intl.ListFormat(document.documentElement.lang || undefined).format(names);

/**
 * One of the drawings that the page left for its script.
 * @param {string} name
 */
export function icon(name) {
  /** @type {HTMLTemplateElement} */
  const template = need("#t-icons");
  return need(`[data-icon="${name}"] svg`, template.content).cloneNode(true);
}

/**
 * Put texts into the fields of a row.
 * @param {HTMLElement} row
 * @param {Record<string, string | number>} fields
 */
export function fill(row, fields) {
  for (const [name, text] of Object.entries(fields)) {
    const field = find(`[data-f="${name}"]`, row);
    if (field) field.textContent = String(text);
  }
  return row;
}

/** @type {Map<string, string>} */
const shown = new Map();

/**
 * Put drawn HTML into a place. What stays as it was is not touched: it keeps its focus, goes on moving, need not be
 * drawn. False: all of it was there already.
 * @param {string} selector
 * @param {string} html
 */
export function fillIn(selector, html) {
  if (shown.get(selector) === html) return false;
  const place = need(selector);
  const scrolled = new Map(findAll("[id]", place).map((part) => [part.id, part.scrollTop]));
  replaceParts(place, html);
  shown.set(selector, html);
  for (const part of findAll("[id]", place)) part.scrollTop = scrolled.get(part.id) ?? 0;
  return true;
}

/** @param {Node} part */
const written = (part) => (part instanceof Element ? part.outerHTML : part.textContent);

/**
 * @param {Element} place
 * @param {string} html
 */
function replaceParts(place, html) {
  const fresh = /** @type {Element} */ (place.cloneNode(false));
  fresh.innerHTML = html;
  const wanted = new Set([...fresh.childNodes].map(written));
  for (const part of [...place.childNodes]) if (!wanted.has(written(part))) part.remove();
  let at = place.firstChild;
  for (const part of [...fresh.childNodes]) {
    if (at?.isEqualNode(part)) at = at.nextSibling;
    else place.insertBefore(part, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/**
 * A seat's mark in the place the template left for it.
 * @param {HTMLElement} row
 * @param {number | null} seat
 */
export function setMark(row, seat) {
  const place = find("[data-mark]", row);
  if (!place || seat === null) return;
  const mark = svg("svg", { class: place.getAttribute("class") ?? "", viewBox: "-14 -14 28 28", "aria-hidden": "true", "data-mark": "" });
  mark.append(svg("use", { href: `#seat-${seat}` }));
  place.replaceWith(mark);
}

/**
 * @param {number} at seconds since 1970
 */
export function clock(at) {
  return at ? new Date(at * 1000).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) : "";
}

/**
 * Times that the server wrote in UTC, by the visitor's own clock.
 * @param {ParentNode} [root]
 */
export function localTimes(root = document) {
  /** @type {HTMLTimeElement[]} */
  const times = findAll("time[datetime]", root);
  for (const time of times) {
    const at = Date.parse(time.dateTime) / 1000;
    if (at) time.textContent = clock(at);
  }
}

/**
 * How modules ask the server: the status, and the body, which is what the path promises only where the status says so.
 * @typedef {(path: string, posted?: object) => Promise<{ status: number, body: any }>} Ask
 */

/**
 * What the server answers. Throws only when it cannot be reached.
 * @type {Ask}
 */
export async function request(path, posted) {
  const headers = { "X-Capolinea": "1", Accept: "application/json" };
  const answer = await fetch(path, posted === undefined
    ? { headers }
    : { method: "POST", body: JSON.stringify(posted), headers: { ...headers, "Content-Type": "application/json" } });
  const text = await answer.text();
  let body = {};
  try { body = JSON.parse(text); } catch { /* a proxy's own error page: the status says enough */ }
  return { status: answer.status, body };
}

/**
 * Parts of a page as the server would draw it now, put in the place of the old ones.
 * @param {string} path
 * @param {string[]} selectors
 */
export async function refreshParts(path, selectors) {
  const answer = await fetch(path, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const selector of selectors) {
    const [old, fresh] = [find(selector), find(selector, page)];
    if (old && fresh) old.replaceChildren(...fresh.childNodes);
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeTimer;

/**
 * One line that comes and goes.
 * @param {string} text
 */
export function notice(text) {
  const line = document.getElementById("notice");
  if (!line) return;
  line.textContent = text;
  line.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { line.hidden = true; }, 3200);
}

/**
 * Read, or with a value write, what this browser keeps.
 * @param {() => Storage} area
 * @param {string} key
 * @param {string | number} [value]
 * @returns {string | null}
 */
function store(area, key, value) {
  try {
    if (value === undefined) return area().getItem(key);
    area().setItem(key, String(value));
  } catch { /* a browser that keeps nothing: preferences last as long as the page */ }
  return null;
}

/**
 * @param {string} key
 * @param {string | number} [value]
 */
export const local = (key, value) => store(() => localStorage, `capolinea.${key}`, value);

/**
 * @param {string} key
 * @param {string | number} [value]
 */
export const session = (key, value) => store(() => sessionStorage, `capolinea.${key}`, value);

/**
 * Letters without case and accents, to be searched.
 * @param {string | null | undefined} text
 */
export const fold = (text) => (text ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
