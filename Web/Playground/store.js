const key = "menumock-documents";

const first = `${JSON.stringify({
  version: 1, presentation: "contextMenu",
  menu: { items: [
    { title: "Copy", systemImage: "document.on.document" }, { title: "Favorite", systemImage: "heart" }, "---",
    { title: "Delete", systemImage: "trash", role: "destructive" },
  ] },
}, null, 2)}\n`;

/** The documents in the browser's storage, by name. */
export class Store extends EventTarget {
  #documents = new Map();

  constructor() {
    super();
    this.#read();
    if (this.#documents.size === 0) this.set("menu.json", first);
    addEventListener("storage", (event) => {
      if (event.key !== key) return;
      this.#read();
      this.dispatchEvent(new CustomEvent("change", { detail: { documents: this.names, list: true } }));
    });
  }

  #read() {
    try {
      this.#documents = new Map(Object.entries(JSON.parse(localStorage.getItem(key) ?? "{}")).filter(([, text]) => typeof text === "string"));
    } catch {
      this.#documents = new Map();
    }
  }

  get names() { return [...this.#documents.keys()].sort(); }
  has(name) { return this.#documents.has(name); }
  text(name) { return this.#documents.get(name) ?? ""; }

  /** A number that changes with the text. */
  hash(name) {
    let hash = 5381;
    for (const letter of this.text(name)) hash = (hash * 33 + letter.codePointAt(0)) % 4294967296;
    return `${this.text(name).length}-${hash}`;
  }

  set(name, text) {
    this.#documents.set(name, text);
    try { localStorage.setItem(key, JSON.stringify(Object.fromEntries(this.#documents))); } catch { /* then it is lost with the page */ }
  }

  /** Adds a document under a free name, which it returns. */
  add(name, text) {
    const [, stem, ending] = /^(.*?)(\.jsonc?)?$/.exec(name);
    let free = `${stem}${ending ?? ".json"}`;
    for (let number = 2; this.has(free) && this.text(free) !== text; number += 1) free = `${stem}-${number}${ending ?? ".json"}`;
    this.set(free, text);
    return free;
  }
}
