import { byId, element, isPageDark } from "./dom.js";
import { kinds } from "./items.js";
import { showImage } from "./server.js";
import { SymbolGrid } from "./symbols.js";

const roleNames = { none: "None", destructive: "Destructive", cancel: "Cancel" };
const keyNames = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Enter: "return", Escape: "escape", Tab: "tab",
  " ": "space", Backspace: "delete", Delete: "forwardDelete", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown",
};

/** What screen readers hear after a key has changed. */
const spoken = { systemImage: "symbol", symbolWeight: "symbol weight", keyboardShortcut: "shortcut", isOn: "value" };

/** The popover that edits an item, and the menu of kinds to insert. */
export class Popover {
  #node = byId("popover");
  #owner;
  #completion;
  #grid = new SymbolGrid();

  constructor(owner, completion) {
    this.#owner = owner;
    this.#completion = completion;
    this.#node.addEventListener("keydown", (event) => this.#press(event));
  }

  get isOpen() { return !this.#node.hidden; }

  close(returnsFocus = this.#node.contains(document.activeElement)) {
    if (!this.isOpen) return;
    // A changed field reports it before it loses the focus: in a window without the focus, browsers do not.
    const field = document.activeElement;
    if (this.#node.contains(field) && field.matches("input") && field.value !== field.defaultValue) field.dispatchEvent(new Event("change"));
    if (this.#node.contains(document.activeElement)) document.activeElement.blur();
    this.#node.hidden = true;
    if (returnsFocus) this.#owner.focus();
  }

  /** Edits an item next to a frame on the screen. */
  edit(item, frame, takesFocus) {
    this.#show(`Edit ${item.title}`, this.#fields(item));
    this.#place(frame);
    if (!takesFocus) return;
    const first = this.#node.querySelector("input, button, select");
    first?.focus();
    if (first?.matches("input")) first.select();
  }

  /** Moves next to the frame of the edited item. */
  follow(frame) {
    if (!this.#node.querySelector(".kinds")) this.#place(frame);
  }

  /** Shows the item after a change. Keeps the focus. */
  refresh(item) {
    const name = document.activeElement?.dataset?.field;
    this.#show(`Edit ${item.title}`, this.#fields(item));
    if (name) this.#node.querySelector(`[data-field="${name}"]`)?.focus();
  }

  /** Offers the kinds of items to insert. */
  choose(place, opener, takesFocus = true) {
    const buttons = Object.entries(kinds).map(([kind, { label }]) =>
      element("button", { type: "button", class: "kind", "data-field": kind, text: label, onclick: () => {
        this.close(true);
        this.#owner.insert(place, kind, frame);
      } }));
    const frame = opener?.getBoundingClientRect?.() ?? opener;
    this.#show("Insert", [element("div", { class: "kinds", role: "group", "aria-label": "Kinds of items" }, ...buttons)]);
    this.#place(frame);
    if (takesFocus) buttons[0].focus();
  }

  #show(label, nodes) {
    this.#node.setAttribute("aria-label", label);
    this.#node.replaceChildren(...nodes.filter(Boolean));
    this.#node.hidden = false;
  }

  #place(frame) {
    if (!frame) return;
    const { width, height } = this.#node.getBoundingClientRect();
    const isBeside = frame.right + width + 20 < innerWidth;
    const left = isBeside ? frame.right + 12 : frame.left - width - 12 > 0 ? frame.left - width - 12 : Math.max(8, innerWidth - width - 12);
    const top = Math.min(Math.max(8, frame.top - 12), Math.max(8, innerHeight - height - 12));
    // On large screens the page is enlarged: its lengths are larger on the screen.
    const zoom = this.#node.currentCSSZoom ?? 1;
    Object.assign(this.#node.style, { left: `${left / zoom}px`, top: `${top / zoom}px` });
  }

  // Fields

  #fields(item) {
    const value = typeof item.value === "string" ? { title: item.value } : item.value ?? {};
    const { type } = item;
    const isLeaf = ["button", "toggle", "option", "stepper", "slider"].includes(type);
    const isTitled = type !== "divider" && type !== "text";
    return [
      isTitled && this.#text(item, "title", "Title", value.title),
      (isLeaf || type === "menu") && this.#text(item, "subtitle", "Subtitle", value.subtitle),
      isTitled && type !== "section" && this.#symbol(item, value),
      type === "button" && this.#select(item, "role", "Role", roleNames, value.role ?? "none", (chosen) => ["role", chosen === "none" ? undefined : chosen]),
      this.#state(item, value),
      ["button", "toggle"].includes(type) && this.#shortcut(item, value.keyboardShortcut),
      item.isOption ? null : this.#kind(item),
      this.#actions(item),
    ];
  }

  #row(label, control) {
    const id = `popover-${label.toLowerCase().replace(/\W+/g, "-")}`;
    control.id = id;
    return element("div", { class: "entry" }, element("label", { for: id, text: label }), control);
  }

  #set(item, key, value) {
    const name = spoken[key] ?? key;
    const message = key === "isOpen" ? `${value ? "Opened" : "Closed"} ${item.title}`
      : `${value === undefined ? "Removed" : "Changed"} ${name} of ${item.title}`;
    this.#owner.commit(item.set(key, value), message);
  }

