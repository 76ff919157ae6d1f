import { byId, counted, element, folderOf, titleOf } from "./dom.js";
import { ask, showImage } from "./server.js";

export class DocumentList extends EventTarget {
  #names = [];
  #errors = {};
  #links = new Map();
  #chosen = "";
  /** The names of documents whose contents match the filter. */
  #found = new Set();
  #request = 0;
  #timer = null;
  #version = 0;
  /** Loads thumbnails when they become visible. */
  #observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      showImage(target, "thumbnail", target.query);
      this.#observer.unobserve(target);
    }
  }, { root: byId("list") });

  constructor() {
    super();
    byId("filter").addEventListener("input", () => {
      this.#filter();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#search(), 150);
    });
    byId("filter").addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") {
        this.shown[0]?.focus();
        event.preventDefault();
      } else if (event.key === "Enter") {
        this.shown[0]?.click();
      } else if (event.key === "Escape") {
        event.target.value = "";
        this.#found.clear();
        this.#filter();
      }
    });
    byId("list").addEventListener("keydown", (event) => this.#press(event));
  }

  show(names) {
    if (names.join("\n") === this.#names.join("\n")) return;
    this.#names = names;
    this.#links.clear();
    const groups = new Map();
    for (const name of names) {
      const folder = folderOf(name);
      if (!groups.has(folder)) groups.set(folder, []);
      groups.get(folder).push(name);
    }
    byId("list").replaceChildren(...[...groups].sort(([one], [other]) => Number(one !== "") - Number(other !== "")).map(([folder, members]) => this.#group(folder, members, groups.size)));
    this.#filter();
    this.choose(this.#chosen);
    this.showErrors(this.#errors);
  }

  #group(folder, members, count) {
    const list = element("ul", {}, ...members.map((name) => element("li", {}, this.#link(name))));
    const group = element("li", { class: "group" });
    group.style.setProperty("--rows", members.length);
    if (count > 1 || folder) {
      group.append(element("h3", { title: folder }, element("bdi", { text: folder.replace(/\/$/, "") || "This folder" })));
    }
    group.append(list);
    return group;
  }

  #link(name) {
    const link = element("a", { href: `#document=${encodeURIComponent(name)}`, title: name, tabindex: "-1" },
      this.#thumbnail(name), element("span", { class: "label", text: titleOf(name) }),
      element("span", { class: "errors" }));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent("choose", { detail: name }));
    });
    this.#links.set(name, link);
    return link;
  }

  /** Makes one link of the list a stop for the Tab key; arrow keys lead to the others. */
  #rove(link = this.shown.find((each) => each.hasAttribute("aria-current")) ?? this.shown[0]) {
    for (const each of byId("list").querySelectorAll("a[tabindex='0']")) each.tabIndex = -1;
    if (link) link.tabIndex = 0;
  }

  #thumbnail(name) {
    const image = element("img", { class: "thumbnail", alt: "", width: 34, height: 34 });
    image.addEventListener("load", () => image.classList.add("is-loaded"));
    image.addEventListener("error", () => image.classList.remove("is-loaded"));
    this.#observe(image, name);
    return image;
  }

  #observe(image, name) {
    image.query = { document: name, version: this.#version };
    this.#observer.observe(image);
  }

  /** Loads the thumbnails of changed documents again. */
  refresh(names) {
    this.#version += 1;
    for (const name of names) {
      const image = this.#links.get(name)?.querySelector(".thumbnail");
      if (image) this.#observe(image, name);
    }
  }

  /** Finds documents by their contents. */
  async #search() {
    this.#request += 1;
    const request = this.#request;
    const words = byId("filter").value.trim();
    const found = words.length > 1 ? await ask("find", { words }).catch(() => []) : [];
    if (request !== this.#request) return;
    this.#found = new Set(found);
    this.#filter();
  }

  /** Marks the displayed document. */
  choose(name) {
    this.#links.get(this.#chosen)?.removeAttribute("aria-current");
    this.#chosen = name;
    const link = this.#links.get(name);
    link?.setAttribute("aria-current", "page");
    link?.scrollIntoView({ block: "nearest" });
    this.#rove();
  }

  /** Shows the number of errors of each document. */
  showErrors(errors) {
    this.#errors = errors;
    for (const [name, link] of this.#links) {
      const count = errors[name] ?? 0;
      const mark = link.querySelector(".errors");
      mark.textContent = count || "";
      mark.title = count ? counted(count, "error") : "";
    }
  }

  /** Updates the number of errors of some documents. */
  addErrors(errors) {
    this.showErrors({ ...this.#errors, ...errors });
  }

  /** The links that match the filter. */
  get shown() {
    return [...this.#links.values()].filter((link) => !link.parentElement.hidden);
  }

  /** Moves the selection by a number of documents. */
  step(by) {
    const shown = this.shown;
    const index = shown.findIndex((link) => link.hasAttribute("aria-current"));
    const next = shown[Math.min(shown.length - 1, Math.max(0, index + by))];
    next?.click();
  }

  #filter() {
    const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const [name, link] of this.#links) {
      const isShown = words.every((word) => name.toLowerCase().includes(word)) || words.length > 0 && this.#found.has(name);
      link.parentElement.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const group of byId("list").children) {
      group.hidden = [...group.querySelectorAll("li")].every((item) => item.hidden);
    }
    this.#rove();
    byId("listed").textContent = words.length ? `${count} of ${this.#links.size}` : "";
    byId("empty").hidden = count > 0;
    byId("empty").textContent = this.#links.size ? "No document matches." : "No documents yet.";
  }

  #press(event) {
    const links = this.shown;
    const index = links.indexOf(event.target);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
    if (index < 0 || target === undefined) return;
    if (target < 0) byId("filter").focus();
    else {
      const next = links[Math.min(target, links.length - 1)];
      this.#rove(next);
      next.focus();
    }
    event.preventDefault();
  }
}
