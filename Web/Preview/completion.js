import { contextAt, membersAt, unquoted } from "./json.js";
import { ask } from "./server.js";

/** Completion and explanations from the schema of documents. */
export class Completion {
  #schema = null;
  #facts;

  /** `facts` gives the themes and languages there are, and the colors for the document's look. */
  constructor(facts) {
    this.#facts = facts;
  }

  async load() {
    this.#schema ??= await ask("schema");
  }

  // The schema

  #followed(node) {
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

  /** All forms that a value may have. */
  #forms(node) {
    const followed = this.#followed(node);
    const choices = followed.anyOf ?? Completion.#branches(followed);
    if (!choices?.length) return [followed];
    return choices.flatMap((choice) => this.#forms(choice));
  }

  /** The forms of which a condition chooses one. */
  static #branches(node) {
    if (node.then && node.else) return [node.else, node.then];
    return node.allOf?.map((branch) => branch.then).filter((form) => form?.$ref);
  }

  /** The form that an object has, by its type or its keys. */
  #form(node, members) {
    const forms = this.#forms(node).filter((form) => form.properties);
    if (forms.length < 2) return forms[0] ?? {};
    const type = members.get("type");
    const typed = forms.find((form) => form.properties.type?.const === (type ?? "button"));
    return typed ?? forms.find((form) => !form.properties.type) ?? forms[0];
  }

  /** The schema of the innermost object or list around a place, and its form. */
  #descend(text, stack) {
    let node = this.#schema;
    let form = {};
    for (const [depth, level] of stack.entries()) {
      const members = level.kind === "object" ? membersAt(text, level.start) : new Map();
      // A frame is a part of a document.
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

  // What is offered

  /** The completions at a place: what is replaced, and by what. `isAsked` offers them without a beginning, too. */
  async at(text, offset, isAsked) {
    await this.load();
    const context = contextAt(text, offset);
    if (!context?.stack.length || !["key", "value"].includes(context.expects)) return null;
    const { token } = context;
    if (!token && !isAsked) return null;
    const start = token?.start ?? offset;
    const end = token?.end ?? offset;
    const begun = token ? unquoted(text.slice(token.start, offset)) : "";
    const top = context.stack.at(-1);
    const { node, form } = this.#descend(text, context.stack);
    const choices = context.expects === "key"
      ? this.#keys(form, membersAt(text, top.start), text, end)
      : await this.#values(top, node, form, begun);
    const known = begun.toLowerCase();
    const fitting = choices.filter((choice) => choice.isFound || choice.label.toLowerCase().includes(known));
    fitting.sort((one, other) =>
      Number(other.label.toLowerCase().startsWith(known)) - Number(one.label.toLowerCase().startsWith(known)));
    return fitting.length ? { start, end, begun, choices: fitting.slice(0, 60) } : null;
  }

  #keys(form, members, text, end) {
    const hasColon = /^\s*:/.test(text.slice(end));
    return Object.entries(form.properties ?? {})
      .filter(([key, node]) => !members.has(key) && node !== false && key !== "$schema")
      .map(([key, node]) => {
        const value = hasColon ? { before: "", after: "" } : this.#skeleton(node);
        return {
          label: key, detail: this.#followed(node).description ?? "", kind: "key",
          insert: `${JSON.stringify(key)}${value.before}`, rest: value.after,
        };
      });
  }

  /** What stands behind a new key, before and after the caret. */
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

  async #values(top, parent, form, begun) {
    const key = top.kind === "object" ? top.key : null;
    const node = top.kind === "object" ? this.#member(form, key) : form.items ?? {};
    if (key === "type") return this.#types(parent);
    if (/systemimage$/i.test(key ?? "")) return this.#symbols(begun);
    const forms = this.#forms(node);
    const text = (value) => ({ label: String(value), insert: JSON.stringify(value), kind: "value" });
    if (this.#followed(node).name === "color" || forms.some((other) => other.name === "color")) return this.#colors();
    if (key === "theme") {
      return this.#facts().themes.map((theme) => ({ ...text(theme.name), detail: theme.title }));
    }
    if (key === "locale") return [...new Set([...this.#facts().locales, "en", "ja", "ar"])].map(text);
    const standard = this.#followed(node).default;
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

  async #symbols(begun) {
    const found = await ask("symbols", { word: begun }).catch(() => []);
    return found.map((symbol) => ({
      label: symbol.name, insert: JSON.stringify(symbol.name), kind: "symbol", isFound: true,
      detail: symbol.aliases.join(", "),
    }));
  }

  async #colors() {
    const colors = await ask("colors", this.#facts().look).catch(() => []);
    return colors.map(({ name, color, alpha }) => ({
      label: name, insert: JSON.stringify(name), kind: "color", color, alpha, detail: color,
    }));
  }

  /** What the schema says about the key or value at a place. */
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
    const node = this.#followed(this.#member(form, key));
    if (!node.description) return null;
    const standard = node.default === undefined ? "" : ` Default: ${JSON.stringify(node.default)}.`;
    return { name: key, text: node.description + standard };
  }
}
