"use strict";

/** The sidebar: chips, filter, and list. The list is built once; filtering only hides rows. */
class PictureList extends EventTarget {
  #entries;
  #acceptance;
  #links = new Map();
  #order = new Map();
  #groups = [];
  #chosen = new Set();
  #chips = new Map();
  #current = null;

  /** The entries that pass the chips and the filter. */
  shown = [];

  constructor(entries, acceptance) {
    super();
    this.#entries = entries;
    this.#acceptance = acceptance;
    this.#addChips();
    this.#addRows();
    byId("filter").addEventListener("input", () => this.update());
    acceptance.addEventListener("change", () => this.#showAccepted());
    this.update();
    this.#showAccepted();
  }

  #addChips() {
    for (const [verdict, { label }] of Object.entries(verdicts)) {
      const count = this.#entries.filter((entry) => entry.verdict === verdict).length;
      if (count === 0) continue;
      const chip = element(
        "button",
        { type: "button", class: `chip ${verdict}`, "aria-pressed": "false", click: () => this.#toggle(verdict) },
        icon(verdict),
        element("span", { text: label }),
        element("b", { text: words.number(count) }),
      );
      this.#chips.set(verdict, chip);
      byId("chips").append(chip);
    }
  }

  #toggle(verdict) {
    if (!this.#chosen.delete(verdict)) this.#chosen.add(verdict);
    for (const [name, chip] of this.#chips) chip.setAttribute("aria-pressed", String(this.#chosen.has(name)));
    this.update();
  }

  #addRows() {
    const groups = grouped(this.#entries);
    const list = document.createDocumentFragment();
    for (const [name, entries] of groups) {
      const rows = element("ul");
      const keys = distinguishingKeys(entries);
      for (const entry of entries) {
        this.#order.set(entry, this.#order.size);
        rows.append(element("li", {}, this.#link(entry, keys)));
      }
      const count = element("span", { class: "count" });
      const group = element("li", { class: "group" }, element("h3", {}, element("span", { text: name }), count), rows);
      // CSS estimates the height of a group outside the viewport from its number of rows.
      group.style.setProperty("--rows", entries.length);
      this.#groups.push({ entries, group, count });
      list.append(group);
    }
    byId("list").append(list);
  }

  #link(entry, keys) {
    const share = entry.line.difference?.share;
    const hint = `${verdicts[entry.verdict].label}: ${entry.path}`;
    const link = element(
      "a",
      { href: `#${encodeURIComponent(entry.path)}`, title: hint, class: entry.verdict },
      element("span", { class: `mark ${entry.verdict}` }, icon(entry.verdict)),
      element("span", { class: "label", text: entry.label(keys) }),
      element("span", { class: "unseen", text: verdicts[entry.verdict].label }),
      share === undefined ? null : element("span", { class: "share", text: words.share(share) }),
      element("span", { class: "tick" }, icon("check"), element("span", { class: "unseen", text: "accepted" })),
    );
    this.#links.set(entry, link);
    return link;
  }

  /** Applies the chips and the filter. Without a pressed chip, all but unchanged pictures are listed. */
  update() {
    const terms = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    const isListed = (entry) =>
      (this.#chosen.size === 0 ? entry.verdict !== "same" : this.#chosen.has(entry.verdict)) && entry.matches(terms);
    this.shown = [];
    for (const { entries, group, count } of this.#groups) {
      const shown = entries.filter(isListed);
      group.hidden = shown.length === 0;
      count.textContent = words.number(shown.length);
      group.style.setProperty("--rows", shown.length);
      const set = new Set(shown);
      for (const entry of entries) this.#links.get(entry).parentElement.hidden = !set.has(entry);
      this.shown.push(...shown);
    }
    byId("listed").textContent = words.count(this.shown.length, "picture");
    const isFiltered = terms.length > 0 || this.#chosen.size > 0;
    byId("empty").hidden = this.shown.length > 0;
    byId("empty").textContent = isFiltered ? "No pictures match." : "No differences.";
    this.#showAcceptShown();
    this.dispatchEvent(new Event("change"));
  }

  /** Marks the current entry and scrolls to it. */
  mark(entry) {
    if (this.#current) this.#links.get(this.#current).removeAttribute("aria-current");
    this.#current = entry;
    if (!entry) return;
    const link = this.#links.get(entry);
    link.setAttribute("aria-current", "true");
    if (!link.parentElement.hidden) link.scrollIntoView({ block: "nearest" });
  }

  /** The listed entry a number of steps after another, or the nearest if the other is not listed. */
  neighbor(entry, step) {
    const index = this.shown.indexOf(entry);
    if (index >= 0) return this.shown[index + step] ?? null;
    const position = this.#order.get(entry) ?? -1;
    const later = this.shown.findIndex((other) => this.#order.get(other) > position);
    if (step > 0) return (later >= 0 ? this.shown[later] : this.shown[0]) ?? null;
    return this.shown[later >= 0 ? later - 1 : this.shown.length - 1] ?? null;
  }

  /** The variants of an entry's mockup that can be accepted, listed or not. */
  variants(entry) {
    return this.#entries.filter((other) => other.group === entry.group && other.canBeAccepted);
  }

  /** Accepts all listed entries, or none if all are accepted. Returns their number. */
  acceptShown() {
    const entries = this.shown.filter((entry) => entry.canBeAccepted);
    this.#acceptance.set(entries, !this.#areAccepted(entries));
    return entries.length;
  }

  #areAccepted(entries) {
    return entries.every((entry) => this.#acceptance.has(entry));
  }

  #showAccepted() {
    for (const [entry, link] of this.#links) link.classList.toggle("accepted", this.#acceptance.has(entry));
    this.#showAcceptShown();
  }

  #showAcceptShown() {
    const entries = this.shown.filter((entry) => entry.canBeAccepted);
    const button = byId("accept-shown");
    button.hidden = entries.length === 0;
    button.textContent = this.#areAccepted(entries) ? "Accept none" : "Accept all";
  }
}

/** The variant keys in which entries differ, or all keys of a single entry. */
function distinguishingKeys(entries) {
  const seen = new Map();
  for (const [key, value] of entries.flatMap((entry) => entry.variant)) {
    if (!seen.has(key)) seen.set(key, new Map());
    seen.get(key).set(value, (seen.get(key).get(value) ?? 0) + 1);
  }
  const isShared = (values) => entries.length > 1 && [...values.values()].includes(entries.length);
  return new Set([...seen].filter(([, values]) => !isShared(values)).map(([key]) => key));
}

/** The entries grouped by mockup, in the order of the report. */
function grouped(entries) {
  const groups = new Map();
  for (const entry of entries) {
    if (groups.has(entry.group)) groups.get(entry.group).push(entry);
    else groups.set(entry.group, [entry]);
  }
  return groups;
}
