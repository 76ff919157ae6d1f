import { byId, element } from "./dom.js";

const textSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  "accessibility3", "accessibility4", "accessibility5",
];
const words = {
  iOS: "iOS", iPadOS: "iPadOS", macOS: "macOS", visionOS: "visionOS", light: "Light", dark: "Dark",
  standard: "Standard", increased: "Increased", reduced: "Reduced", leftToRight: "Left to right",
  rightToLeft: "Right to left", open: "Open", closed: "Closed", confirming: "Confirming", xSmall: "xS", small: "S",
  medium: "M", large: "L", xLarge: "xL", xxLarge: "xxL", xxxLarge: "xxxL", accessibility1: "AX 1",
  accessibility2: "AX 2", accessibility3: "AX 3", accessibility4: "AX 4", accessibility5: "AX 5",
  transparent: "None", theme: "Theme", "#FFFFFF": "White", "#000000": "Black",
};
const modifiers = { shift: "⇧", control: "⌃", option: "⌥", command: "⌘" };

/** The name of a value on the page. */
export const word = (value) => words[value] ?? value;

/** The pictures of a comparison: the label and settings of each. */
export function variants(kind, { settings, frames, locales }) {
  const each = (key, values) => values.map((value) => ({ label: word(value), settings: { [key]: value } }));
  switch (kind) {
    case "platform": return each("platform", ["iOS", "iPadOS", "macOS", "visionOS"]);
    case "appearance": return each("appearance", ["light", "dark"]);
    case "contrast": return each("contrast", ["standard", "increased"]);
    case "textSize": return each("textSize", ["xSmall", "large", "xxxLarge", "accessibility3"]);
    case "locale": return each("locale", [...new Set([settings.locale ?? "en", ...locales])]);
    case "layoutDirection": return each("layoutDirection", ["leftToRight", "rightToLeft"]);
    case "state": return each("state", ["open", "closed"]);
    case "frame":
      if (!frames.length) return [{ label: null, settings: {} }];
      return frames.map((caption, index) => ({ label: caption ?? `Frame ${index + 1}`, settings: { frame: index + 1 } }));
    default: return [{ label: null, settings: {} }];
  }
}

/** The panel that overrides the document's settings. */
export class SettingsPanel {
  #address;
  #controls = [];
  /** `settings` are written in the document, `standards` apply without them. */
  #facts = { settings: {}, standards: {}, frames: [], locales: [], themes: [] };

