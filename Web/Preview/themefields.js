import { byId, element } from "./dom.js";
import { changedColor, inAppearance, resolved, valueAt } from "./themefile.js";

/** `panelInnerBorder` as “Panel inner border”. */
const words = (name) => {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return spaced[0].toUpperCase() + spaced.slice(1);
};

/** The fields for colors and lengths of a theme. `change` receives a path and its new value. */
export class ThemeFields {
  #rows = [];
  #change;
  #theme = { own: {}, bases: {}, lengthPath: () => [] };

  constructor(change) {
    this.#change = change;
    byId("find").addEventListener("input", () => this.#find());
    byId("platform").addEventListener("change", () => this.update(this.#theme));
    byId("fields").addEventListener("submit", (event) => event.preventDefault());
  }

  get platform() {
    return byId("platform").value;
  }

  /** Creates the fields from the schema of themes. */
  make(schema, names) {
    const parts = schema.$defs;
    const roles = parts.themePart.properties.roles.propertyNames.enum;
    this.#rows = [];
    byId("roles").replaceChildren(...roles.map((name) => this.#color("roles", name)));
    byId("colors").replaceChildren(...names.map((name) => this.#color("colors", name)));
    const groups = Object.entries(parts.metricsPart.properties).map(([group, node]) => {
      const properties = parts[node.$ref?.split("/").at(-1)]?.properties ?? {};
      const lengths = Object.entries(properties).filter(([, each]) => (each.anyOf ?? [each]).some((form) => form.type === "number"));
      if (!lengths.length) return null;
      return element("fieldset", {}, element("legend", { text: words(group) }),
        ...lengths.map(([name, each]) => this.#length(group, name, (each.anyOf ?? [each]).find((form) => form.type === "number"), each.description)));
    });
    byId("lengths").replaceChildren(...groups.filter(Boolean));
    this.#find();
  }

  /** Shows the values of a theme: its own, and those of the themes it extends by platform. */
  update(theme) {
    this.#theme = theme;
    for (const row of this.#rows) row.update();
  }

  #color(section, name) {
    const node = element("div", { class: "entry color", role: "group", "aria-label": words(name) }, element("span", { class: "name", text: words(name), title: name }));
    const fields = ["light", "dark"].map((appearance) => {
      const swatch = element("input", { type: "color", "aria-label": `${words(name)}, ${appearance}, pick` });
      const backing = element("span", { class: "swatch" }, swatch);
      const text = element("input", { type: "text", spellcheck: "false", autocomplete: "off", "aria-label": `${words(name)}, ${appearance}` });
      const set = (value) => {
        const { own, base } = this.#values(section, name);
        this.#change([section, name], changedColor(own, base, appearance, value.trim()));
      };
      swatch.addEventListener("input", () => {
        const now = this.#resolved(section, name, appearance);
        const alpha = now && now.alpha < 1 && now.alpha > 0 ? `@${Math.round(now.alpha * 1000) / 1000}` : "";
        set(swatch.value.toUpperCase() + alpha);
      });
      text.addEventListener("change", () => set(text.value));
      node.append(element("span", { class: "value" }, backing, text));
      return { appearance, swatch, backing, text };
    });
    const reset = this.#reset(words(name), () => this.#change([section, name], undefined));
    node.append(reset);
    this.#rows.push({
      node, words: `${name} ${words(name)} color`.toLowerCase(),
      update: () => {
        const { own, base } = this.#values(section, name);
        for (const { appearance, swatch, backing, text } of fields) {
          if (document.activeElement !== text || own === undefined) text.value = inAppearance(own, appearance) ?? "";
          text.placeholder = inAppearance(base, appearance) ?? "";
          const found = this.#resolved(section, name, appearance);
          backing.style.setProperty("--color", found ? `color-mix(in srgb, ${found.hex} ${found.alpha * 100}%, transparent)` : "transparent");
          if (found) swatch.value = found.hex.toLowerCase();
        }
        node.classList.toggle("is-set", own !== undefined);
        reset.hidden = own === undefined;
      },
    });
    return node;
  }

  #length(group, name, form, description) {
    const label = `${words(group)}: ${words(name).toLowerCase()}`;
    const input = element("input", {
      type: "number", step: "any", min: form.minimum, max: form.maximum, "aria-label": label, autocomplete: "off",
    });
    const reset = this.#reset(label, () => this.#change(this.#theme.lengthPath(this.platform, group, name), undefined));
    const node = element("div", { class: "entry length" },
      element("span", { class: "name", text: words(name), title: description?.replaceAll("`", "") ?? "" }), input, reset);
    input.addEventListener("change", () => {
      if (!input.checkValidity()) return input.reportValidity();
      const value = input.value === "" ? undefined : Number(input.value);
      this.#change(this.#theme.lengthPath(this.platform, group, name), value);
    });
    this.#rows.push({
      node, words: `${group} ${name} ${label}`.toLowerCase(),
      update: () => {
        const own = valueAt(this.#theme.own, this.#theme.lengthPath(this.platform, group, name));
        const base = valueAt(this.#theme.bases[this.platform] ?? {}, ["metrics", group, name]);
        const shown = (value) => (Array.isArray(value) ? value[3] : value) ?? "";
        if (document.activeElement !== input || own === undefined) input.value = shown(own);
        input.placeholder = shown(base);
        node.classList.toggle("is-set", own !== undefined);
        reset.hidden = own === undefined;
      },
    });
    return node;
  }

  #reset(label, act) {
    const button = element("button", { type: "button", class: "icon reset", "aria-label": `Reset ${label}`, title: "Reset", text: "↺", hidden: true });
    button.addEventListener("click", () => {
      act();
      button.closest(".entry").querySelector("input:not([type=color])").focus();
    });
    return button;
  }

  #values(section, name) {
    return { own: this.#theme.own[section]?.[name], base: Object.values(this.#theme.bases)[0]?.[section]?.[name] };
  }

  #resolved(section, name, appearance) {
    const { own, base } = this.#values(section, name);
    return resolved(this.#theme.merged ?? {}, inAppearance(own ?? base, appearance), appearance);
  }

  /** Shows the rows that contain all words. */
  #find() {
    const wanted = byId("find").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of this.#rows) {
      row.node.hidden = !wanted.every((word) => row.words.includes(word));
      if (!row.node.hidden) count += 1;
    }
    for (const group of document.querySelectorAll("#lengths fieldset, #fields section")) {
      group.hidden = wanted.length > 0 && [...group.querySelectorAll(".entry")].every((row) => row.hidden);
    }
    byId("found").textContent = wanted.length ? `${count} found` : "";
  }
}
