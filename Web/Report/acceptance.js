"use strict";

/** Values that outlive the page, where the browser allows it: a page from disk may be refused. */
const memory = {
  read(name) {
    try {
      return localStorage.getItem(`menumock ${name}`);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(`menumock ${name}`, value);
    } catch {
      // Then it is forgotten with the page.
    }
  },
};

/** Which pictures are accepted. */
class Acceptance extends EventTarget {
  #entries;
  #paths;
  #key;

  constructor(entries, key) {
    super();
    this.#entries = entries.filter((entry) => entry.canBeAccepted);
    this.#key = `accepted ${key}`;
    this.#paths = new Set(this.#remembered());
  }

  #remembered() {
    try {
      const paths = JSON.parse(memory.read(this.#key) ?? "[]");
      const known = new Set(this.#entries.map((entry) => entry.path));
      return Array.isArray(paths) ? paths.filter((path) => known.has(path)) : [];
    } catch {
      return [];
    }
  }

  has(entry) {
    return this.#paths.has(entry.path);
  }

  /** Accepts pictures, or takes that back. */
  set(entries, isAccepted) {
    for (const entry of entries.filter((entry) => entry.canBeAccepted)) {
      if (isAccepted) this.#paths.add(entry.path);
      else this.#paths.delete(entry.path);
    }
    memory.write(this.#key, JSON.stringify([...this.#paths]));
    this.dispatchEvent(new Event("change"));
  }

  get count() {
    return this.#paths.size;
  }

  /** How many there are that can be accepted. */
  get total() {
    return this.#entries.length;
  }

  /** `accept.json`, in the order of the report. */
  get text() {
    const accept = this.#entries.filter((entry) => this.has(entry)).map((entry) => entry.acceptance);
    return JSON.stringify({ version: 1, accept }, null, 2) + "\n";
  }

  /** Hands `accept.json` to the browser as a file. */
  download() {
    const address = URL.createObjectURL(new Blob([this.text], { type: "application/json" }));
    const link = element("a", { href: address, download: "accept.json" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  /** Puts `accept.json` on the clipboard; whether that worked. */
  async copy() {
    try {
      await navigator.clipboard.writeText(this.text);
      return true;
    } catch {
      // Pages from disk have no clipboard in some browsers; the old way still works there.
      const area = element("textarea", { class: "hidden", "aria-hidden": "true" });
      area.value = this.text;
      document.body.append(area);
      area.select();
      const isDone = document.execCommand("copy");
      area.remove();
      return isDone;
    }
  }
}
