"use strict";

/** Values in local storage, which some browsers deny to pages opened from disk. */
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
      // Without storage, the value is lost when the page closes.
    }
  },
};

/** The accepted pictures. */
class Acceptance extends EventTarget {
  #entries;
  #paths;
  #key;

  constructor(entries, key) {
    super();
    this.#entries = entries.filter((entry) => entry.canBeAccepted);
    this.#key = `accepted ${key}`;
    this.#paths = new Set(this.#stored());
  }

  #stored() {
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

  /** Accepts pictures, or removes them from the accepted ones. */
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

  /** The number of pictures that can be accepted. */
  get total() {
    return this.#entries.length;
  }

  /** The contents of `accept.json`, in the order of the report. */
  get text() {
    const accept = this.#entries.filter((entry) => this.has(entry)).map((entry) => entry.acceptance);
    return JSON.stringify({ version: 1, accept }, null, 2) + "\n";
  }

  download() {
    const address = URL.createObjectURL(new Blob([this.text], { type: "application/json" }));
    const link = element("a", { href: address, download: "accept.json" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  /** Copies `accept.json`. Returns whether that succeeded. */
  async copy() {
    try {
      await navigator.clipboard.writeText(this.text);
      return true;
    } catch {
      // Some browsers deny the clipboard to pages opened from disk, but allow `execCommand`.
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
