import { ask, Refusal } from "./server.js";
import { byId, element } from "./dom.js";

const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
const margin = 24, gap = 34;
const captionHeight = 28;
/** The smallest zoom of several pictures that fit the canvas. */
const minimumGridZoom = 0.45;

/** One picture on the stage, with its overlay. */
class Sheet {
  constructor(variant) {
    this.variant = variant;
    this.size = null;
    this.answer = null;
    // The last known layout, and the address of the picture that it belongs to.
    this.layout = null;
    this.measured = "";
    this.image = element("img", { alt: "", draggable: "true" });
    this.overlay = element("div", { class: "overlay", "aria-hidden": "true" });
    this.backing = element("div", { class: "backing", hidden: true }, this.image, this.overlay);
    this.nothing = element("p", { class: "nothing", text: "No picture until the errors are fixed.", hidden: true });
    this.figure = element("figure", {},
      variant.label ? element("figcaption", { text: variant.label }) : null, this.backing, this.nothing);
    this.running = null;
    this.image.addEventListener("dragstart", (event) => this.#drag(event));
  }

  /** Whether the layout is that of the picture. */
  get isMeasured() { return this.layout !== null && this.measured === this.image.src; }

  /** Draws the document. The previous picture stays if there is no new one. */
  async draw(request) {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    const answer = await request(this.variant, running.signal);
    if (running.signal.aborted) return null;
    if (answer.svg && !await this.#show(answer, running.signal)) return null;
    this.running = null;
    this.answer = answer;
    this.figure.classList.toggle("is-old", !answer.svg);
    this.nothing.hidden = this.size !== null;
    return answer;
  }

  /** Shows a picture. Returns false if a newer request replaced it. */
  async #show(answer, signal) {
    const old = this.image.src;
    const address = URL.createObjectURL(new Blob([answer.svg], { type: "image/svg+xml" }));
    const image = new Image();
    image.src = address;
    // Decoded before it is shown, to avoid flicker.
    await image.decode().catch(() => null);
    if (signal.aborted) {
      URL.revokeObjectURL(address);
      return false;
    }
    this.image.src = address;
    this.image.alt = answer.description;
    this.size = [answer.width, answer.height];
    this.backing.hidden = false;
    if (old.startsWith("blob:")) URL.revokeObjectURL(old);
    return true;
  }

  /** Adds an SVG with the embedded document to a drag. */
  #drag(event) {
    const address = new URL(this.downloadAddress?.() ?? this.image.src, location.href).href;
    event.dataTransfer.setData("DownloadURL", `image/svg+xml:${this.fileName?.() ?? "menu"}.svg:${address}`);
    event.dataTransfer.setData("text/uri-list", address);
  }

  dispose() {
    this.running?.abort();
    if (this.image.src.startsWith("blob:")) URL.revokeObjectURL(this.image.src);
  }
}

/** The pictures of all variants, at the same zoom. */
export class Stage extends EventTarget {
  #node = byId("stage");
  #address;
  #sheets = [];
  #zoom = 1;

  constructor(address) {
    super();
    this.#address = address;
    byId("zoom-in").addEventListener("click", () => this.zoomBy(1));
    byId("zoom-out").addEventListener("click", () => this.zoomBy(-1));
    byId("zoom").append(element("option", { value: "", text: "Fit" }),
      ...steps.map((step) => element("option", { value: step, text: `${step * 100}%` })));
    byId("zoom").addEventListener("change", (event) => address.set({ zoom: event.target.value }));
    this.#node.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    new ResizeObserver(() => this.place()).observe(this.#node);
  }

  get sheets() {
    return this.#sheets;
  }

  get zoom() {
    return this.#zoom;
  }

