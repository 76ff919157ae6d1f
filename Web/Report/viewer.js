"use strict";

const kinds = { expected: "Expected", actual: "Actual", difference: "Difference" };
const modes = { side: "Side by side", slider: "Slider", onion: "Onion skin", blink: "Blink" };

/** The viewer. All panes show the same region at the same zoom. */
class Viewer {
  #stage = byId("stage");
  #entry = null;
  #mode = "side";
  #shows = { difference: false, regions: false };
  /** Whether the background is dark; `null` follows the appearance of the picture. */
  #isDark = null;
  #lens = new Lens();
  #region = null;
  #split = 50;
  #timer = null;
  #isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  #wheel = 0;

  constructor() {
    for (const [index, [mode, label]] of Object.entries(modes).entries()) {
      const attributes = { type: "button", "data-mode": mode, "aria-keyshortcuts": index + 1, "aria-label": label };
      const button = element("button", attributes, icon(mode), element("span", { text: label }));
      button.title = `${label} (${index + 1})`;
      button.addEventListener("click", () => this.setMode(mode));
      byId("modes").append(button);
    }
    const zooms = [["fit", "Fit"], ...zoomSteps.slice(3).map((step) => [step, step === 1 ? "1 : 1" : `× ${step}`])];
    byId("zoom").append(...zooms.map(([value, text]) => element("option", { value, text })));
    byId("zoom").append(element("option", { value: "other", hidden: true }));
    this.#listen();
    this.#showState();
  }

  #listen() {
    byId("difference").addEventListener("click", () => this.toggle("difference"));
    byId("regions").addEventListener("click", () => this.toggle("regions"));
    byId("background").addEventListener("click", () => this.toggleBackground());
    byId("zoom-in").addEventListener("click", () => this.zoomBy(1));
    byId("zoom-out").addEventListener("click", () => this.zoomBy(-1));
    byId("zoom").addEventListener("change", (event) => {
      if (event.target.value === "fit") this.fit();
      else this.zoomTo(Number(event.target.value));
    });
    byId("onion").addEventListener("input", () => this.#showState());
    byId("blink-rate").addEventListener("input", () => this.#restartBlinking());
    byId("blink-play").addEventListener("click", () => this.playOrPause());
    byId("blink-swap").addEventListener("click", () => this.swap());
    this.#stage.addEventListener("wheel", (event) => this.#turnWheel(event), { passive: false });
    this.#stage.addEventListener("keydown", (event) => this.#press(event));
    this.#stage.addEventListener("pointerdown", (event) => this.#drag(event));
    new ResizeObserver(() => this.#place()).observe(this.#stage);
  }

  // The current entry

  /** Shows an entry. Keeps the mode and resets the zoom. */
  show(entry) {
    this.#entry = entry;
    this.#lens = new Lens();
    this.#region = null;
    const sizes = [entry.line.size, entry.line.expected?.size].filter(Array.isArray);
    for (const size of sizes) this.#include(size);
    this.#build();
  }

  /** Enlarges the extent to contain a picture. */
  #include(size) {
    this.#lens.extent = this.#lens.extent.map((side, index) => Math.max(side, size[index]));
  }

  get #isComparable() {
    const files = ["expected", "actual"].map((kind) => this.#entry?.address(kind));
    return files.every((file) => file && !isDocument(file));
  }

  /** The selected mode, if both pictures can be compared. */
  get #shownMode() {
    return this.#isComparable ? this.#mode : "side";
  }

