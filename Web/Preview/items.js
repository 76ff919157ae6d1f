import { applied, carried, find, insertion, member, parsed, pathOf, plain, removal, setting, steps, written } from "./tree.js";

// Changes to the items of a document. Each returns the new text and the path of the changed item.

const last = (list) => list.at(-1);
const parent = (list) => list.slice(0, -1);

/** The kinds of items that the page inserts, with a first version of each. */
export const kinds = {
  button: { label: "Button", value: { title: "New Item" } },
  toggle: { label: "Toggle", value: { type: "toggle", title: "New Option", isOn: true } },
  picker: { label: "Picker", value: { type: "picker", title: "Choice", selection: "One", options: ["One", "Two"] } },
  menu: { label: "Submenu", value: { type: "menu", title: "More", items: ["New Item"] } },
  section: { label: "Section", value: { type: "section", title: "Section", items: ["New Item"] } },
  divider: { label: "Divider", value: "---" },
  controlGroup: {
    label: "Control group", value: { type: "controlGroup", items: [
      { title: "Copy", systemImage: "doc.on.doc" }, { title: "Share", systemImage: "square.and.arrow.up" },
    ] },
  },
};

/** An item of a document: its place in the tree, and its value. */
export class Item {
  constructor(text, list) {
    this.text = text;
    this.steps = list;
    this.root = parsed(text);
    this.container = this.root && find(this.root, parent(list));
    this.index = last(list);
    this.node = this.root && find(this.root, list);
  }

  /** The item at a path of the layout, or `null` if the text is unfinished or the path leads to something else. */
  static at(text, path) {
    const item = new Item(text, typeof path === "string" ? steps(path) : path);
    return item.node && item.container?.kind === "array" && typeof item.index === "number"
      && ["items", "options"].includes(item.steps.at(-2)) ? item : null;
  }

  get path() { return pathOf(this.steps); }
  get isOption() { return this.steps.at(-2) === "options"; }
  get value() { return plain(this.node); }
  get isDivider() { return this.value === "---" || this.value?.type === "divider"; }

  get type() {
    if (this.isOption) return "option";
    if (this.isDivider) return "divider";
    return this.node.kind === "object" ? this.value.type ?? "button" : "button";
  }

  get title() {
    if (this.isDivider) return "divider";
    const value = this.value;
    return typeof value === "string" ? value : String(value.title ?? value.text ?? kinds[this.type]?.label ?? "");
  }

  get count() { return this.container.elements.length; }

  /** The array inside the item that can take items. */
  get children() {
    return this.node.kind === "object" ? member(this.node, "items") : undefined;
  }

