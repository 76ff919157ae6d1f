export const byId = (id) => document.getElementById(id);

/** Creates an element. `text` sets its text; names that start with `on` add listeners. */
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

/** An icon defined in `page.html`. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** Whether the page is dark: the choice on the page, otherwise the system's. */
export const isPageDark = () =>
  (document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

/** Applies the saved appearance of the page, and lets the button switch it. */
export function offerAppearance() {
  const key = "menumock-theme";
  const root = document.documentElement;
  try { root.dataset.theme = localStorage.getItem(key) ?? ""; } catch { /* then the system's is used */ }
  if (!root.dataset.theme) delete root.dataset.theme;
  byId("theme").addEventListener("click", () => {
    root.dataset.theme = isPageDark() ? "light" : "dark";
    try { localStorage.setItem(key, root.dataset.theme); } catch { /* then it is not saved */ }
  });
}

let noteTimer = null;

/** Shows a message for four seconds. */
export function announce(text) {
  byId("note").textContent = text;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => { byId("note").textContent = ""; }, 4000);
}

export const lastPart = (path) => path.split("/").at(-1);

/** The file name without its extension. */
export const titleOf = (path) => lastPart(path).replace(/\.jsonc?$/, "");

/** The folder of a path, with a trailing slash. */
export const folderOf = (path) => path.slice(0, path.length - lastPart(path).length);

/** A length in points with at most two decimals. */
export const points = (value) => String(Math.round(value * 100) / 100);

/** `1 error`, `2 errors`. */
export const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