  constructor(address) {
    this.#address = address;
    const form = byId("settings-form");
    form.append(
      this.#segments("platform", "Platform", ["iOS", "iPadOS", "macOS", "visionOS"]),
      this.#select("theme", "Theme", () => this.#themes()),
      this.#segments("appearance", "Appearance", ["light", "dark"]),
      this.#segments("contrast", "Contrast", ["standard", "increased"]),
      this.#segments("transparency", "Transparency", ["standard", "reduced"]),
      this.#slider("textSize", "Text size", textSizes),
      this.#locale(),
      this.#segments("layoutDirection", "Direction", ["leftToRight", "rightToLeft"]),
      this.#segments("state", "State", ["open", "closed", "confirming"]),
      this.#select("frame", "Frame", () =>
        this.#facts.frames.map((caption, index) => [String(index + 1), caption ?? `Frame ${index + 1}`])),
      this.#modifiers(),
      this.#segments("background", "Background", ["transparent", "theme", "#FFFFFF", "#000000"]));
    byId("settings-reset").addEventListener("click", () => {
      address.set(Object.fromEntries(Object.keys(address.settings).map((key) => [key, ""])));
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    this.update();
  }

  /** Updates the document's settings and the available choices. */
  setFacts(facts) {
    Object.assign(this.#facts, facts);
    this.update();
  }

  update() {
    for (const update of this.#controls) update();
    byId("settings-reset").disabled = Object.keys(this.#address.settings).length === 0;
  }

  #documentValue(key) {
    const value = this.#facts.settings[key];
    return Array.isArray(value) ? value.join("+") : value;
  }

  #value(key, standard) {
    return this.#address.get(key) || this.#documentValue(key) || standard;
  }

  #row(key, label, control, isGroup = true) {
    const name = element("span", { class: "name", id: `settings-${key}`, text: label });
    const reset = element("button", {
      type: "button", class: "reset", title: `Reset ${label.toLowerCase()} to document`,
      "aria-label": `Reset ${label.toLowerCase()} to document`, text: "↺", onclick: () => this.#address.set({ [key]: "" }),
    });
    if (isGroup) control.setAttribute("aria-labelledby", `settings-${key}`);
    const row = element("div", { class: "row", "data-key": key }, element("div", { class: "head" }, name, reset), control);
    this.#controls.push(() => row.classList.toggle("is-chosen", this.#address.get(key) !== ""));
    return row;
  }

  #segments(key, label, values) {
    const group = element("div", { class: "segments", role: "group" });
    const standard = () => this.#facts.standards[key] ?? values[0];
    for (const value of values) {
      const button = element("button", { type: "button", text: word(value), "data-value": value });
      button.addEventListener("click", () => {
        // The address contains only differences from the document.
        const isDefault = (this.#documentValue(key) ?? standard()) === value;
        this.#address.set({ [key]: isDefault ? "" : value });
      });
      group.append(button);
    }
    this.#controls.push(() => {
      const chosen = this.#value(key, standard());
      for (const button of group.children) {
        button.setAttribute("aria-pressed", String(button.dataset.value.toLowerCase() === String(chosen).toLowerCase()));
      }
    });
    return this.#row(key, label, group);
  }

  #select(key, label, options) {
    const select = element("select", { id: `choose-${key}` });
    select.addEventListener("change", () => this.#address.set({ [key]: select.value }));
    const row = this.#row(key, label, select);
    this.#controls.push(() => {
      const listed = options();
      const chosen = this.#address.get(key);
      if (chosen && !listed.some(([value]) => value === chosen)) listed.push([chosen, chosen]);
      select.replaceChildren(
        element("option", { value: "", text: key === "frame" ? "All" : this.#documentValue(key) ?? "Newest" }),
        ...listed.map(([value, text]) => element("option", { value, text })));
      select.value = chosen;
      row.hidden = key === "frame" && listed.length === 0;
    });
    return row;
  }

  #themes() {
    const platform = this.#value("platform", "iOS");
    return this.#facts.themes.filter((theme) => theme.platforms.includes(platform)).map((theme) => [theme.name, theme.title]);
  }

  #slider(key, label, values) {
    const output = element("output", {});
    const input = element("input", { type: "range", min: 0, max: values.length - 1, step: 1, "aria-labelledby": `settings-${key}` });
    input.addEventListener("input", () => {
      const value = values[input.value];
      this.#address.set({ [key]: (this.#documentValue(key) ?? "large") === value ? "" : value });
    });
    this.#controls.push(() => {
      const value = this.#value(key, "large");
      input.value = values.indexOf(value);
      input.setAttribute("aria-valuetext", word(value));
      output.textContent = word(value);
    });
    return this.#row(key, label, element("div", { class: "slider" }, input, output), false);
  }

  #locale() {
    const list = element("datalist", { id: "locales" });
    const input = element("input", {
      type: "text", list: "locales", spellcheck: "false", autocomplete: "off", "aria-labelledby": "settings-locale",
    });
    input.addEventListener("change", () => this.#address.set({ locale: input.value.trim() }));
    this.#controls.push(() => {
      const known = [...new Set([...this.#facts.locales, "en", "de", "fr", "ja", "zh-Hans", "ar", "he"])];
      list.replaceChildren(...known.map((value) => element("option", { value })));
      input.placeholder = this.#documentValue("locale") ?? "en";
      if (document.activeElement !== input) input.value = this.#address.get("locale");
    });
    return this.#row("locale", "Language", element("div", { class: "field" }, input, list), false);
  }

  #modifiers() {
    const group = element("div", { class: "segments", role: "group" });
    const held = () => new Set(this.#value("heldModifiers", "").split("+").filter(Boolean));
    for (const [name, sign] of Object.entries(modifiers)) {
      const label = name[0].toUpperCase() + name.slice(1);
      const button = element("button", { type: "button", text: sign, "aria-label": label, title: label });
      button.addEventListener("click", () => {
        const now = held();
        if (!now.delete(name)) now.add(name);
        this.#address.set({ heldModifiers: Object.keys(modifiers).filter((key) => now.has(key)).join("+") });
      });
      this.#controls.push(() => button.setAttribute("aria-pressed", String(held().has(name))));
      group.append(button);
    }
    return this.#row("heldModifiers", "Held modifiers", group);
  }
}