  #result(edits, list = this.steps) {
    return { text: applied(this.text, edits), path: pathOf(list) };
  }

  /** Sets a key; `undefined` removes it. A short item becomes an object if necessary. */
  set(key, value) {
    const edits = this.#renamesSelection(key, value);
    if (this.node.kind === "object") return this.#result([...edits, ...setting(this.text, this.node, key, value)]);
    if (key === "title") return this.#result([...edits, { ...this.node, text: written(value) }]);
    if (value === undefined) return this.#result([]);
    return this.#result([{ ...this.node, text: written({ title: this.value, [key]: value }) }]);
  }

  /** A picker refers to its options by title, so a renamed option stays selected. */
  #renamesSelection(key, value) {
    if (!this.isOption || key !== "title" || this.node.kind === "object" && member(this.node, "value")) return [];
    const picker = find(this.root, this.steps.slice(0, -2));
    const selection = member(picker, "selection");
    const chosen = selection?.kind === "array" ? selection.elements : [selection];
    return chosen.filter((each) => each?.value === this.title).map((each) => ({ ...each, text: written(value) }));
  }

  insert(kind, isAfter = true) {
    const index = this.index + (isAfter ? 1 : 0);
    const value = this.isOption ? (kind === "divider" ? "---" : "New Option") : kinds[kind].value;
    return this.#result(insertion(this.text, this.container, index, written(value)), [...parent(this.steps), index]);
  }

  duplicate() {
    const { part } = carried(this.text, this.container, this.index);
    const index = this.index + 1;
    return this.#result(insertion(this.text, this.container, index, part), [...parent(this.steps), index]);
  }

  remove() {
    const left = this.count - 1;
    const list = left ? [...parent(this.steps), Math.min(this.index, left - 1)] : this.steps.slice(0, -2);
    return this.#result(removal(this.text, this.container, this.index), list);
  }

  /** Moves the item before the position `index` of a container, given by the path of its array. */
  move(list, index) {
    const container = find(this.root, list);
    const isSame = container === this.container;
    // An item cannot move into itself.
    if (container?.kind !== "array" || this.steps.every((step, position) => list[position] === step)) return null;
    if (isSame && (index === this.index || index === this.index + 1)) return null;
    // Options and items have different keys.
    if ((last(list) === "options") !== this.isOption) return null;
    const whole = carried(this.text, this.container, this.index);
    const edits = [
      ...removal(this.text, this.container, this.index), ...insertion(this.text, container, index, whole.part, whole),
    ];
    const at = [...list];
    // Items that follow the old place move up by one.
    const depth = this.steps.length - 1;
    const follows = list.length > depth && parent(this.steps).every((step, position) => list[position] === step);
    if (follows && list[depth] > this.index) at[depth] -= 1;
    const target = isSame && index > this.index ? index - 1 : index;
    return this.#result(edits, [...at, target]);
  }

  /** Moves up or down by one, out of the enclosing item at its ends. */
  step(direction) {
    const index = this.index + direction;
    if (index >= 0 && index < this.count) return this.move(parent(this.steps), direction > 0 ? index + 1 : index);
    return this.leave(direction > 0);
  }

  /** Moves out of the enclosing submenu, section, or group. */
  leave(isAfter = true) {
    const outer = this.steps.slice(0, -2);
    if (typeof last(outer) !== "number" || this.isOption) return null;
    return this.move(parent(outer), last(outer) + (isAfter ? 1 : 0));
  }

  /** Moves into the item above, if that takes items. */
  enter() {
    const above = [...parent(this.steps), this.index - 1, "items"];
    const items = this.index > 0 && find(this.root, above);
    return items?.kind === "array" ? this.move(above, items.elements.length) : null;
  }

  /** Converts the item to another kind. `keys` are the keys that the kind accepts. */
  convert(kind, keys) {
    const old = typeof this.value === "string" ? { title: this.value } : this.value;
    const content = old.items ?? old.options;
    const value = kind === "button" ? {} : { type: kind };
    for (const [key, each] of Object.entries(old)) if (keys.has(key) && !["type", "items", "options"].includes(key)) value[key] = each;
    if (this.isDivider) Object.assign(value, structuredClone(kinds[kind].value));
    const titles = (content ?? ["New Item"]).map((each) => each.title ?? each).filter((each) => typeof each === "string");
    if (keys.has("options")) [value.options, value.selection] = [titles, titles[0]];
    else if (keys.has("items")) value.items = old.items ?? titles;
    if (kind === "divider") return this.#result([{ ...this.node, text: '"---"' }]);
    const isShort = Object.keys(value).length === 1 && value.title;
    // Items inside keep their text and comments.
    const kept = keys.has("items") && this.children;
    let text = written(isShort ? value.title : value);
    if (kept) {
      delete value.items;
      const inside = this.text.slice(kept.start, kept.end);
      text = inside.includes("\n") ? this.#converted(value, inside) : written(value).replace(/ \}$/, `, "items": ${inside} }`);
    }
    return this.#result([{ ...this.node, text }]);
  }

  /** An object over several lines, with the text of its items. */
  #converted(value, inside) {
    const line = this.text.slice(this.text.lastIndexOf("\n", this.node.start - 1) + 1);
    const indent = `${/^[ \t]*/.exec(line)[0]}  `;
    const members = Object.entries(value).map(([key, each]) => `${indent}${JSON.stringify(key)}: ${written(each)},\n`);
    return `{\n${members.join("")}${indent}"items": ${inside}\n${indent.slice(2)}}`;
  }
}
