import { byId, element } from "./dom.js";

/** The versions of documents since the page was opened, and comparisons of two texts. */
export class Versions {
  #all = new Map();
  #name = () => "";
  #restore;

  /** `name` returns the displayed document; `restore` receives the text of a version. */
  constructor(name, restore) {
    this.#name = name;
    this.#restore = restore;
    byId("versions-list").addEventListener("click", ({ target }) => {
      const button = target.closest("button[data-version]");
      if (button) this.#choose(Number(button.dataset.version));
    });
    byId("versions-restore").addEventListener("click", () => {
      const version = this.#chosen;
      byId("versions").close();
      if (version) this.#restore(version.text);
    });
    byId("versions-close").addEventListener("click", () => byId("versions").close());
  }

  #chosen = null;

  /** Notes a text of a document, unless it is the last one noted. */
  note(name, text, kind) {
    const list = this.#all.get(name) ?? [];
    if (list.at(-1)?.text === text) return;
    list.push({ text, kind, time: new Date() });
    // The first version stays; others leave room for later ones.
    if (list.length > 100) list.splice(1, 1);
    this.#all.set(name, list);
  }

  open(current) {
    const list = this.#all.get(this.#name()) ?? [];
    this.#current = current;
    byId("versions-list").replaceChildren(...list.map((version, index) => element("li", {},
      element("button", { type: "button", "data-version": index, "aria-pressed": "false" },
        element("span", { text: version.kind }), element("time", { text: version.time.toLocaleTimeString() })))).toReversed());
    byId("versions").showModal();
    this.#choose(list.length - 1);
  }

  #current = "";

  #choose(index) {
    const list = this.#all.get(this.#name()) ?? [];
    this.#chosen = list[index] ?? null;
    for (const button of byId("versions-list").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.version) === index));
    }
    byId("versions-text").replaceChildren(...comparison(this.#chosen?.text ?? "", this.#current));
    byId("versions-restore").disabled = !this.#chosen || this.#chosen.text === this.#current;
  }
}

/** Lines of two texts as elements: removed, added, or the same. */
export function comparison(before, after) {
  return lines(before, after).map(({ kind, text }) => element("div", { class: `line ${kind}` },
    element("span", { class: "sign", "aria-hidden": "true", text: { removed: "−", added: "+", same: " " }[kind] }),
    kind === "same" ? null : element("span", { class: "unseen", text: `${kind}: ` }), text || " "));
}

/** The shortest difference of two texts by line. */
export function lines(before, after) {
  const [one, other] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < one.length - head && tail < other.length - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [a, b] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  const same = (list) => list.map((text) => ({ kind: "same", text }));
  const middle = [];
  if (a.length * b.length > 4_000_000) {
    middle.push(...a.map((text) => ({ kind: "removed", text })), ...b.map((text) => ({ kind: "added", text })));
  } else {
    const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
    for (let i = a.length - 1; i >= 0; i -= 1) {
      for (let j = b.length - 1; j >= 0; j -= 1) {
        common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    let i = 0, j = 0;
    while (i < a.length || j < b.length) {
      if (i < a.length && j < b.length && a[i] === b[j]) {
        middle.push({ kind: "same", text: a[i] });
        [i, j] = [i + 1, j + 1];
      } else if (j === b.length || i < a.length && common[i + 1][j] >= common[i][j + 1]) {
        middle.push({ kind: "removed", text: a[i] });
        i += 1;
      } else {
        middle.push({ kind: "added", text: b[j] });
        j += 1;
      }
    }
  }
  return [...same(one.slice(0, head)), ...middle, ...same(one.slice(one.length - tail))];
}
