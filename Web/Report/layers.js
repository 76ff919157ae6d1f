"use strict";

/** The changes by layer: findings, document, layout, pixels, and provenance. */
class Layers {
  #panel = byId("layers");
  #onRegion;

  /** `onRegion` receives the index of a selected region. */
  constructor(onRegion) {
    this.#onRegion = onRegion;
  }

  show(entry) {
    const { findings, document: changes, layout, madeWith } = entry.line;
    const sections = [
      this.#section("Findings", findings, (finding) => this.#finding(finding)),
      this.#section("Document", changes, (change) => row(change.path, null, change.change, change.from, change.to)),
      this.#section("Layout", layout, layoutRow),
      this.#pixels(entry),
      this.#section("Made with", madeWith, (part) => row(part.what, null, null, part.from, part.to)),
    ].filter(Boolean);
    this.#panel.replaceChildren(...sections, facts(entry));
    this.#panel.scrollTop = 0;
  }

  /** Marks the current region. */
  mark(index) {
    for (const button of this.#panel.querySelectorAll(".regions button")) {
      if (Number(button.dataset.region) === index) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  #section(title, list, body) {
    if (!Array.isArray(list) || list.length === 0) return null;
    const table = element("table", { "aria-label": title });
    const head = ["Before", "After"].map((text) => element("th", { scope: "col", text }));
    table.append(element("thead", { class: "unseen" }, element("tr", {}, ...head)));
    return section(title, list.length, table, addInParts(table, list, body));
  }

  #finding(finding) {
    const { severity = "note", file, line, column, path, message, help, rule } = finding;
    const location = [file, line, column].filter((part) => part !== undefined).join(":");
    const cell = element("td", { colspan: 2 }, element("span", { class: `severity ${severity}`, text: severity }));
    cell.append(element("p", { text: message ?? JSON.stringify(finding) }));
    if (help) cell.append(element("p", { class: "help", text: `Help: ${help}` }));
    if (rule) cell.append(element("code", { class: "rule", text: rule }));
    if (path) cell.append(element("code", { text: path }));
    if (location) cell.append(element("code", { class: "place", text: location }));
    return element("tbody", { class: "finding" }, element("tr", {}, cell));
  }

  #pixels(entry) {
    const { difference, size, expected } = entry.line;
    if (!difference && !(expected && size)) return null;
    const list = element("dl", { class: "facts" });
    const add = (name, value) => list.append(element("div", {}, element("dt", { text: name }), element("dd", { text: value })));
    if (expected?.size && size && words.size(expected.size) !== words.size(size)) {
      add("Size", `${words.size(expected.size)} → ${words.size(size)}`);
    }
    if (difference?.pixels !== undefined) add("Different", words.count(difference.pixels, "pixel"));
    if (difference?.share !== undefined) add("Share", words.share(difference.share));
    if (difference?.antialiased) add("Ignored antialiasing", words.count(difference.antialiased, "pixel"));
    if (entry.regions.length === 0) return list.children.length > 0 ? section("Pixels", null, list) : null;
    const regions = element("ol", { class: "regions" });
    const more = addInParts(regions, entry.regions, (region, index) => this.#region(region, index));
    const title = element("h4", { text: words.count(entry.regions.length, "region") });
    return section("Pixels", null, list, title, regions, more);
  }

  #region(region, index) {
    const button = element(
      "button",
      { type: "button", "data-region": index, click: () => this.#onRegion(index) },
      element("span", { class: "index", text: index + 1 }),
      element("span", { text: `${words.number(region.width)} × ${words.number(region.height)}` }),
      element("span", { class: "place", text: `at ${words.number(region.x)}, ${words.number(region.y)}` }),
      region.pixels === undefined ? null : element("span", { class: "share", text: `${words.number(region.pixels)} px` }),
    );
    return element("li", {}, button);
  }
}

function section(title, count, ...children) {
  const heading = element("h3", { text: title });
  if (count !== null) heading.append(element("span", { class: "count", text: words.number(count) }));
  return element("section", {}, heading, ...children);
}

/** Adds the first elements. Returns a button that adds the rest, if any. */
function addInParts(parent, list, make, first = 50) {
  parent.append(...list.slice(0, first).map(make));
  const rest = list.length - first;
  if (rest <= 0) return null;
  const button = element("button", { type: "button", class: "text more", text: `Show ${words.number(rest)} more` });
  button.addEventListener("click", () => {
    parent.append(...list.slice(first).map((item, index) => make(item, index + first)));
    button.remove();
  });
  return button;
}

/** A row of a table of changes: subject, kind of change, and both values. */
function row(subject, note, change, from, to) {
  const head = element("th", { colspan: 2, scope: "rowgroup" }, element("code", { text: subject ?? "" }));
  if (change) head.append(element("span", { class: `change ${change}`, text: change }));
  if (note) head.append(element("p", { text: note }));
  const body = element("tbody", {}, element("tr", {}, head));
  const cells = [["was", from], ["is", to]].filter(([, value]) => value !== undefined && value !== null);
  if (cells.length > 0) {
    const line = element("tr", { class: "values" });
    for (const [name, value] of cells) {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      const tag = name === "was" ? "del" : "ins";
      line.append(element("td", { class: name, colspan: cells.length === 1 ? 2 : null }, element(tag, { text })));
    }
    body.append(line);
  }
  return body;
}

function layoutRow(box) {
  const isOtherText = box.textBefore !== undefined && box.textBefore !== box.text;
  const text = box.text && !isOtherText ? `“${box.text}”` : null;
  const note = [box.role, text, movement(box.from, box.to)].filter(Boolean).join(" · ");
  if (isOtherText) return row(box.box, note, box.change, box.textBefore, box.text);
  const [from, to] = [frame(box.from), frame(box.to)];
  return from === to ? row(box.box, note, box.change) : row(box.box, note, box.change, from, to);
}

/** The change of a box's position and size, in points. */
function movement(from, to) {
  if (!Array.isArray(from) || !Array.isArray(to)) return null;
  const [x, y, width, height] = to.map((value, index) => Math.round((value - from[index]) * 100) / 100);
  const signed = (value) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
  const parts = [];
  if (x || y) parts.push(`moved ${signed(x)}, ${signed(y)} pt`);
  if (width || height) parts.push(`size ${signed(width)}, ${signed(height)} pt`);
  return parts.join(", ") || null;
}

function frame(box) {
  if (!Array.isArray(box)) return box;
  const [x, y, width, height] = box;
  // Lines break between size and position only.
  return `${width} × ${height} at ${x}, ${y}`.replaceAll(/ (?!at)/g, "\u00a0");
}

/** Other facts about a picture. */
function facts(entry) {
  const { input, bytes, milliseconds, pixels, size } = entry.line;
  const list = element("dl", { class: "facts" });
  const known = {
    Document: input,
    Size: size && `${words.size(size)} pixels`,
    File: bytes && words.count(bytes, "byte"),
    Drawn: milliseconds && `in ${words.number(milliseconds.toFixed(milliseconds < 10 ? 1 : 0))} ms`,
    Pixels: pixels && element("code", { text: pixels, title: "SHA-256 of the pixels" }),
  };
  for (const [name, value] of Object.entries(known)) {
    if (value) list.append(element("div", {}, element("dt", { text: name }), element("dd", {}, value)));
  }
  return list.children.length > 0 ? section("Picture", null, list) : "";
}
