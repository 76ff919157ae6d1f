import { tokens, unquoted } from "./json.js";

// A document as a tree of values with their positions in the text, and edits that keep everything else.

/** Parses finished JSON with comments; returns `null` for unfinished text. */
export function parsed(text) {
  const pieces = [...tokens(text)].filter((piece) => piece.kind !== "space" && piece.kind !== "comment");
  let index = 0;
  const isSign = (sign) => pieces[index]?.text === sign;
  function value() {
    const piece = pieces[index];
    if (!piece) throw new SyntaxError();
    index += 1;
    if (piece.text === "{") {
      const node = { kind: "object", start: piece.start, members: [] };
      while (!isSign("}")) {
        const key = pieces[index];
        if (key?.kind !== "string" || pieces[index + 1]?.text !== ":") throw new SyntaxError();
        index += 2;
        node.members.push({ key: unquoted(key.text), start: key.start, value: value() });
        if (isSign(",")) index += 1;
        else if (!isSign("}")) throw new SyntaxError();
      }
      node.end = pieces[index].end;
      index += 1;
      return node;
    }
    if (piece.text === "[") {
      const node = { kind: "array", start: piece.start, elements: [] };
      while (!isSign("]")) {
        node.elements.push(value());
        if (isSign(",")) index += 1;
        else if (!isSign("]")) throw new SyntaxError();
      }
      node.end = pieces[index].end;
      index += 1;
      return node;
    }
    if (piece.kind === "string" && /^"(?:[^"\\]|\\.)*"$/.test(piece.text)) {
      return { kind: "string", start: piece.start, end: piece.end, value: unquoted(piece.text) };
    }
    if (piece.kind === "number" || piece.kind === "word") {
      return { kind: piece.kind, start: piece.start, end: piece.end, value: JSON.parse(piece.text) };
    }
    throw new SyntaxError();
  }
  try {
    const root = value();
    return index === pieces.length ? root : null;
  } catch {
    return null;
  }
}

/** The steps of a path such as `menu.items[0]."a.b"`. */
export function steps(path) {
  return [...path.matchAll(/\[(\d+)\]|"((?:[^"\\]|\\.)*)"|([^.[\]"]+)/g)].map(([, number, quoted, name]) =>
    number !== undefined ? Number(number) : quoted !== undefined ? unquoted(`"${quoted}"`) : name);
}

export const pathOf = (list) => list.map((step) => {
  if (typeof step === "number") return `[${step}]`;
  return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `.${JSON.stringify(step)}`;
}).join("").replace(/^\./, "");

export const member = (node, key) => node?.kind === "object" ? node.members.find((each) => each.key === key)?.value : undefined;

/** The value at a path, or `undefined`. */
export function find(root, list) {
  let node = root;
  for (const step of list) {
    if (typeof step === "string") node = member(node, step);
    else node = node?.kind === "array" ? node.elements[step] : undefined;
    if (!node) return undefined;
  }
  return node;
}

/** The plain value of a node. */
export function plain(node) {
  if (!node) return undefined;
  if (node.kind === "object") return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
  if (node.kind === "array") return node.elements.map(plain);
  return node.value;
}

// Text edits: `{ start, end, text }`

/** Applies edits, which must not overlap. */
export function applied(text, edits) {
  return [...edits].sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((result, { start, end, text: part }) => result.slice(0, start) + part + result.slice(end), text);
}

const lineStart = (text, offset) => text.lastIndexOf("\n", offset - 1) + 1;

/** The indentation of the line at an offset. */
const indentAt = (text, offset) => /^[ \t]*/.exec(text.slice(lineStart(text, offset)))[0];

