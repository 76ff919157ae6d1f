"use strict";

/** The verdicts of `check`, in the order of the chips. */
const verdicts = {
  different: { label: "Different", accept: "Accept change" },
  resized: { label: "Resized", accept: "Accept change" },
  missing: { label: "Missing", accept: "Accept as golden" },
  orphaned: { label: "Orphaned", accept: "Remove golden" },
  failed: { label: "Failed", accept: null },
  same: { label: "Same", accept: null },
};

/** Creates an element. The attribute `text` sets its text; functions are listeners. */
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

/** An icon defined in `page.html`. */
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

  /** A share as a percentage. A share above zero never reads as 0. */
  share(value) {
    const percent = value * 100;
    if (percent > 0 && percent < 0.01) return "<\u20090.01%";
    return `${percent >= 10 ? percent.toFixed(1) : percent.toFixed(2)}%`;
  },

  /** [640, 480] as 640 × 480. */
  size: (size) => (Array.isArray(size) ? size.map(words.number).join(" × ") : "unknown"),
};

/** One picture of the report. Any key of its result line may be missing. */
class Entry {
  constructor(line, index) {
    const object = line && typeof line === "object" ? line : {};
    this.line = object;
    this.index = index;
    this.path = String(object.path ?? object.name ?? `line ${index + 1}`);
    this.verdict = Object.hasOwn(verdicts, object.verdict) ? object.verdict : object.ok === true ? "same" : "failed";
    this.group = object.name ?? "No mockup";
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

  /** The values of these keys, or the path if there are none. */
  label(keys) {
    const values = this.variant.filter(([key]) => keys.has(key)).map(Entry.#value);
    return values.length > 0 ? values.join(" · ") : this.path;
  }

  get canBeAccepted() {
    return verdicts[this.verdict].accept !== null && this.line.accepted !== true;
  }

  /** The entry of this picture in `accept.json`. */
  get acceptance() {
    return { path: this.path, pixels: this.verdict === "orphaned" ? null : (this.line.pixels ?? null) };
  }

  matches(terms) {
    return terms.every((term) => this.haystack.includes(term));
  }

  /** The address of the expected, actual, or difference picture, or `null`. */
  address(kind) {
    const file = this.files[kind];
    return typeof file === "string" ? file.split("/").map(encodeURIComponent).join("/") : null;
  }

  /** The verdict as a sentence, followed by the message of its result line. */
  get sentence() {
    const { message, accepted } = this.line;
    const detail = message && this.verdict !== "failed" ? ` ${message}.` : "";
    return this.#verdictSentence + detail + (accepted === true ? " Accepted when the report was created." : "");
  }

  get #verdictSentence() {
    const { size, expected, difference, message, findings } = this.line;
    const count = difference?.pixels;
    const regions = this.regions.length > 0 ? ` in ${words.count(this.regions.length, "region")}` : "";
    const share = difference?.share !== undefined ? ` (${words.share(difference.share)})` : "";
    const pixels = count === undefined ? "" : `${words.count(count, "pixel")}${share}`;
    switch (this.verdict) {
      case "same":
        return "The picture matches its golden.";
      case "different":
        if (count === undefined) return "The picture differs.";
        return `${pixels} ${count === 1 ? "differs" : "differ"}${regions}.`;
      case "resized": {
        const rest = count === undefined ? "" : ` In the common area, ${pixels} ${count === 1 ? "differs" : "differ"}.`;
        return `The picture has ${words.size(size)} pixels; expected ${words.size(expected?.size)}.${rest}`;
      }
      case "missing":
        return "No golden yet.";
      case "orphaned":
        return "No variant of the manifest has this path anymore. Accepting removes the golden.";
      default:
        return `The picture could not be rendered or compared: ${message ?? findings?.[0]?.message ?? "unknown reason"}`;
    }
  }
}
