import { byId, element, isPageDark } from "./dom.js";
import { painted, tokens } from "./json.js";
import { showImage } from "./server.js";

/** Longer texts are not highlighted, so that typing stays fast. */
const mostColored = 200_000;

/** A text editor with syntax highlighting, line numbers, underlined problems, and completion. */
export class Editor extends EventTarget {
  #text = byId("text");
  #colors = byId("editor").querySelector(".colors");
  #numbers = byId("editor").querySelector(".numbers");
  #list = byId("choices");
  #completion;
  #marks = [];
  #offer = null;
  #active = 0;
  #request = 0;
  #lineCount = 0;
  #canvas = null;
  /** Whether the next Tab leaves the editor, because Escape was pressed before it. */
  #leaves = false;
  #isInserting = false;

  constructor(completion) {
    super();
    this.#completion = completion;
    this.#text.addEventListener("input", () => {
      if (!this.#isInserting) this.#changed();
    });
    this.#text.addEventListener("scroll", () => this.#scroll());
    this.#text.addEventListener("keydown", (event) => this.#press(event));
    this.#text.addEventListener("blur", () => this.#close());
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.#text) this.#explain();
    });
    this.#list.addEventListener("pointerdown", (event) => {
      const item = event.target.closest("li");
      if (!item) return;
      event.preventDefault();
      this.#accept([...this.#list.children].indexOf(item));
    });
  }

  get value() {
    return this.#text.value;
  }

  #changed() {
    this.#marks = [];
    this.#paint();
    this.dispatchEvent(new Event("input"));
    this.#complete(false);
  }

  /** Replaces the text and keeps the caret. */
  show(text, { isWritable = true } = {}) {
    this.#text.readOnly = !isWritable;
    if (this.#text.value === text) return;
    const [start, end, top] = [this.#text.selectionStart, this.#text.selectionEnd, this.#text.scrollTop];
    this.#text.value = text;
    this.#text.setSelectionRange(start, end);
    this.#text.scrollTop = top;
    this.#marks = [];
    this.#close();
    this.#paint();
  }

  /** Replaces the text as one undo step. */
  replace(text) {
    if (text === this.#text.value) return;
    const caret = this.#text.selectionStart;
    this.#text.focus();
    this.#text.select();
    this.#insert(text);
    this.#text.setSelectionRange(caret, caret);
    this.#close();
  }

  /** Replaces the part of the text that differs, as one undo step, from outside the editor. */
  edit(text) {
    const old = this.#text.value;
    let start = 0;
    while (start < old.length && old[start] === text[start]) start += 1;
    let end = 0;
    while (end < old.length - start && end < text.length - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
    const part = text.slice(start, text.length - end);
    if (start === old.length - end && !part) return;
    this.#focused(() => {
      this.#text.setSelectionRange(start, old.length - end);
      this.#insert(part);
    });
    this.#close();
  }

  /** Undoes or redoes the last step. */
  undo(isRedo = false) {
    this.#focused(() => document.execCommand(isRedo ? "redo" : "undo"));
    this.#close();
  }

  /** Runs an edit with the field focused, because browsers keep its undo history only then. */
  #focused(act) {
    const before = document.activeElement;
    const panel = byId("edit");
    panel.classList.add("is-editing");
    this.#text.focus({ preventScroll: true });
    act();
    panel.classList.remove("is-editing");
    if (before !== this.#text) before?.focus?.({ preventScroll: true });
  }

  /** Moves the caret to a line and column, both counted from 1. */
  go(line, column = 1) {
    const offset = this.#offset(line, column);
    this.#text.focus();
    this.#text.setSelectionRange(offset, offset);
    const height = parseFloat(getComputedStyle(this.#text).lineHeight);
    this.#text.scrollTop = Math.max(0, (line - 1) * height - this.#text.clientHeight / 3);
    this.#scroll();
    this.#flash(line);
  }

  #flash(line) {
    const number = this.#numbers.children[line - 1];
    number?.classList.remove("flash");
    requestAnimationFrame(() => number?.classList.add("flash"));
  }

  mark(findings) {
    const text = this.#text.value;
    this.#marks = findings.filter((finding) => finding.line > 0 && !finding.option).map((finding) => {
      const start = this.#offset(finding.line, finding.column);
      const word = /^("(?:[^"\\\n]|\\.)*"?|[\w.+-]+|.)/.exec(text.slice(start))?.[0] ?? " ";
      return { start, end: start + word.length, severity: finding.severity, line: finding.line, message: [finding.message, finding.help].filter(Boolean).join("; ") };
    });
    this.#paint();
  }

  /** Columns count Unicode scalars, offsets UTF-16 code units. */
  #offset(line, column) {
    const text = this.#text.value;
    let start = 0;
    for (let index = 1; index < line; index += 1) {
      const end = text.indexOf("\n", start);
      if (end < 0) break;
      start = end + 1;
    }
    for (let index = 1; index < column && start < text.length && text[start] !== "\n"; index += 1) {
      start += text.codePointAt(start) > 0xFFFF ? 2 : 1;
    }
    return start;
  }

  #paint() {
    const text = this.#text.value;
    if (text.length <= mostColored) this.#colors.replaceChildren(painted(text, this.#marks));
    else this.#colors.replaceChildren(`${text}\n`);
    const count = text.split("\n").length;
    if (count !== this.#lineCount) {
      this.#numbers.replaceChildren(...Array.from({ length: count }, (_, index) => element("span", { text: index + 1 })));
      this.#lineCount = count;
    }
    for (const number of this.#numbers.querySelectorAll("[class]")) number.className = "";
    for (const mark of this.#marks.toReversed()) {
      const number = this.#numbers.children[mark.line - 1];
      if (number) number.className = mark.severity;
    }
    this.#scroll();
  }

  #scroll() {
    this.#colors.style.transform = `translate(${-this.#text.scrollLeft}px, ${-this.#text.scrollTop}px)`;
    this.#numbers.style.transform = `translateY(${-this.#text.scrollTop}px)`;
  }

  // Keys

  #press(event) {
    if (this.#offer && this.#pressInList(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === " " && isCommand) {
      this.#complete(true);
      event.preventDefault();
    } else if (event.key === "s" && isCommand) {
      this.dispatchEvent(new Event("save"));
      event.preventDefault();
    } else if (event.key.toLowerCase() === "f" && event.shiftKey && event.altKey) {
      this.dispatchEvent(new Event("format"));
      event.preventDefault();
    } else if (event.key === '"' && !isCommand && !this.#text.readOnly) {
      if (this.#quote()) event.preventDefault();
    } else if (event.key === "Escape") {
      this.#leaves = true;
    } else if (event.key === "Tab" && !this.#leaves && !this.#text.readOnly && !event.shiftKey && !isCommand) {
      this.#insert("  ");
      event.preventDefault();
    } else if (event.key === "Enter" && !isCommand && !this.#text.readOnly) {
      this.#break();
      event.preventDefault();
    } else if (event.key !== "Tab" && event.key !== "Shift") {
      this.#leaves = false;
    }
  }

  /** Inserts a line break and the current indentation, one level more after an opening bracket. */
  #break() {
    const { selectionStart: start, value } = this.#text;
    const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
    const indent = /^\s*/.exec(line)[0];
    const isOpen = /[{[]\s*$/.test(line);
    const closes = isOpen && /^\s*[}\]]/.test(value.slice(start));
    this.#insert(`\n${indent}${isOpen ? "  " : ""}`);
    if (!closes) return;
    const caret = this.#text.selectionStart;
    this.#insert(`\n${indent}`);
    this.#text.setSelectionRange(caret, caret);
  }

  /** Inserts a pair of quotation marks, or moves past the closing one. Returns false if neither applies. */
  #quote() {
    const { selectionStart: offset, selectionEnd: end, value } = this.#text;
    if (offset !== end) return false;
    const inside = [...tokens(value.slice(value.lastIndexOf("\n", offset - 1) + 1, offset))].at(-1);
    const isInText = inside?.kind === "string" && !/^"(?:[^"\\]|\\.)*"$/.test(inside.text);
    if (isInText && value[offset] !== '"' || inside?.kind === "comment") return false;
    if (!isInText) this.#insert('""');
    // Inside the new string, or after the existing one.
    this.#text.setSelectionRange(offset + 1, offset + 1);
    this.#complete(false);
    return true;
  }

  /** Replaces the selection. */
  #insert(text) {
    // `execCommand` keeps the browser's undo history. Chromium reports each line as a change.
    this.#isInserting = true;
    if (!document.execCommand(text ? "insertText" : "delete", false, text)) {
      this.#text.setRangeText(text, this.#text.selectionStart, this.#text.selectionEnd, "end");
    }
    this.#isInserting = false;
    this.#changed();
  }

  #pressInList(event) {
    const count = this.#offer.choices.length;
    switch (event.key) {
      case "ArrowDown": this.#choose((this.#active + 1) % count); break;
      case "ArrowUp": this.#choose((this.#active + count - 1) % count); break;
      case "PageDown": this.#choose(Math.min(count - 1, this.#active + 8)); break;
      case "PageUp": this.#choose(Math.max(0, this.#active - 8)); break;
      case "Enter":
      case "Tab": this.#accept(this.#active); break;
      case "Escape": this.#close(); break;
      default: return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  // Completion

  async #complete(isRequested) {
    const { selectionStart: offset, selectionEnd: end, value } = this.#text;
    this.#request += 1;
    const request = this.#request;
    if (offset !== end || this.#text.readOnly) return this.#close();
    const offer = await this.#completion.at(value, offset, isRequested).catch(() => null);
    if (request !== this.#request || this.#text.value !== value) return;
    const only = offer?.choices.length === 1 && offer.choices[0].label === offer.prefix;
    if (!offer || only && !isRequested) return this.#close();
    this.#offer = offer;
    this.#list.replaceChildren(...offer.choices.map((choice, index) => this.#item(choice, index)));
    this.#list.hidden = false;
    this.#place(offer.start);
    this.#choose(0);
  }

  #item(choice, index) {
    const badge = element("span", { class: `badge ${choice.kind}`, "aria-hidden": "true" });
    if (choice.kind === "symbol") {
      const appearance = isPageDark() ? "dark" : "light";
      const image = element("img", { alt: "", loading: "lazy" });
      showImage(image, "symbol", { name: choice.label, appearance });
      badge.append(image);
    } else if (choice.kind === "color") {
      badge.style.background = choice.color;
      badge.style.opacity = choice.alpha;
    }
    return element("li", { role: "option", id: `choice-${index}` }, badge,
      element("span", { class: "name", text: choice.label }), element("span", { class: "detail", text: choice.detail ?? "" }));
  }

  #choose(index) {
    this.#list.children[this.#active]?.removeAttribute("aria-selected");
    this.#active = index;
    const item = this.#list.children[index];
    item?.setAttribute("aria-selected", "true");
    item?.scrollIntoView({ block: "nearest" });
    this.#text.setAttribute("aria-activedescendant", item?.id ?? "");
    const choice = this.#offer?.choices[index];
    if (choice) this.#showExplanation(choice.label, choice.detail ?? "");
  }

  /** Positions the list below the caret, or above it if there is no room. */
  #place(offset) {
    const before = this.#text.value.slice(0, offset);
    const line = before.split("\n").length - 1;
    const column = offset - (before.lastIndexOf("\n") + 1);
    const style = getComputedStyle(this.#text);
    const height = parseFloat(style.lineHeight);
    this.#canvas ??= document.createElement("canvas").getContext("2d");
    const canvas = this.#canvas;
    canvas.font = style.font;
    const x = canvas.measureText("0").width * column + parseFloat(style.paddingLeft) - this.#text.scrollLeft;
    const y = line * height + parseFloat(style.paddingTop) - this.#text.scrollTop;
    const room = this.#text.clientHeight - y - height;
    const wanted = Math.min(264, this.#list.scrollHeight + 8);
    const isBelow = room >= wanted || room >= y;
    this.#list.style.maxHeight = `${Math.max(80, Math.min(264, isBelow ? room - 4 : y - 4))}px`;
    this.#list.style.left = `${Math.max(0, Math.min(x, this.#text.clientWidth - this.#list.offsetWidth - 8))}px`;
    this.#list.style.top = isBelow ? `${y + height}px` : "";
    this.#list.style.bottom = isBelow ? "" : `${this.#text.clientHeight - y}px`;
  }

  #accept(index) {
    const { start, end, choices } = this.#offer;
    const choice = choices[index];
    this.#close();
    // The token of an unterminated string extends to the end of its line.
    const tail = this.#text.value.slice(start, end);
    const isWhole = !tail.startsWith('"') || /^"(?:[^"\\]|\\.)*"$/.test(tail);
    const stop = isWhole ? end : this.#text.selectionStart;
    this.#text.focus();
    this.#text.setSelectionRange(start, stop);
    this.#insert(choice.insert + (choice.rest ?? ""));
    if (choice.rest) {
      const caret = this.#text.selectionStart - choice.rest.length;
      this.#text.setSelectionRange(caret, caret);
      this.#complete(true);
    } else {
      this.#close();
    }
  }

  #close() {
    this.#request += 1;
    this.#offer = null;
    this.#list.hidden = true;
    this.#text.removeAttribute("aria-activedescendant");
  }

  async #explain() {
    if (this.#offer) return;
    const { selectionStart: offset, value } = this.#text;
    const before = value.slice(0, offset);
    const line = before.split("\n").length;
    const show = (mark) => this.#showExplanation("", mark.message, mark.severity);
    const here = this.#marks.find((mark) => mark.start <= offset && offset <= mark.end);
    if (here) return show(here);
    const explanation = await this.#completion.explain(value, offset).catch(() => null);
    if (value !== this.#text.value || offset !== this.#text.selectionStart) return;
    // A key that has an explanation comes before a finding elsewhere on its line.
    const beside = explanation?.name ? null : this.#marks.find((mark) => mark.line === line);
    if (beside) show(beside);
    else this.#showExplanation(explanation?.name ?? "", explanation?.text ?? "");
  }

  #showExplanation(name, text, severity = "") {
    const node = byId("explanation");
    node.className = severity;
    node.replaceChildren(name ? element("b", { text: name }) : "", name && text ? " " : "", text.replaceAll("`", ""));
  }
}