/** The text of a value as the formatter writes short ones: `{ "title": "Copy" }`. */
export function written(value) {
  if (Array.isArray(value)) return value.length ? `[${value.map(written).join(", ")}]` : "[]";
  if (value && typeof value === "object") {
    const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${written(each)}`);
    return members.length ? `{ ${members.join(", ")} }` : "{}";
  }
  return JSON.stringify(value);
}

/** The offset after a value's comma, or after the value. */
function afterComma(text, end) {
  for (const piece of tokens(text, end)) {
    if (piece.kind === "space" || piece.kind === "comment") continue;
    return piece.text === "," ? piece.end : end;
  }
  return end;
}

/** The offset of the sign that precedes a value: its comma, or the opening bracket. */
function before(text, container, start) {
  let offset = container.start + 1;
  let depth = 0;
  for (const piece of tokens(text, container.start + 1)) {
    if (piece.start >= start) break;
    if ("{[".includes(piece.text)) depth += 1;
    else if ("}]".includes(piece.text)) depth -= 1;
    else if (depth === 0 && piece.text === ",") offset = piece.end;
  }
  return offset;
}

const parts = (node) => node.kind === "array"
  ? node.elements.map(({ start, end }) => ({ start, end }))
  : node.members.map((each) => ({ start: each.start, end: each.value.end }));

/** The whole of an element or member: with the comments on its line and on the lines directly above it. */
function extent(text, container, index) {
  const all = parts(container);
  const part = all[index];
  const first = before(text, container, part.start);
  const gap = text.slice(first, part.start);
  // A comment behind the previous comma on its line belongs to the previous element.
  const ownLine = /^[^\n]*\n/.exec(gap);
  const start = ownLine ? first + ownLine[0].length : part.start;
  const comma = afterComma(text, part.end);
  const behind = /^[ \t]*(?:\/\/[^\n]*|(?:\/\*(?:[^*\n]|\*(?!\/))*\*\/[ \t]*)*)/.exec(text.slice(comma))[0];
  const isOwnLine = Boolean(ownLine) && text[comma + behind.length] === "\n";
  return { ...part, comma, first, isOwnLine, from: isOwnLine ? start : part.start, to: isOwnLine ? comma + behind.length : comma };
}

/** Removes an element or member, with its comma and its own comments. */
export function removal(text, container, index) {
  const all = parts(container);
  const whole = extent(text, container, index);
  const isLast = index === all.length - 1;
  if (whole.isOwnLine) {
    const end = text.indexOf("\n", whole.to) + 1;
    const edits = [{ start: whole.from, end, text: "" }];
    // The new last element has no comma.
    if (isLast && index > 0 && whole.comma === whole.end) {
      const previous = all[index - 1].end;
      edits.push({ start: previous, end: afterComma(text, previous), text: "" });
    }
    return edits;
  }
  if (isLast && index > 0) return [{ start: all[index - 1].end, end: whole.comma, text: "" }];
  const space = /^[ \t]*/.exec(text.slice(whole.comma))[0];
  return [{ start: whole.start, end: whole.comma + (isLast ? 0 : space.length), text: "" }];
}

/** Inserts the text of an element or member before the one at an index, or at the end. `lead` and `tail` are its
 *  comments on lines above it and behind it. */
export function insertion(text, container, index, part, { lead = "", tail = "" } = {}) {
  const all = parts(container);
  const isLined = all.length ? text.slice(container.start, all[0].start).includes("\n") : text.slice(container.start, container.end).includes("\n");
  const outer = indentAt(text, container.start);
  const indent = all.length && isLined ? indentAt(text, all[0].start) : `${outer}  `;
  const piece = indented(part, indent);
  const above = lead ? `${indented(lead, indent)}\n${indent}` : "";
  if (!all.length) {
    const inside = text.slice(container.start + 1, container.end - 1);
    // Comments inside an empty container stay.
    if (inside.trim()) return [{ start: container.start + 1, end: container.start + 1, text: `\n${indent}${above}${piece}${tail}` }];
    const isShort = container.kind === "object" && !lead && !tail;
    return [{ start: container.start + 1, end: container.end - 1, text: isShort ? ` ${piece} ` : container.kind === "array" && !isLined && !lead && !tail
      ? piece : `\n${indent}${above}${piece}${tail}\n${outer}` }];
  }
  if (index >= all.length) {
    const last = extent(text, container, all.length - 1);
    if (isLined) {
      const end = last.isOwnLine ? last.to : last.comma;
      const hasComma = last.comma > last.end;
      const line = `\n${indent}${above}${piece}${hasComma ? "," : ""}${tail}`;
      if (hasComma) return [{ start: end, end, text: line }];
      if (end === last.end) return [{ start: end, end, text: `,${line}` }];
      return [{ start: last.end, end: last.end, text: "," }, { start: end, end, text: line }];
    }
    return [{ start: last.end, end: last.end, text: `, ${piece}` }];
  }
  const next = extent(text, container, index);
  if (isLined && next.isOwnLine) {
    return [{ start: next.from, end: next.from, text: `${indent}${above}${piece},${tail}\n` }];
  }
  return [{ start: next.start, end: next.start, text: `${piece}, ` }];
}

/** A text with the indentation of its further lines replaced. */
function indented(part, indent) {
  const lines = part.split("\n");
  const rest = lines.slice(1).filter((line) => line.trim());
  const least = Math.min(...rest.map((line) => /^[ \t]*/.exec(line)[0].length));
  return lines.map((line, index) => (index && line.trim() ? indent + line.slice(least) : line)).join("\n");
}

/** The text and the comments of an element, to insert it elsewhere. */
export function carried(text, container, index) {
  const whole = extent(text, container, index);
  const part = text.slice(whole.start, whole.end);
  // The last line of the element has the indentation of the element itself.
  const own = indentAt(text, whole.start);
  const lines = part.split("\n").map((line, number) => (number && line.startsWith(own) ? line.slice(own.length) : line));
  const aligned = lines.join("\n");
  if (!whole.isOwnLine) return { part: aligned, lead: "", tail: "" };
  const lead = text.slice(whole.from, whole.start).split("\n").map((line) => line.trim()).filter(Boolean).join("\n");
  return { part: aligned, lead, tail: text.slice(whole.comma, whole.to).trimEnd() };
}

/** Sets or, with `undefined`, removes a key of an object. */
export function setting(text, object, key, value) {
  const index = object.members.findIndex((each) => each.key === key);
  if (value === undefined) return index < 0 ? [] : removal(text, object, index);
  if (index >= 0) {
    const { start, end } = object.members[index].value;
    return [{ start, end, text: written(value) }];
  }
  // New keys follow the title, before children.
  const children = object.members.findIndex((each) => ["items", "options"].includes(each.key));
  return insertion(text, object, children < 0 ? object.members.length : children, `${JSON.stringify(key)}: ${written(value)}`);
}