  get #showsDifference() {
    return this.#shows.difference && Boolean(this.#entry?.address("difference"));
  }

  setMode(mode) {
    if (!this.#isComparable) return;
    this.#mode = mode;
    this.#build();
  }

  /** Shows or hides the difference picture, or the outlines of changed regions. */
  toggle(what) {
    const isThere = what === "difference" ? this.#entry?.address("difference") : this.#entry?.regions.length;
    if (!isThere) return;
    this.#shows[what] = !this.#shows[what];
    this.#build();
  }

  toggleBackground() {
    this.#isDark = !this.#hasDarkBackground;
    this.#showState();
  }

  get #hasDarkBackground() {
    return this.#isDark ?? this.#entry?.line.variant?.appearance === "dark";
  }

  #build() {
    const entry = this.#entry;
    const mode = this.#shownMode;
    const hasDifference = this.#shows.difference && entry.address("difference") !== null;
    const shown = Object.keys(kinds).filter((kind) => entry.address(kind) && (kind !== "difference" || hasDifference));
    if (shown.length === 0) {
      const text = entry.verdict === "same" ? "The report does not include unchanged pictures." : "No picture.";
      this.#stage.replaceChildren(element("p", { class: "nothing", text }));
    } else if (mode === "side") {
      this.#stage.replaceChildren(...shown.map((kind) => this.#pane(kind)));
    } else {
      this.#stage.replaceChildren(this.#overlay(mode, hasDifference));
    }
    this.#restartBlinking();
    this.#place();
  }

  /** A pane with one picture. */
  #pane(kind) {
    const address = this.#entry.address(kind);
    const size = this.#size(kind);
    const caption = element("figcaption", {}, element("span", { class: kind, text: kinds[kind] }));
    if (size) caption.append(element("small", { text: words.size(size) }));
    if (isDocument(address)) {
      const link = element("a", { href: address, text: "Open the PDF" });
      const view = element("object", { data: address, type: "application/pdf", "aria-label": kinds[kind] }, link);
      return element("figure", { class: "pane" }, caption, element("div", { class: "window document" }, view));
    }
    const layer = this.#layer(kind);
    layer.firstChild.classList.add("checkerboard");
    const view = element("div", { class: "window" }, layer, this.#outlines());
    return element("figure", { class: `pane ${kind}` }, caption, view);
  }

  /** A pane with both pictures. */
  #overlay(mode, hasDifference) {
    const names = ["expected", "actual"].map((kind) => element("span", { class: kind, text: kinds[kind] }));
    const caption = element("figcaption", {}, ...(hasDifference ? [element("span", { text: kinds.difference })] : names));
    const canvas = element("div", { class: "canvas checkerboard" });
    setSize(canvas, this.#lens.extent);
    const view = element("div", { class: "window" }, element("div", { class: "layer" }, canvas));
    if (hasDifference) view.append(this.#layer("difference"));
    else view.append(element("div", { class: "pair" }, this.#layer("expected"), this.#layer("actual")));
    view.append(this.#outlines());
    if (mode === "slider" && !hasDifference) view.append(this.#handle());
    return element("figure", { class: `pane overlay ${mode}` }, caption, view);
  }

  #layer(kind) {
    const image = element("img", { class: "picture", alt: `${kinds[kind]}: ${this.#entry.name}`, draggable: "false" });
    const canvas = element("div", { class: "canvas" }, image);
    setSize(canvas, this.#size(kind) ?? this.#lens.extent);
    const entry = this.#entry;
    image.addEventListener("load", () => {
      // The size of a vector picture is unknown until it is loaded.
      if (entry !== this.#entry || this.#size(kind) || image.naturalWidth === 0) return;
      const size = [image.naturalWidth, image.naturalHeight];
      setSize(canvas, size);
      this.#include(size);
      this.#place();
    });
    image.addEventListener("error", () => {
      canvas.replaceChildren(element("p", { class: "lost", text: "The picture was moved or deleted." }));
    });
    image.src = this.#entry.address(kind);
    return element("div", { class: `layer ${kind}` }, canvas);
  }

  /** The size of a picture in its result line, or `null`. */
  #size(kind) {
    const { size, expected } = this.#entry.line;
    if (kind === "actual") return size ?? null;
    return kind === "expected" ? (expected?.size ?? (this.#entry.verdict === "different" ? size : null) ?? null) : null;
  }

  #outlines() {
    const canvas = element("div", { class: "canvas" });
    setSize(canvas, this.#lens.extent);
    const isShown = (index) => this.#shows.regions || index === this.#region;
    for (const [index, region] of this.#entry.regions.entries()) {
      if (index >= maximumRegions && index !== this.#region) continue;
      if (!isShown(index)) continue;
      const outline = element("div", { class: index === this.#region ? "region current" : "region" });
      for (const key of ["x", "y", "width", "height"]) outline.style.setProperty(`--${key}`, region[key]);
      canvas.append(outline);
    }
    return element("div", { class: "layer outlines", "aria-hidden": "true" }, canvas);
  }

  /** Centers and enlarges a region. */
  showRegion(index) {
    this.#region = index;
    this.#build();
    this.#lens.show(this.#entry.regions[index], this.#viewport);
    this.#place();
  }

  // Slider and blink

  #handle() {
    const attributes = {
      class: "handle", role: "slider", tabindex: "0", "aria-label": "Border between expected and actual",
      "aria-valuemin": "0", "aria-valuemax": "100", "aria-orientation": "horizontal",
    };
    return element("div", attributes, element("span", { class: "grip" }));
  }

  #setSplit(percent) {
    this.#split = Math.min(100, Math.max(0, percent));
    this.#showState();
  }

  #restartBlinking() {
    clearInterval(this.#timer);
    this.#timer = null;
    if (this.#shownMode === "blink" && this.#isPlaying && !this.#shows.difference) {
      this.#timer = setInterval(() => this.swap(), 1000 / Number(byId("blink-rate").value));
    }
    this.#showState();
  }

  playOrPause() {
    if (this.#shownMode !== "blink") return;
    this.#isPlaying = !this.#isPlaying;
    this.#restartBlinking();
  }

  /** Shows the other picture. */
  swap() {
    this.#stage.dataset.showing = this.#stage.dataset.showing === "actual" ? "expected" : "actual";
  }

  // Zoom and position

  /** The size of a pane, in CSS pixels. */
  get #viewport() {
    const view = this.#stage.querySelector(".window");
    return view ? [view.clientWidth, view.clientHeight] : [1, 1];
  }

  fit() {
    this.#lens.isFitted = true;
    this.#place();
  }

  /** Zooms around a point of the pane (default: its center). */
  zoomTo(zoom, about = null) {
    this.#lens.zoomTo(zoom, this.#viewport, about);
    this.#place();
  }

  /** Zooms in or out by one step. */
  zoomBy(direction, about = null) {
    this.#lens.zoomBy(direction, this.#viewport, about);
    this.#place();
  }

  /** Applies zoom and position to all panes. */
  #place() {
    const [x, y] = this.#lens.origin(this.#viewport);
    const style = this.#stage.style;
    style.setProperty("--zoom", this.#lens.zoom);
    style.setProperty("--move-x", `${x}px`);
    style.setProperty("--move-y", `${y}px`);
    this.#stage.classList.toggle("magnified", this.#lens.zoom > 1);
    this.#stage.classList.toggle("movable", this.#lens.isLargerThan(this.#viewport));
    this.#showZoom();
  }

  #showZoom() {
    const { zoom, isFitted } = this.#lens;
    const select = byId("zoom");
    const percent = `${Math.round(zoom * 100)}%`;
    select.options[0].textContent = isFitted ? `Fit · ${percent}` : "Fit";
    select.options[select.length - 1].textContent = percent;
    const isListed = zoomSteps.indexOf(zoom) >= 3;
    select.value = isFitted ? "fit" : isListed ? String(zoom) : "other";
  }

  #move(...by) {
    this.#lens.move(...by);
    this.#place();
  }

  // State in the page

  #showState() {
    const mode = this.#shownMode;
    const isOverlaid = mode !== "side";
    for (const button of byId("modes").children) {
      // The difference replaces both pictures.
      const isShown = button.dataset.mode === mode && !(this.#showsDifference && isOverlaid);
      button.setAttribute("aria-pressed", String(isShown));
      button.disabled = !this.#isComparable;
    }
    const states = {
      difference: [this.#shows.difference, Boolean(this.#entry?.address("difference"))],
      regions: [this.#shows.regions, Boolean(this.#entry?.regions.length)],
      background: [this.#hasDarkBackground, true],
    };
    for (const [id, [isOn, isThere]] of Object.entries(states)) {
      byId(id).setAttribute("aria-pressed", String(isOn && isThere));
      byId(id).disabled = !isThere;
    }
    byId("options").hidden = mode !== "onion" && mode !== "blink";
    byId("onion-option").hidden = mode !== "onion";
    byId("blink-option").hidden = mode !== "blink";
    byId("blink-play").textContent = this.#isPlaying ? "Pause" : "Play";
    byId("blink-play").title = `${byId("blink-play").textContent} (p)`;
    byId("blink-rate-text").textContent = `${Number(byId("blink-rate").value).toFixed(1)} per second`;
    this.#stage.dataset.mode = mode;
    this.#stage.dataset.showing ??= "expected";
    this.#stage.classList.toggle("dark", this.#hasDarkBackground);
    this.#stage.style.setProperty("--onion", byId("onion").value / 100);
    this.#stage.style.setProperty("--split", `${this.#split}%`);
    const handle = isOverlaid ? this.#stage.querySelector(".handle") : null;
    handle?.setAttribute("aria-valuenow", String(Math.round(this.#split)));
    handle?.setAttribute("aria-valuetext", `${Math.round(this.#split)}% expected`);
  }

  // Pointer, wheel and keys

  #turnWheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#wheel += event.deltaY;
    // A wheel notch is about 100; a pinch sends many small deltas.
    if (Math.abs(this.#wheel) < 40) return;
    this.zoomBy(-Math.sign(this.#wheel), this.#point(event));
    this.#wheel = 0;
  }

  /** The pointer's position in its pane. */
  #point(event) {
    const view = event.target.closest?.(".window");
    if (!view) return null;
    const frame = view.getBoundingClientRect();
    return [event.clientX - frame.left, event.clientY - frame.top];
  }

  #drag(event) {
    const view = event.target.closest(".window");
    if (event.button !== 0 || !view || view.classList.contains("document")) return;
    const isHandle = event.target.closest(".handle") !== null;
    if (!isHandle && !this.#stage.classList.contains("movable")) return;
    event.preventDefault();
    (isHandle ? event.target.closest(".handle") : this.#stage).focus({ preventScroll: true });
    view.setPointerCapture(event.pointerId);
    let last = [event.clientX, event.clientY];
    const move = (event) => {
      if (isHandle) {
        const frame = view.getBoundingClientRect();
        this.#setSplit(((event.clientX - frame.left) / frame.width) * 100);
      } else {
        this.#move(last[0] - event.clientX, last[1] - event.clientY);
        last = [event.clientX, event.clientY];
      }
    };
    const end = () => {
      view.removeEventListener("pointermove", move);
      this.#stage.classList.remove("dragging");
    };
    this.#stage.classList.add("dragging");
    view.addEventListener("pointermove", move);
    view.addEventListener("pointerup", end, { once: true });
    view.addEventListener("pointercancel", end, { once: true });
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest(".handle")) {
      const step = event.shiftKey ? 10 : 1;
      const places = {
        ArrowLeft: this.#split - step, ArrowDown: this.#split - step, ArrowRight: this.#split + step,
        ArrowUp: this.#split + step, PageDown: this.#split - 10, PageUp: this.#split + 10, Home: 0, End: 100,
      };
      if (!(event.key in places)) return;
      event.preventDefault();
      this.#setSplit(places[event.key]);
      return;
    }
    const step = event.shiftKey ? 200 : 40;
    const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    if (!(event.key in moves) || !this.#stage.classList.contains("movable")) return;
    event.preventDefault();
    this.#move(...moves[event.key]);
  }
}

/** The maximum number of regions outlined at once. */
const maximumRegions = 500;

/** Whether the browser shows a file in its document viewer. */
function isDocument(address) {
  return /\.pdf$/i.test(address);
}

/** Sets the size of a canvas, in pixels of the picture. */
function setSize(canvas, [width, height]) {
  canvas.style.setProperty("--width", width);
  canvas.style.setProperty("--height", height);
}