  /** Creates a sheet per variant, unless the variants are the same as before. */
  prepare(variants, names) {
    const isSame = (sheet, variant) => JSON.stringify(sheet.variant) === JSON.stringify(variant);
    if (this.#sheets.length === variants.length && this.#sheets.every((sheet, index) => isSame(sheet, variants[index]))) {
      return;
    }
    for (const sheet of this.#sheets) sheet.dispose();
    this.#sheets = variants.map((variant) => new Sheet(variant));
    for (const sheet of this.#sheets) Object.assign(sheet, names(sheet));
    this.#node.replaceChildren(...this.#sheets.map((sheet) => sheet.figure));
    this.#node.classList.toggle("has-several", variants.length > 1);
  }

  clear() {
    for (const sheet of this.#sheets) sheet.dispose();
    this.#sheets = [];
    this.#node.replaceChildren();
  }

  /** Draws all variants and returns their responses, or `null` if a newer request replaced any. */
  async draw(request) {
    const sheets = this.#sheets;
    const answers = await Promise.all(sheets.map((sheet) =>
      sheet.draw(request).then((answer) => {
        this.place();
        return answer;
      }, (error) => {
        if (error.name === "AbortError") return null;
        if (!(error instanceof Refusal)) throw error;
        return { findings: error.data.findings ?? [], problem: error.message };
      })));
    this.place();
    return sheets === this.#sheets && answers.every(Boolean) ? answers : null;
  }

  /** Requests the layout of a picture once. The previous layout stays until then, so that keys always find rows. */
  async measure(sheet, query, text) {
    const picture = sheet.image.src;
    if (sheet.isMeasured) return;
    const options = text === null ? {} : { method: "POST", body: text };
    const layout = await ask("layout", query, options).catch(() => null);
    // A late answer must not replace the layout of a newer picture.
    if (layout && sheet.image.src === picture) [sheet.layout, sheet.measured] = [layout, picture];
  }

  // Zoom

  zoomBy(direction) {
    const now = this.#zoom;
    const next = direction > 0 ? steps.find((step) => step > now * 1.01) : steps.findLast((step) => step < now * 0.99);
    if (next) this.#address.set({ zoom: next });
  }

  #turn(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const zoom = Math.min(8, Math.max(0.1, this.#zoom * Math.exp(-event.deltaY / 300)));
    this.#address.set({ zoom: Math.round(zoom * 100) / 100 });
  }

  #fitting() {
    const sizes = this.#sheets.map((sheet) => sheet.size).filter(Boolean);
    if (!sizes.length) return 1;
    const room = [this.#node.clientWidth - 2 * margin, this.#node.clientHeight - 2 * margin];
    const widest = Math.max(...sizes.map(([width]) => width));
    const highest = Math.max(...sizes.map(([, height]) => height));
    if (sizes.length > 1) {
      // The grid in which the pictures are largest. A grid that is too small to read scrolls instead.
      const zooms = sizes.map((_, index) => {
        const columns = index + 1, rows = Math.ceil(sizes.length / columns);
        return Math.min((room[0] - gap * (columns - 1)) / columns / widest, (room[1] - (gap + captionHeight) * rows) / rows / highest);
      });
      const best = Math.max(...zooms);
      const columns = best >= minimumGridZoom ? zooms.indexOf(best) + 1 : Math.max(1, Math.floor((room[0] + gap) / (widest * minimumGridZoom + gap)));
      this.#node.style.setProperty("--columns", Math.min(columns, sizes.length));
      return Math.max(0.1, Math.min(2, best >= minimumGridZoom ? best : Math.min(minimumGridZoom, room[0] / widest)));
    }
    // On phones the popover covers most of the picture, which scrolls.
    const isCovered = matchMedia("(max-width: 719px)").matches && !byId("popover").hidden;
    return Math.max(0.1, Math.min(2, room[0] / widest, isCovered ? Infinity : room[1] / highest));
  }

  /** Applies the zoom to all pictures. */
  place() {
    const chosen = Number(this.#address.get("zoom"));
    this.#zoom = chosen > 0 ? chosen : this.#fitting();
    byId("zoom").value = steps.includes(chosen) ? String(chosen) : "";
    byId("zoom").options[0].textContent = chosen > 0 && !steps.includes(chosen) ? `${Math.round(chosen * 100)}%` : "Fit";
    byId("zoom-text").textContent = `${Math.round(this.#zoom * 100)}%`;
    for (const sheet of this.#sheets) {
      if (!sheet.size) continue;
      sheet.image.style.width = `${sheet.size[0] * this.#zoom}px`;
      sheet.image.style.height = `${sheet.size[1] * this.#zoom}px`;
      const appearance = sheet.variant.settings.appearance || this.#address.get("appearance")
        || sheet.answer?.settings?.appearance;
      sheet.backing.classList.toggle("is-dark", appearance === "dark");
    }
    this.dispatchEvent(new Event("place"));
  }
}
