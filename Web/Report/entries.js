"use strict";

/** What can become of a picture, in the order of the chips. */
const verdicts = {
  different: { label: "Different", accept: "Accept change" },
  resized: { label: "Resized", accept: "Accept change" },
  missing: { label: "Missing", accept: "Accept as golden" },
  orphaned: { label: "Orphaned", accept: "Remove golden" },
  failed: { label: "Failed", accept: null },
  same: { label: "Same", accept: null },
};

/** A new element. `attributes` may hold `text`, and listeners as functions. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "text") node.textContent = value;
    else if (typeof value === "function") node.addEventListener(key, value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** An icon of the page. */
function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

const byId = (id) => document.getElementById(id);

const words = {
  /** 1234 as 1,234. */
  number: (value) => Number(value).toLocaleString("en-US"),

  /** "1 pixel", "2 pixels". */
  count: (value, one, many = `${one}s`) => `${words.number(value)} ${value === 1 ? one : many}`,

  /** A share as percent; what is more than nothing never reads as 0. */
  share(value) {
    const percent = value * 100;
    if (percent > 0 && percent < 0.01) return "<\u20090.01 %";
    return `${percent >= 10 ? percent.toFixed(1) : percent.toFixed(2)} %`;
  },

  /** [640, 480] as 640 × 480. */
  size: (size) => (Array.isArray(size) ? size.map(words.number).join(" × ") : "unknown"),
};

/** One picture of the report. Anything may be missing in its line. */
class Entry {
  constructor(line, index) {
    const object = line && typeof line === "object" ? line : {};
    this.line = object;
    this.index = index;
    this.path = String(object.path ?? object.name ?? `line ${index + 1}`);
    this.verdict = Object.hasOwn(verdicts, object.verdict) ? object.verdict : object.ok === true ? "same" : "failed";
    this.group = object.name ?? "Made by no mockup";
    this.name = object.name ?? this.path;
    this.variant = Object.entries(object.variant ?? {});
    this.files = object.files ?? {};
    this.regions = object.difference?.regions ?? [];
    const values = this.variant.map(([key, value]) => `${key}=${value}`);
    this.haystack = [this.name, this.path, this.verdict, object.input ?? "", ...values].join("\n").toLowerCase();
  }

  static #value([key, value]) {
    if (key === "scale") return `${value}×`;
    return typeof value === "string" ? value : `${key} ${value}`;
  }

  /** What tells it from others: its values of these keys, else its path. */
  label(keys) {
    const values = this.variant.filter(([key]) => keys.has(key)).map(Entry.#value);
    return values.length > 0 ? values.join(" · ") : this.path;
  }

  get canBeAccepted() {
    return verdicts[this.verdict].accept !== null && this.line.accepted !== true;
  }

  /** What `accept.json` says of it. */
  get acceptance() {
    return { path: this.path, pixels: this.verdict === "orphaned" ? null : (this.line.pixels ?? null) };
  }

  /** Whether all words of a filter are found in it. */
  matches(terms) {
    return terms.every((term) => this.haystack.includes(term));
  }

  /** The address of one of its pictures; `null` where there is none. */
  address(kind) {
    const file = this.files[kind];
    return typeof file === "string" ? file.split("/").map(encodeURIComponent).join("/") : null;
  }

  /** The verdict in a sentence, and what the program said of it. */
  get sentence() {
    const { message, accepted } = this.line;
    const said = message && this.verdict !== "failed" ? ` ${message}.` : "";
    return this.#verdictSentence + said + (accepted === true ? " It was accepted when the report was made." : "");
  }

  get #verdictSentence() {
    const { size, expected, difference, message, findings } = this.line;
    const count = difference?.pixels;
    const regions = this.regions.length > 0 ? ` in ${words.count(this.regions.length, "region")}` : "";
    const share = difference?.share !== undefined ? ` (${words.share(difference.share)})` : "";
    const pixels = count === undefined ? "" : `${words.count(count, "pixel")}${share}`;
    switch (this.verdict) {
      case "same":
        return "The picture is as its golden.";
      case "different":
        if (count === undefined) return "The picture is different.";
        return `${pixels} ${count === 1 ? "is" : "are"} different${regions}.`;
      case "resized": {
        const rest = count === undefined ? "" : ` In what both have, ${pixels} ${count === 1 ? "is" : "are"} different.`;
        return `The picture has ${words.size(size)} pixels instead of ${words.size(expected?.size)}.${rest}`;
      }
      case "missing":
        return "There is no golden yet.";
      case "orphaned":
        return "No mockup of the set makes this golden any more. Accepting removes it.";
      default:
        return `It could not be drawn or compared: ${message ?? findings?.[0]?.message ?? "nobody knows why"}`;
    }
  }
}
