import { contextAt, membersAt, unquoted } from "./json.js";
import { ask } from "./server.js";

/** Completions and explanations from the document schema. */
export class Completion {
  #schema = null;
  #loading = null;
  #facts;

  /** `facts` returns the available themes and locales, and the settings that determine colors. */
  constructor(facts) {
    this.#facts = facts;
  }

  /** Asks for the schema once, also while the answer is on its way. */
  async load() {
    this.#loading ??= ask("schema");
    try {
      this.#schema = await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }

  /** The keys that a kind of item accepts. */
  async keysOf(kind) {
    await this.load();
    return new Set(Object.keys(this.#schema.$defs[`${kind}Item`]?.properties ?? {}));
  }

  // The schema

  #dereferenced(node) {
    let description = node?.description;
    const seen = new Set();
    while (node?.$ref && !seen.has(node.$ref)) {
      seen.add(node.$ref);
      const target = this.#schema.$defs[node.$ref.split("/").at(-1)];
      node = { ...target, description: description ?? target?.description, name: node.$ref.split("/").at(-1) };
      description = node.description;
    }
    return node ?? {};
  }

  /** The alternatives of a schema, with `anyOf` and conditions flattened. */
  #forms(node) {
    const target = this.#dereferenced(node);
    const choices = target.anyOf ?? Completion.#branches(target);
    if (!choices?.length) return [target];
    return choices.flatMap((choice) => this.#forms(choice));
  }

  /** The alternatives of a condition. */
  static #branches(node) {
    if (node.then && node.else) return [node.else, node.then];
    return node.allOf?.map((branch) => branch.then).filter((form) => form?.$ref);
  }

  /** The alternative that an object matches, by its `type`. */
  #form(node, members) {
    const forms = this.#forms(node).filter((form) => form.properties);
    if (forms.length < 2) return forms[0] ?? {};
    const type = members.get("type");
    const typed = forms.find((form) => form.properties.type?.const === (type ?? "button"));
    return typed ?? forms.find((form) => !form.properties.type) ?? forms[0];
  }

  /** The schema of the innermost object or array around the caret, and the alternative it matches. */
  #descend(text, stack) {
    let node = this.#schema;
    let form = {};
    for (const [depth, level] of stack.entries()) {
      const members = level.kind === "object" ? membersAt(text, level.start) : new Map();
      // A frame also accepts the keys of a document.
      if (stack[depth - 1]?.kind === "array" && stack[depth - 2]?.key === "frames" && depth === 2) {
        node = { ...this.#schema, properties: { ...this.#schema.properties, ...this.#schema.$defs.frame?.properties } };
      }
      if (level.kind === "object") {
        form = this.#form(node, members);
        if (depth < stack.length - 1) node = this.#member(form, level.key);
      } else {
        form = this.#forms(node).find((other) => other.items || other.prefixItems) ?? {};
        if (depth < stack.length - 1) node = form.items ?? {};
      }
    }
    return { node, form };
  }

  #member(form, key) {
    return form.properties?.[key] ?? (typeof form.additionalProperties === "object" ? form.additionalProperties : {});
  }

  // Completions

  /** The completions at an offset, and the range they replace. `isRequested` also completes an empty token. */
  async at(text, offset, isRequested) {
    await this.load();
    const context = contextAt(text, offset);
    if (!context?.stack.length || !["key", "value"].includes(context.expects)) return null;
    const { token } = context;
    if (!token && !isRequested) return null;
    const start = token?.start ?? offset;
    const end = token?.end ?? offset;
    const prefix = token ? unquoted(text.slice(token.start, offset)) : "";
    const top = context.stack.at(-1);
    const { node, form } = this.#descend(text, context.stack);
    const choices = context.expects === "key"
      ? this.#keys(form, membersAt(text, top.start), text, end)
      : await this.#values(top, node, form, prefix, top.kind === "object" ? membersAt(text, top.start) : new Map());
    const known = prefix.toLowerCase();
    const fitting = choices.filter((choice) => choice.isFound || choice.label.toLowerCase().includes(known));
    fitting.sort((one, other) =>
      Number(other.label.toLowerCase().startsWith(known)) - Number(one.label.toLowerCase().startsWith(known)));
    return fitting.length ? { start, end, prefix, choices: fitting.slice(0, 60) } : null;
  }

