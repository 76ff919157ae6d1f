import { byId, element, isPageDark } from "./dom.js";
import { ask, showImage } from "./server.js";

/** The categories, and the words in names of their symbols. */
const categories = {
  "Actions": /^(square\.and\.|trash|plus|minus|xmark|checkmark|ellipsis|pencil|scissors|magnifyingglass|link|paperclip|pin|doc\.on|clipboard|arrow\.(uturn|clockwise|counterclockwise|up\.arrow|triangle\.2)|slider|printer|eye|lock|gear|line\.3|wand|highlighter|crop|rotate)/,
  "Text": /(^text|^character|^textformat|^bold|^italic|^underline|^strikethrough|^list|^paragraph|indent|^quote|^number|^a\.|^abc|^signature|^f\.cursive)/,
  "Documents": /(^doc|^folder|^tray|^archivebox|^book|^newspaper|^note|^calendar|^menucard|^magazine|^bookmark|^tag)/,
  "Communication": /(^envelope|^bubble|^message|^phone|^video|^mic|^at|^paperplane|^bell|^megaphone|^antenna|^waveform|^quote)/,
  "Media": /(^play|^pause|^stop|^record|^forward|^backward|^shuffle|^repeat|^speaker|^music|^photo|^camera|^film|^headphones|^airplay|^tv|^guitars|^goforward|^gobackward)/,
  "People": /(^person|^figure|^hand|^face|^eyes|^ear|^mouth|^brain|^accessibility)/,
  "Arrows": /^(arrow|chevron|return|location|arrowshape|arrowtriangle)/,
  "Shapes": /^(circle|square|rectangle|triangle|diamond|hexagon|octagon|capsule|oval|seal|shield|star|heart|app|cube|cylinder|cone|pyramid)/,
  "Devices": /(^desktopcomputer|^laptop|^iphone|^ipad|^applewatch|^airpods|^homepod|^keyboard|^display|^computermouse|^server|^externaldrive|^memorychip|^cpu|^printer|^wifi|^network|^battery|^simcard|^visionpro|^gamecontroller)/,
  "Nature": /(^sun|^moon|^cloud|^snow|^wind|^drop|^flame|^bolt|^leaf|^tree|^mountain|^globe|^pawprint|^hare|^tortoise|^bird|^fish|^ant|^ladybug|^cat|^dog|^sparkle|^rainbow|^tornado|^hurricane|^thermometer|^humidity)/,
  "Transport": /(^car|^bus|^tram|^train|^airplane|^bicycle|^ferry|^sailboat|^scooter|^fuelpump|^map|^mappin|^signpost|^box\.truck|^parking)/,
  "Commerce": /(^cart|^bag|^basket|^creditcard|^giftcard|^gift|^banknote|^dollar|^euro|^sterling|^yen|^percent|^barcode|^qrcode|^building|^storefront|^shippingbox)/,
};
const weights = ["", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];
const maximumRecent = 12;

