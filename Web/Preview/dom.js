/** The element of an id. */
export const byId = (id) => document.getElementById(id);

/** Makes an element; `text` is its text, and listeners start with `on`. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "text") node.textContent = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A drawing of the page's own. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** Whether the page is dark: as was chosen on it, or else as the system is. */
export const isPageDark = () =>
  (document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

let noteTimer = null;

/** Says something for a moment. */
export function announce(text) {
  byId("note").textContent = text;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => { byId("note").textContent = ""; }, 4000);
}

/** A name of a file without its folders. */
export const lastPart = (path) => path.split("/").at(-1);

/** What a document is called: its file's name without the ending. */
export const titleOf = (path) => lastPart(path).replace(/\.jsonc?$/, "");

/** A path without its last part, with its slash. */
export const folderOf = (path) => path.slice(0, path.length - lastPart(path).length);

/** A length for people: points with at most two decimals. */
export const points = (value) => String(Math.round(value * 100) / 100);

/** `1 error`, `2 errors`. */
export const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