  #keys(form, members, text, end) {
    const hasColon = /^\s*:/.test(text.slice(end));
    return Object.entries(form.properties ?? {})
      .filter(([key, node]) => !members.has(key) && node !== false && key !== "$schema")
      .map(([key, node]) => {
        const value = hasColon ? { before: "", after: "" } : this.#skeleton(node);
        return {
          label: key, detail: this.#dereferenced(node).description ?? "", kind: "key",
          insert: `${JSON.stringify(key)}${value.before}`, rest: value.after,
        };
      });
  }

  /** The text after a new key, before and after the caret. */
  #skeleton(node) {
    const forms = this.#forms(node);
    const is = (type) => forms.every((form) => form.type === type || Array.isArray(form.type) && form.type.includes(type));
    if (is("object")) return { before: ": { ", after: " }" };
    if (is("array")) return { before: ": [", after: "]" };
    if (is("string") || forms.every((form) => form.enum?.every((value) => typeof value === "string"))) {
      return { before: ': "', after: '"' };
    }
    return { before: ": ", after: "" };
  }

  async #values(top, parent, form, prefix, members) {
    const key = top.kind === "object" ? top.key : null;
    const node = top.kind === "object" ? this.#member(form, key) : form.items ?? {};
    if (key === "type") return this.#types(parent);
    if (/systemimage$/i.test(key ?? "")) return this.#symbols(prefix, members.get("title") ?? "");
    const forms = this.#forms(node);
    const text = (value) => ({ label: String(value), insert: JSON.stringify(value), kind: "value" });
    if (this.#dereferenced(node).name === "color" || forms.some((other) => other.name === "color")) return this.#colors();
    if (key === "theme") {
      return this.#facts().themes.map((theme) => ({ ...text(theme.name), detail: theme.title }));
    }
    if (key === "locale") return [...new Set([...this.#facts().locales, "en", "ja", "ar"])].map(text);
    const standard = this.#dereferenced(node).default;
    const found = forms.flatMap((other) => {
      if (other.enum) {
        return other.enum.map((value, index) => ({ ...text(value), detail: other.enumDescriptions?.[index] ?? "" }));
      }
      if (other.const !== undefined) return [text(other.const)];
      if (other.type === "boolean") return [text(true), text(false)];
      return [];
    });
    for (const choice of found) if (choice.label === String(standard)) choice.detail = `the default${choice.detail ? `: ${choice.detail}` : ""}`;
    const names = new Set();
    return found.filter((choice) => !names.has(choice.label) && names.add(choice.label));
  }

  #types(node) {
    return this.#forms(node).filter((form) => form.properties?.type?.const).map((form) => ({
      label: form.properties.type.const, insert: JSON.stringify(form.properties.type.const), kind: "value",
      detail: form.description ?? "",
    }));
  }

  async #symbols(prefix, title) {
    const found = await ask("symbols", { word: prefix, title }).catch(() => []);
    return found.map((symbol) => ({
      label: symbol.name, insert: JSON.stringify(symbol.name), kind: "symbol", isFound: true,
      detail: symbol.aliases.join(", "),
    }));
  }

  async #colors() {
    const colors = await ask("colors", this.#facts().colorSettings).catch(() => []);
    return colors.map(({ name, color, alpha }) => ({
      label: name, insert: JSON.stringify(name), kind: "color", color, alpha, detail: color,
    }));
  }

  /** The schema's description of the key or value at an offset. */
  async explain(text, offset) {
    await this.load();
    const context = contextAt(text, offset);
    if (!context?.stack.length) return null;
    const top = context.stack.at(-1);
    const { form } = this.#descend(text, context.stack);
    let key = top.kind === "object" ? top.key : null;
    if (context.expects === "key" && context.token) {
      const whole = /^"(?:[^"\\\n]|\\.)*"?/.exec(text.slice(context.token.start))?.[0] ?? "";
      key = unquoted(whole);
    }
    if (!key) return form.description ? { name: form.name ?? "", text: form.description } : null;
    const node = this.#dereferenced(this.#member(form, key));
    if (!node.description) return null;
    const standard = node.default === undefined ? "" : ` Default: ${JSON.stringify(node.default)}.`;
    return { name: key, text: node.description + standard };
  }
}
