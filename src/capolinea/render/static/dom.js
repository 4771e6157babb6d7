// Small helpers that every page's script shares. No words live in scripts: pages carry them as data.

export const find = (selector, root = document) => root.querySelector(selector);
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

export function readJson(id) {
  const block = document.getElementById(id);
  return block ? JSON.parse(block.textContent) : {};
}

const words = readJson("words");

/** A sentence of the page with its gaps filled. */
export function say(key, gaps = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => gaps[name] ?? "");
}

/** A blank row, as the page drew it. */
export function blank(name) {
  return document.getElementById(`t-${name}`).content.firstElementChild.cloneNode(true);
}

/** One of the drawings that the page left for its script. */
export function icon(name) {
  return find(`[data-icon="${name}"] svg`, document.getElementById("t-icons").content).cloneNode(true);
}

/** Put texts into the fields of a row. */
export function fill(row, fields) {
  for (const [name, text] of Object.entries(fields)) {
    const field = find(`[data-f="${name}"]`, row);
    if (field) field.textContent = text ?? "";
  }
  return row;
}

const shown = new Map();

/** Put drawn HTML into a place. What stays as it was is not touched: it keeps its focus, goes on moving, need not be drawn. */
export function fillIn(selector, html) {
  if (shown.get(selector) === html) return false;
  const place = find(selector);
  const scrolled = new Map(findAll("[id]", place).map((part) => [part.id, part.scrollTop]));
  replaceParts(place, html);
  shown.set(selector, html);
  for (const part of findAll("[id]", place)) part.scrollTop = scrolled.get(part.id) ?? 0;
  return true;
}

const written = (part) => part.outerHTML ?? part.textContent;

function replaceParts(place, html) {
  const fresh = place.cloneNode(false);
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

export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A seat's mark in the place the template left for it. */
export function setMark(row, seat) {
  const place = find("[data-mark]", row);
  if (!place || seat === null || seat === undefined) return;
  const mark = svg("svg", { class: place.getAttribute("class"), viewBox: "-14 -14 28 28", "aria-hidden": "true", "data-mark": "" });
  mark.append(svg("use", { href: `#seat-${seat}` }));
  place.replaceWith(mark);
}

export function clock(at) {
  return at ? new Date(at * 1000).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) : "";
}

/** Times that the server wrote in UTC, by the visitor's own clock. */
export function localTimes(root = document) {
  for (const time of findAll("time[datetime]", root)) {
    const at = Date.parse(time.dateTime) / 1000;
    if (at) time.textContent = clock(at);
  }
}

/** What the server answers: `{status, body}`. Throws only when it cannot be reached. */
export async function request(path, body) {
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  options.headers = { ...options.headers, "X-Capolinea": "1", Accept: "application/json" };
  const answer = await fetch(path, options);
  const text = await answer.text();
  let parsed = {};
  try { parsed = JSON.parse(text); } catch { /* a proxy's own error page: the status says enough */ }
  return { status: answer.status, body: parsed };
}

/** Parts of a page as the server would draw it now, put in the place of the old ones. */
export async function refreshParts(path, selectors) {
  const answer = await fetch(path, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const selector of selectors) {
    const [old, fresh] = [find(selector), find(selector, page)];
    if (old && fresh) old.replaceChildren(...fresh.childNodes);
  }
}

let noticeTimer = 0;

/** One line that comes and goes. */
export function notice(text) {
  const line = document.getElementById("notice");
  if (!line) return;
  line.textContent = text;
  line.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { line.hidden = true; }, 3200);
}

export function store(area, key, value) {
  try {
    if (value === undefined) return area().getItem(key);
    area().setItem(key, value);
  } catch { /* a browser that keeps nothing: preferences last as long as the page */ }
  return null;
}
export const local = (key, value) => store(() => localStorage, `capolinea.${key}`, value);
export const session = (key, value) => store(() => sessionStorage, `capolinea.${key}`, value);
