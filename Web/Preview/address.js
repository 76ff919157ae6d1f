/** Keys of the settings that the page can override. */
export const settingKeys = [
  "platform", "theme", "appearance", "contrast", "transparency", "textSize", "locale", "layoutDirection", "state",
  "frame", "heldModifiers", "background", "tint",
];

/** The selection, stored in the URL fragment so that reloading and bookmarks keep it. */
export class Address extends EventTarget {
  #values = new URLSearchParams();

  constructor() {
    super();
    this.#read();
    addEventListener("hashchange", () => {
      if (location.hash.slice(1) === this.#values.toString()) return;
      this.#read();
      this.dispatchEvent(new Event("change"));
    });
  }

  #read() {
    this.#values = new URLSearchParams(location.hash.slice(1));
  }

  /** The value of a key, or an empty string. */
  get(key) {
    return this.#values.get(key) ?? "";
  }

  /** Sets values; an empty value removes its key. `isStep` adds an entry to the browser's history. */
  set(changes, { isStep = false } = {}) {
    const before = this.#values.toString();
    for (const [key, value] of Object.entries(changes)) {
      if (value === "" || value === null || value === undefined) this.#values.delete(key);
      else this.#values.set(key, value);
    }
    if (this.#values.toString() === before) return;
    history[isStep ? "pushState" : "replaceState"](null, "", `#${this.#values}`);
    this.dispatchEvent(new Event("change"));
  }

  get settings() {
    return Object.fromEntries(settingKeys.map((key) => [key, this.get(key)]).filter(([, value]) => value));
  }
}
