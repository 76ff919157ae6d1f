"use strict";

/** The pictures at the left: chips, filter, and a list that is built once and then only hides. */
class PictureList extends EventTarget {
  #entries;
  #acceptance;
  #links = new Map();
  #places = new Map();
  #groups = [];
  #chosen = new Set();
  #chips = new Map();
  #current = null;

  /** The entries that are listed now. */
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
      const keys = tellingKeys(entries);
      for (const entry of entries) {
        this.#places.set(entry, this.#places.size);
        rows.append(element("li", {}, this.#link(entry, keys)));
      }
      const count = element("span", { class: "count" });
      const group = element("li", { class: "group" }, element("h3", {}, element("span", { text: name }), count), rows);
      // Groups that are out of sight are not laid out; this is how high they will be.
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

  /** Lists what the chips and the filter leave: without chips all that is not the same. */
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
    byId("empty").textContent = isFiltered ? "Nothing matches." : "Nothing differs.";
    this.#showAcceptShown();
    this.dispatchEvent(new Event("change"));
  }

  /** Marks the entry that is looked at, and brings it into sight. */
  mark(entry) {
    if (this.#current) this.#links.get(this.#current).removeAttribute("aria-current");
    this.#current = entry;
    if (!entry) return;
    const link = this.#links.get(entry);
    link.setAttribute("aria-current", "true");
    if (!link.parentElement.hidden) link.scrollIntoView({ block: "nearest" });
  }

  /** The entry that is listed so many steps after another; the nearest one where the other is not listed. */
  neighbor(entry, step) {
    const place = this.shown.indexOf(entry);
    if (place >= 0) return this.shown[place + step] ?? null;
    const own = this.#places.get(entry) ?? -1;
    const later = this.shown.findIndex((other) => this.#places.get(other) > own);
    if (step > 0) return (later >= 0 ? this.shown[later] : this.shown[0]) ?? null;
    return this.shown[later >= 0 ? later - 1 : this.shown.length - 1] ?? null;
  }

  /** Accepts all that are listed, or takes that back where all are accepted. Returns how many those are. */
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

/** The keys of variants in which entries differ; all keys where there is one entry only. */
function tellingKeys(entries) {
  const seen = new Map();
  for (const [key, value] of entries.flatMap((entry) => entry.variant)) {
    if (!seen.has(key)) seen.set(key, new Map());
    seen.get(key).set(value, (seen.get(key).get(value) ?? 0) + 1);
  }
  const isShared = (values) => entries.length > 1 && [...values.values()].includes(entries.length);
  return new Set([...seen].filter(([, values]) => !isShared(values)).map(([key]) => key));
}

/** The entries by their mockup, in the order of the report. */
function grouped(entries) {
  const groups = new Map();
  for (const entry of entries) {
    if (groups.has(entry.group)) groups.get(entry.group).push(entry);
    else groups.set(entry.group, [entry]);
  }
  return groups;
}
