/** The settings that can be chosen on the page, by the names that documents have for them. */
export const settingKeys = [
  "platform", "theme", "appearance", "contrast", "transparency", "textSize", "locale", "layoutDirection", "state",
  "frame", "heldModifiers", "background", "tint",
];

/** What is chosen, as it stands in the address: reloading and bookmarks keep it. */
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

  /** A value; an empty text where there is none. */
  get(key) {
    return this.#values.get(key) ?? "";
  }

  /** Changes values; empty ones go. With `isStep` the browser's way back leads to the address before. */
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

  /** The chosen settings. */
  get settings() {
    return Object.fromEntries(settingKeys.map((key) => [key, this.get(key)]).filter(([, value]) => value));
  }
}
