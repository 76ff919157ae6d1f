import { byId, counted, element, icon } from "./dom.js";
import { fixOf } from "./fixes.js";

const ranks = { error: 0, warning: 1, suggestion: 2, note: 3 };

/** The list of errors and lint findings. */
export class Problems extends EventTarget {
  #findings = [];
  #text;
  #isDrawn = true;

  /** `text` returns the current text, or `null` if it cannot be changed. */
  constructor(text) {
    super();
    this.#text = text;
    byId("problems-toggle").addEventListener("click", () => this.#toggle());
  }

  /** The findings, most severe first. */
  get findings() {
    return this.#findings;
  }

  /** Shows the findings of all variants, each once, and those of the project. */
  show(answers, projectFindings) {
    const found = new Map();
    for (const answer of answers) {
      for (const finding of answer?.findings ?? []) {
        found.set(`${finding.file}:${finding.line}:${finding.column}:${finding.message}`, finding);
      }
      if (answer?.problem && !answer.findings?.length) {
        found.set(answer.problem, { severity: "error", message: answer.problem, line: 0, column: 0, path: "" });
      }
    }
    this.#isDrawn = answers.length > 0 && answers.every((answer) => answer?.svg);
    this.#findings = [...projectFindings, ...found.values()].sort((one, other) =>
      ranks[one.severity] - ranks[other.severity] || one.line - other.line || one.column - other.column);
    this.#update();
  }

  /** Lists the findings again after the text was loaded. */
  refresh() {
    this.#list();
  }

  #list() {
    byId("problems-list").replaceChildren(...this.#findings.map((finding) => this.#item(finding)));
  }

  #update() {
    const counts = Object.keys(ranks).map((severity) =>
      [severity, this.#findings.filter((finding) => finding.severity === severity).length]).filter(([, count]) => count);
    const hasErrors = counts[0]?.[0] === "error";
    const summary = counts.length ? counts.map(([severity, count]) => counted(count, severity)).join(", ") : "No problems";
    const sign = hasErrors ? "error" : counts[0]?.[0] === "warning" ? "warning" : counts.length ? "hint" : "good";
    byId("problems-toggle").querySelector(".state use").setAttribute("href", `#icon-${sign}`);
    byId("problems").className = hasErrors ? "has-errors" : counts.length ? "has-findings" : "";
    byId("problems-summary").textContent = summary;
    byId("problems-live").textContent = summary;
    byId("problems-old").hidden = !hasErrors || this.#isDrawn;
    byId("problems-old").textContent = document.querySelector("#stage img[src]") ? "showing the last valid picture" : "no picture yet";
    byId("problems-toggle").disabled = counts.length === 0;
    this.#list();
    if (!counts.length) this.#open(false);
    // Errors open the list, unless the user closed it.
    else if (hasErrors && !this.#wasClosed) this.#open(true);
    if (!hasErrors) this.#wasClosed = false;
  }

  #wasClosed = false;

  #item(finding) {
    const location = finding.line && !finding.option ? `${finding.line}:${finding.column}` : "";
    const isSetHere = finding.option && !finding.option.startsWith("--missing-");
    const button = element("button", { type: "button", class: `finding ${finding.severity}` },
      icon(finding.severity === "error" ? "error" : finding.severity === "warning" ? "warning" : "hint"),
      element("span", { class: "parts" },
        element("span", { class: "unseen", text: `${finding.severity}: ` }),
        element("span", { class: "message", text: finding.message }),
        finding.help ? element("span", { class: "help", text: finding.help }) : null,
        isSetHere ? element("span", { class: "rule", text: "set on this page" }) : null,
        finding.rule ? element("span", { class: "rule", text: finding.rule }) : null,
        element("span", { class: "place", text: finding.path ? `${finding.path}` : "" }),
        element("span", { class: "line", text: location })));
    button.addEventListener("click", () => this.dispatchEvent(new CustomEvent("choose", { detail: finding })));
    button.addEventListener("pointerenter", () => this.dispatchEvent(new CustomEvent("point", { detail: finding })));
    button.addEventListener("focus", () => this.dispatchEvent(new CustomEvent("point", { detail: finding })));
    button.addEventListener("pointerleave", () => this.dispatchEvent(new CustomEvent("point", { detail: null })));
    button.addEventListener("blur", () => this.dispatchEvent(new CustomEvent("point", { detail: null })));
    return element("li", {}, button, element("span", { class: "further" }, this.#fix(finding),
      finding.page ? element("a", { href: finding.page, target: "_blank", rel: "noreferrer", text: "Guideline" }) : null));
  }

  #fix(finding) {
    const text = this.#text();
    const fix = text === null || finding.option ? null : fixOf(finding, text);
    if (!fix) return null;
    const button = element("button", { type: "button", class: "fix", title: fix.title, text: "Fix" });
    button.setAttribute("aria-label", `Fix: ${fix.title}`);
    button.addEventListener("click", () => {
      const now = this.#text();
      // The text may have changed since the finding.
      if (now === text) this.dispatchEvent(new CustomEvent("fix", { detail: fix.apply() }));
    });
    return button;
  }

  #toggle() {
    const opens = byId("problems-list").hidden;
    this.#wasClosed = !opens;
    this.#open(opens);
  }

  #open(isOpen) {
    byId("problems-list").hidden = !isOpen;
    byId("problems-toggle").setAttribute("aria-expanded", String(isOpen));
  }
}