/** A dialog with a grid of symbols: searchable, by category, with those that fit a title first. */
export class SymbolGrid {
  #dialog = byId("symbols");
  #search = byId("symbols-search");
  #list = byId("symbols-list");
  #category = byId("symbols-category");
  #weight = byId("symbols-weight");
  #title = "";
  #current = "";
  /** The weight of the current symbol. */
  #given = "";
  #done = null;
  #request = 0;
  /** Loads pictures of symbols when they become visible. */
  #observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      showImage(target, "symbol", target.query);
      this.#observer.unobserve(target);
    }
  }, { root: byId("symbols-list"), rootMargin: "60px" });

  constructor() {
    this.#category.append(element("option", { value: "", text: "All categories" }),
      ...Object.keys(categories).map((name) => element("option", { value: name, text: name })), element("option", { value: "Other", text: "Other" }));
    this.#weight.append(...weights.map((value) => element("option", { value, text: value === "" ? "Same as text" : value.replace(/^./, (first) => first.toUpperCase()) })));
    this.#search.addEventListener("input", () => this.#fill());
    this.#category.addEventListener("change", () => this.#fill());
    this.#weight.addEventListener("change", () => {
      byId("symbols-apply").hidden = !this.#current || this.#weight.value === this.#given;
      this.#fill();
    });
    this.#search.addEventListener("keydown", (event) => {
      const first = this.#list.querySelector("button");
      if (event.key === "ArrowDown" && first) {
        first.focus();
        event.preventDefault();
      } else if (event.key === "Enter") {
        first?.click();
        event.preventDefault();
      }
    });
    this.#list.addEventListener("keydown", (event) => this.#press(event));
    this.#list.addEventListener("focusin", ({ target }) => {
      for (const each of this.#list.querySelectorAll("[tabindex='0']")) each.tabIndex = -1;
      target.tabIndex = 0;
      byId("symbols-name").textContent = target.dataset.also ? `${target.dataset.name} (also ${target.dataset.also})` : target.dataset.name ?? "";
    });
    byId("symbols-none").addEventListener("click", () => this.#choose(""));
    byId("symbols-cancel").addEventListener("click", () => this.#dialog.close());
    byId("symbols-apply").addEventListener("click", () => this.#choose(this.#current));
    this.#dialog.addEventListener("close", () => {
      this.#done?.(null);
      this.#done = null;
    });
  }

  /** Opens the grid. Returns the chosen name and weight, or `null`. */
  choose({ title, current = "", weight = "" }) {
    [this.#title, this.#current, this.#given] = [title, current, weight];
    byId("symbols-apply").hidden = true;
    this.#search.value = "";
    this.#category.value = "";
    this.#weight.value = weight;
    this.#dialog.showModal();
    this.#fill();
    this.#search.focus();
    return new Promise((done) => { this.#done = done; });
  }

  get #recent() {
    try { return JSON.parse(localStorage.getItem("menumock-symbols") ?? "[]").filter((name) => typeof name === "string"); } catch { return []; }
  }

  #choose(name) {
    const recent = [name, ...this.#recent.filter((each) => each !== name)].filter(Boolean).slice(0, maximumRecent);
    try { localStorage.setItem("menumock-symbols", JSON.stringify(recent)); } catch { /* then it is not saved */ }
    this.#done?.({ name, weight: this.#weight.value });
    this.#done = null;
    this.#dialog.close();
  }

  async #fill() {
    this.#request += 1;
    const request = this.#request;
    const word = this.#search.value.trim();
    const found = await ask("symbols", { word, title: this.#title, count: 2000 }).catch(() => []);
    if (request !== this.#request) return;
    const chosen = this.#category.value;
    const isListed = ({ name }) => !chosen || (chosen === "Other"
      ? !Object.values(categories).some((pattern) => pattern.test(name)) : categories[chosen].test(name));
    const symbols = found.filter(isListed);
    const groups = [];
    if (!word && !chosen) {
      const fitting = symbols.filter(({ fits }) => fits);
      if (fitting.length) groups.push([`Fits “${this.#title}”`, fitting]);
      const recent = this.#recent.map((name) => found.find((each) => each.name === name)).filter(Boolean);
      if (recent.length) groups.push(["Recent", recent]);
      groups.push(["All", symbols.filter(({ fits }) => !fits)]);
    } else if (symbols.length) groups.push([word ? `“${word}”` : chosen, symbols]);
    byId("symbols-empty").hidden = symbols.length > 0;
    byId("symbols-empty").textContent = `menumock has no drawing of “${word}”${chosen ? ` in ${chosen}` : ""}. `
      + "It draws a dashed square instead. Search for what the symbol shows, such as “share” or “document”.";
    byId("symbols-count").textContent = symbols.length === 1 ? "1 symbol" : `${symbols.length} symbols`;
    this.#observer.disconnect();
    this.#list.replaceChildren(...groups.map(([name, members]) => element("section", {},
      element("h3", { text: name }), element("div", { class: "grid" }, ...members.map((symbol) => this.#button(symbol))))));
    const first = this.#list.querySelector("[aria-pressed='true']") ?? this.#list.querySelector("button");
    if (first) first.tabIndex = 0;
  }

  #button({ name, aliases }) {
    const query = { name, appearance: isPageDark() ? "dark" : "light", ...this.#weight.value ? { weight: this.#weight.value } : {} };
    const button = element("button", {
      type: "button", tabindex: "-1", "aria-label": name, title: name, "data-name": name, "data-also": aliases.join(", "),
      "aria-pressed": String(name === this.#current),
    }, element("img", { alt: "", width: 24, height: 24 }));
    button.firstChild.query = query;
    this.#observer.observe(button.firstChild);
    button.addEventListener("click", () => this.#choose(name));
    return button;
  }

  #press(event) {
    const buttons = [...this.#list.querySelectorAll("button")];
    const index = buttons.indexOf(event.target);
    if (index < 0) return;
    const at = event.target.getBoundingClientRect();
    const vertical = (step) => buttons.filter((each) => {
      const { top } = each.getBoundingClientRect();
      return step > 0 ? top > at.top + 2 : top < at.top - 2;
    }).reduce((best, each) => {
      const distance = (node) => {
        const box = node.getBoundingClientRect();
        return 4 * Math.abs(box.top - at.top) + Math.abs(box.left - at.left);
      };
      return !best || distance(each) < distance(best) ? each : best;
    }, null);
    const next = {
      ArrowRight: buttons[index + 1], ArrowLeft: buttons[index - 1], Home: buttons[0], End: buttons.at(-1),
    }[event.key] ?? (event.key === "ArrowDown" ? vertical(1) : event.key === "ArrowUp" ? vertical(-1) ?? this.#search : null);
    if (!next) return;
    next.focus();
    event.preventDefault();
  }
}
