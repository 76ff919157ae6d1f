// Tolerant JSON: comments, trailing commas, and unfinished text.

const token = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|-?\d[\d.eE+-]*|true|false|null|[A-Za-z_]\w*|[{}[\]:,]|\s+|./gy;

/** A string, or its beginning if its last quotation mark begins the next string: a word follows immediately. */
function finished(piece, next) {
  if (piece.length < 2 || !piece.endsWith('"') || next === undefined || /[\s,:{}[\]/"]/.test(next)) return piece;
  return /^"[^,:}\]]*/.exec(piece.slice(0, -1))[0].trimEnd();
}

/** The tokens of a text, with kind, start, and end. */
export function* tokens(text, start = 0) {
  token.lastIndex = start;
  let match;
  while ((match = token.exec(text)) !== null) {
    let piece = match[0];
    const first = piece[0];
    if (first === '"') {
      piece = finished(piece, text[token.lastIndex]);
      token.lastIndex = match.index + piece.length;
    }
    let kind = "other";
    if (first === '"') kind = "string";
    else if (piece.startsWith("//") || piece.startsWith("/*")) kind = "comment";
    else if (/\s/.test(first)) kind = "space";
    else if (/[-\d]/.test(first)) kind = "number";
    else if ("{}[]:,".includes(piece)) kind = "sign";
    else if (["true", "false", "null"].includes(piece)) kind = "word";
    yield { kind, text: piece, start: match.index, end: token.lastIndex };
  }
}

/** The value of a string token. */
export function unquoted(piece) {
  try {
    return JSON.parse(piece.endsWith('"') && piece.length > 1 ? piece : `${piece}"`);
  } catch {
    return piece.replace(/^"|"$/g, "");
  }
}

/** The members of the object that starts at an offset: the text of scalars, `undefined` for objects and arrays. */
export function membersAt(text, start) {
  const members = new Map();
  let depth = 0, key = null, isValue = false;
  for (const piece of tokens(text, start)) {
    if (piece.kind === "space" || piece.kind === "comment") continue;
    if (piece.text === "{" || piece.text === "[") {
      if (depth === 1 && isValue) members.set(key, undefined);
      depth += 1;
    } else if (piece.text === "}" || piece.text === "]") {
      depth -= 1;
      if (depth <= 0) break;
    } else if (depth === 1) {
      if (piece.text === ":") isValue = true;
      else if (piece.text === ",") [isValue, key] = [false, null];
      else if (!isValue && piece.kind === "string") key = unquoted(piece.text);
      else if (isValue && key !== null) members.set(key, piece.kind === "string" ? unquoted(piece.text) : piece.text);
    }
  }
  return members;
}

/** The objects and arrays around an offset, and whether a key or a value is expected there. */
export function contextAt(text, offset) {
  const stack = [];
  let current = null;
  for (const piece of tokens(text)) {
    if (piece.start >= offset) break;
    const isOpen = piece.end > offset || piece.end === offset && /["\w.-]$/.test(piece.text) && piece.kind !== "sign";
    if (piece.kind === "comment" && (piece.end > offset || piece.text.startsWith("//") && piece.end === offset)) return null;
    if (piece.kind === "space" || piece.kind === "comment") continue;
    const top = stack.at(-1);
    if (isOpen && piece.kind !== "sign") {
      current = piece;
      break;
    }
    switch (piece.text) {
      case "{":
        stack.push({ kind: "object", start: piece.start, key: null, expects: "key" });
        break;
      case "[":
        stack.push({ kind: "array", start: piece.start, index: 0, expects: "value" });
        break;
      case "}":
      case "]":
        stack.pop();
        if (stack.length) stack.at(-1).expects = "comma";
        break;
      case ":":
        if (top) top.expects = "value";
        break;
      case ",":
        if (top?.kind === "object") [top.key, top.expects] = [null, "key"];
        else if (top) [top.index, top.expects] = [top.index + 1, "value"];
        break;
      default:
        if (top?.kind === "object" && top.expects === "key") [top.key, top.expects] = [unquoted(piece.text), "colon"];
        else if (top) top.expects = "comma";
    }
  }
  const top = stack.at(-1);
  if (!top) return { stack, expects: "none", token: current };
  return { stack, expects: top.expects, token: current };
}

/** The highlighted text, with marks underlined. */
export function painted(text, marks) {
  const fragment = document.createDocumentFragment();
  const edges = marks.flatMap((mark) => [mark.start, mark.end]).sort((one, other) => one - other);
  const pieces = [...tokens(text)];
  for (const [index, piece] of pieces.entries()) {
    let kind = piece.kind;
    if (kind === "string") {
      const next = pieces.slice(index + 1, index + 4).find((other) => other.kind !== "space" && other.kind !== "comment");
      if (next?.text === ":") kind = "key";
    }
    const cuts = [piece.start, ...edges.filter((edge) => edge > piece.start && edge < piece.end), piece.end];
    for (let cut = 0; cut + 1 < cuts.length; cut += 1) {
      const [start, end] = [cuts[cut], cuts[cut + 1]];
      if (start === end) continue;
      const mark = marks.find((mark) => mark.start <= start && end <= mark.end);
      const part = text.slice(start, end);
      if (!mark && (kind === "space" || kind === "sign")) {
        fragment.append(part);
        continue;
      }
      const span = document.createElement("span");
      span.className = mark ? `${kind} mark ${mark.severity}` : kind;
      span.textContent = part;
      fragment.append(span);
    }
  }
  fragment.append("\n");
  return fragment;
}
