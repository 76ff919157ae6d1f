// Quick fixes of findings, as edits of the text.

/** The offset in UTF-16 of an offset in UTF-8. */
function offsetOf(text, bytes) {
  let count = 0;
  for (let index = 0; index < text.length;) {
    if (count >= bytes) return index;
    const point = text.codePointAt(index);
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    index += point > 0xFFFF ? 2 : 1;
  }
  return text.length;
}

/** The offset of a line and a column in Unicode scalars. */
function offsetAt(text, line, column) {
  let start = 0;
  for (let index = 1; index < line; index += 1) start = text.indexOf("\n", start) + 1;
  for (let index = 1; index < column; index += 1) start += text.codePointAt(start) > 0xFFFF ? 2 : 1;
  return start;
}

/** The fix of a finding: its title and the text after it; `null` if there is none. */
export function fixOf(finding, text) {
  if (finding.fix?.edits?.length) {
    const edits = finding.fix.edits.map(({ offset, length, text: part }) => ({
      start: offsetOf(text, offset), end: offsetOf(text, offset + length), part,
    })).sort((one, other) => other.start - one.start);
    return {
      title: finding.fix.title,
      apply: () => edits.reduce((result, { start, end, part }) => result.slice(0, start) + part + result.slice(end), text),
    };
  }
  if (finding.suggestion && finding.line) {
    const start = offsetAt(text, finding.line, finding.column);
    const old = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(start))?.[0];
    if (!old) return null;
    return {
      title: `Change to “${finding.suggestion}”`,
      apply: () => text.slice(0, start) + JSON.stringify(finding.suggestion) + text.slice(start + old.length),
    };
  }
  return null;
}