  #text(item, key, label, value) {
    const field = element("input", { type: "text", value: value ?? "", "data-field": key, spellcheck: "false", autocomplete: "off" });
    field.addEventListener("change", () => {
      const text = field.value;
      if (text === (value ?? "") || key === "title" && !text.trim() && item.type === "button") return;
      this.#set(item, key, text || undefined);
    });
    return this.#row(label, field);
  }

  #select(item, key, label, names, chosen, change) {
    const select = element("select", { "data-field": key },
      ...Object.entries(names).map(([value, text]) => element("option", { value, text, selected: value === chosen })));
    select.addEventListener("change", () => this.#set(item, ...change(select.value)));
    return this.#row(label, select);
  }

  #symbol(item, value) {
    const name = value.systemImage;
    const image = name ? element("img", { alt: "" }) : null;
    if (image) showImage(image, "symbol", { name, appearance: isPageDark() ? "dark" : "light" });
    const button = element("button", { type: "button", "data-field": "symbol", class: "symbol-button" }, image,
      element("span", { text: name ?? "None" }));
    button.addEventListener("click", async () => {
      const found = await this.#grid.choose({ title: item.title, current: name, weight: value.symbolWeight ?? "" });
      button.focus();
      if (!found) return;
      const current = this.#owner.item ?? item;
      if (found.name !== name) this.#set(current, "systemImage", found.name || undefined);
      if (found.weight !== (value.symbolWeight ?? "")) this.#set(this.#owner.item ?? current, "symbolWeight", found.weight || undefined);
    });
    return this.#row("Symbol", button);
  }

  #state(item, value) {
    const { type } = item;
    if (type === "divider" || type === "text") return null;
    const states = { enabled: "Enabled", isDisabled: "Disabled", isHighlighted: "Highlighted", isHidden: "Hidden" };
    const now = ["isHidden", "isDisabled", "isHighlighted"].find((key) => value[key]) ?? "enabled";
    const select = element("select", { "data-field": "state" },
      ...Object.entries(states).map(([key, text]) => element("option", { value: key, text, selected: key === now })));
    select.addEventListener("change", () => {
      // Two keys may change in one step.
      let changed = item;
      let change = null;
      if (now !== "enabled") change = changed.set(now, undefined);
      if (change) changed = item.constructor.at(change.text, change.path);
      if (select.value !== "enabled") change = changed.set(select.value, true);
      this.#owner.commit(change, `${item.title} is ${states[select.value].toLowerCase()}`);
    });
    const row = this.#row("State", select);
    if (type === "toggle") {
      const on = element("select", { "data-field": "isOn", "aria-label": "Value" }, ...[["false", "Off"], ["true", "On"], ["mixed", "Mixed"]].map(([key, text]) =>
        element("option", { value: key, text, selected: String(value.isOn ?? false) === key })));
      on.addEventListener("change", () => this.#set(item, "isOn", { true: true, false: undefined, mixed: "mixed" }[on.value]));
      row.append(on);
    }
    if (type === "menu" || type === "picker") {
      const open = element("button", { type: "button", "data-field": "isOpen", "aria-pressed": String(Boolean(value.isOpen)), text: "Open" });
      open.addEventListener("click", () => this.#set(item, "isOpen", value.isOpen ? undefined : true));
      row.append(open);
    }
    return row;
  }

  /** A field that records the keys of a shortcut. */
  #shortcut(item, value) {
    const text = typeof value === "string" ? value : value ? [...value.modifiers ?? [], value.key].join("+") : "";
    const field = element("input", { type: "text", value: text, "data-field": "shortcut", placeholder: "Press keys", autocomplete: "off", spellcheck: "false" });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Tab" || ["Control", "Alt", "Shift", "Meta"].includes(event.key)) return;
      const held = [event.ctrlKey && "ctrl", event.altKey && "opt", event.shiftKey && "shift", event.metaKey && "cmd"].filter(Boolean);
      const isFunction = /^F\d+$/.test(event.key);
      if (!held.length && !isFunction || held.join() === "shift" && event.key.length === 1) return;
      event.preventDefault();
      event.stopPropagation();
      // Control stands for Command on keyboards without that key.
      if (!/Mac/.test(navigator.platform) && held[0] === "ctrl" && !event.metaKey) {
        held.shift();
        held.push("cmd");
      }
      const code = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
      field.value = [...held, keyNames[event.key] ?? code ?? event.key.toLowerCase()].join("+");
      this.#set(item, "keyboardShortcut", field.value);
    });
    field.addEventListener("change", () => {
      if (field.value !== text) this.#set(item, "keyboardShortcut", field.value.trim() || undefined);
    });
    return this.#row("Shortcut", field);
  }

  #kind(item) {
    const names = Object.fromEntries(Object.entries(kinds).map(([kind, { label }]) => [kind, label]));
    if (!names[item.type]) names[item.type] = item.type[0].toUpperCase() + item.type.slice(1);
    const select = element("select", { "data-field": "kind" },
      ...Object.entries(names).map(([value, text]) => element("option", { value, text, selected: value === item.type })));
    select.addEventListener("change", async () => {
      const keys = await this.#completion.keysOf(select.value);
      this.#owner.commit(item.convert(select.value, keys), `${item.title} is now a ${names[select.value].toLowerCase()}`);
    });
    return this.#row("Kind", select);
  }

  #actions(item) {
    const button = (label, text, field, change, message) => element("button", {
      type: "button", "aria-label": label, title: label, "data-field": field, text, onclick: () => this.#owner.commit(change(), message),
    });
    return element("div", { class: "steps", role: "group", "aria-label": "Actions" },
      button("Move up", "↑", "up", () => item.step(-1), `Moved ${item.title} up`),
      button("Move down", "↓", "down", () => item.step(1), `Moved ${item.title} down`),
      item.isOption ? null : button("Move out of its group", "←", "out", () => item.leave(), `Moved ${item.title} out`),
      item.isOption ? null : button("Move into the item above", "→", "in", () => item.enter(), `Moved ${item.title} into the item above`),
      element("button", { type: "button", "aria-label": "Insert below", title: "Insert below", "data-field": "insert", text: "+", onclick: (event) =>
        this.choose({ path: item.path, isAfter: true }, event.target) }),
      button("Duplicate", "Duplicate", "duplicate", () => item.duplicate(), `Duplicated ${item.title}`),
      button("Delete", "Delete", "delete", () => item.remove(), `Deleted ${item.title}`));
  }

  #press(event) {
    if (event.key === "Escape") {
      if (event.target.matches("input")) event.target.value = event.target.defaultValue;
      this.close(true);
    } else if (event.key === "Enter" && event.target.matches("input")) {
      this.close(true);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.target.matches("input")) {
      this.#owner.undo(event.shiftKey);
    } else if (["ArrowDown", "ArrowUp"].includes(event.key) && event.target.matches(".kind")) {
      const buttons = [...this.#node.querySelectorAll(".kind")];
      const step = event.key === "ArrowDown" ? 1 : -1;
      buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length].focus();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
