import { byId, element, points } from "./dom.js";
import { bottom, contains, right } from "./frames.js";

const names = {
  role: "Part", text: "Text", frame: "Frame", path: "Path", fontSize: "Font", symbol: "Symbol",
  image: "Image", color: "Color", tint: "Tint", cornerRadius: "Corner radius", baseline: "Baseline",
};

/** Outlines, distances, and sources of the boxes in the pictures. */
export class Inspector extends EventTarget {
  #stage;
  #isOn = false;
  #sheet = null;
  #box = null;
  #anchor = null;
  #pointed = null;

  constructor(stage) {
    super();
    this.#stage = stage;
    stage.addEventListener("place", () => this.paint());
    byId("stage").addEventListener("pointermove", (event) => this.#point(event));
    byId("stage").addEventListener("pointerleave", () => {
      this.#pointed = null;
      this.paint();
    });
    byId("stage").addEventListener("click", (event) => this.#click(event));
    byId("stage").addEventListener("keydown", (event) => this.#press(event));
    byId("measure").addEventListener("click", () => this.#measure());
    byId("inspect-source").addEventListener("click", () => this.#revealSource());
  }

  get isOn() {
    return this.#isOn;
  }

  set isOn(value) {
    if (this.#isOn === value) return;
    this.#isOn = value;
    byId("stage").classList.toggle("inspects", value);
    if (!value) this.clear();
    this.paint();
  }

  /** Clears the selection. */
  clear() {
    [this.#sheet, this.#box, this.#anchor, this.#pointed] = [null, null, null, null];
    this.#describe();
  }

  /** Finds the selected boxes again in a new layout. */
  refresh() {
    const find = (box) => box && this.#sheet?.layout?.boxes.find((other) => other.path === box.path && other.role === box.role);
    [this.#box, this.#anchor, this.#pointed] = [find(this.#box) ?? null, find(this.#anchor) ?? null, null];
    this.#describe();
    this.paint();
  }

  /** Selects the box of a document path in the first picture. */
  selectPath(path) {
    const sheet = this.#stage.sheets[0];
    const box = sheet?.layout?.boxes.find((box) => box.path === path);
    if (box) this.#select(sheet, box);
  }

  // Pointing

  #at(event) {
    for (const sheet of this.#stage.sheets) {
      if (!sheet.layout) continue;
      const area = sheet.image.getBoundingClientRect();
      // The browser may zoom the whole page.
      const scale = area.width / sheet.size[0];
      const x = (event.clientX - area.left) / scale, y = (event.clientY - area.top) / scale;
      if (x < 0 || y < 0 || event.clientX > area.right || event.clientY > area.bottom) continue;
      let found = null;
      const { boxes } = sheet.layout;
      const root = (box) => (boxes[box.parent] ? root(boxes[box.parent]) : box);
      // A panel covers the boxes behind it.
      const front = boxes.findLast((box) => !boxes[box.parent] && box.frame.width > 0 && contains(box.frame, x, y));
      for (const box of boxes) {
        if (box.frame.width > 0 && contains(box.frame, x, y) && root(box) === front) {
          // The smallest of several overlapping boxes.
          const size = box.frame.width * box.frame.height;
          if (!found || size <= found.frame.width * found.frame.height) found = box;
        }
      }
      return { sheet, box: found };
    }
    return null;
  }

  #point(event) {
    if (!this.#isOn) return;
    const hit = this.#at(event);
    this.#pointed = hit?.box ? hit : null;
    this.paint();
  }

  #click(event) {
    if (!this.#isOn) return;
    const hit = this.#at(event);
    if (!hit?.box) return this.clear() ?? this.paint();
    if (event.shiftKey && this.#box && this.#sheet === hit.sheet) {
      this.#anchor = this.#box;
      this.#select(hit.sheet, hit.box);
      return;
    }
    this.#select(hit.sheet, hit.box);
    this.#revealSource(false);
  }

  #select(sheet, box) {
    if (sheet !== this.#sheet) this.#anchor = null;
    this.#sheet = sheet;
    this.#box = box;
    this.#describe();
    this.paint();
  }

  #revealSource(isRequested = true) {
    if (this.#box?.line) this.dispatchEvent(new CustomEvent("source", { detail: { ...this.#box, isRequested } }));
  }

  #measure() {
    this.#anchor = this.#anchor ? null : this.#box;
    this.#describe();
    this.paint();
  }

  #press(event) {
    if (!this.#isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const sheet = this.#sheet ?? this.#stage.sheets.find((sheet) => sheet.layout);
    const boxes = sheet?.layout?.boxes;
    if (!boxes?.length) return;
    const index = this.#box ? boxes.indexOf(this.#box) : -1;
    let next;
    if (event.key === "ArrowDown" || event.key === "ArrowRight") next = boxes[index + 1] ?? boxes[0];
    else if (event.key === "ArrowUp" || event.key === "ArrowLeft") next = boxes[index - 1] ?? boxes.at(-1);
    else if (event.key === "Enter") return this.#revealSource();
    else if (event.key === "m") this.#measure();
    else if (event.key === "[") next = boxes[this.#box?.parent];
    else if (event.key === "]") next = boxes.find((box) => box.parent === index);
    else if (event.key === "Escape") this.clear();
    else return;
    if (next) this.#select(sheet, next);
    event.preventDefault();
    this.paint();
  }

  // Painting

  #outline(box, kind) {
    const node = element("div", { class: `box ${kind}` });
    const zoom = this.#stage.zoom;
    Object.assign(node.style, {
      left: `${box.frame.x * zoom}px`, top: `${box.frame.y * zoom}px`, width: `${box.frame.width * zoom}px`,
      height: `${box.frame.height * zoom}px`,
    });
    return node;
  }

  #line(x1, y1, x2, y2) {
    const zoom = this.#stage.zoom;
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    const node = element("div", { class: x1 === x2 ? "distance upright" : "distance level" },
      element("span", { text: points(length) }));
    Object.assign(node.style, {
      left: `${Math.min(x1, x2) * zoom}px`, top: `${Math.min(y1, y2) * zoom}px`,
      width: `${Math.abs(x2 - x1) * zoom}px`, height: `${Math.abs(y2 - y1) * zoom}px`,
    });
    return length > 0.005 ? node : null;
  }

  /** The distances of a box from the edges of its parent. */
  #insets(box, outer) {
    const frame = box.frame, x = frame.x + frame.width / 2, y = frame.y + frame.height / 2;
    return [
      this.#line(outer.x, y, frame.x, y), this.#line(right(frame), y, right(outer), y),
      this.#line(x, outer.y, x, frame.y), this.#line(x, bottom(frame), x, bottom(outer)),
    ];
  }

  /** The distances between two boxes along both axes, or between their edges if one contains the other. */
  #gaps(one, other) {
    const [a, b] = [one.frame, other.frame];
    if (contains(a, b.x, b.y) && right(b) <= right(a) && bottom(b) <= bottom(a)) return this.#insets(other, a);
    if (contains(b, a.x, a.y) && right(a) <= right(b) && bottom(a) <= bottom(b)) return this.#insets(one, b);
    const lines = [];
    const y = (Math.max(a.y, b.y) + Math.min(bottom(a), bottom(b))) / 2;
    const x = (Math.max(a.x, b.x) + Math.min(right(a), right(b))) / 2;
    if (right(a) <= b.x || right(b) <= a.x) {
      const [left, far] = right(a) <= b.x ? [a, b] : [b, a];
      lines.push(this.#line(right(left), y, far.x, y));
    } else lines.push(this.#line(a.x, Math.min(a.y, b.y), b.x, Math.min(a.y, b.y)));
    if (bottom(a) <= b.y || bottom(b) <= a.y) {
      const [top, low] = bottom(a) <= b.y ? [a, b] : [b, a];
      lines.push(this.#line(x, bottom(top), x, low.y));
    } else lines.push(this.#line(Math.min(a.x, b.x), a.y, Math.min(a.x, b.x), b.y));
    return lines;
  }

  /** Draws the selection, the box under the pointer, and the marks of findings. */
  paint() {
    for (const sheet of this.#stage.sheets) {
      const nodes = this.marks?.(sheet) ?? [];
      if (this.#isOn) {
        const pointed = this.#pointed?.sheet === sheet ? this.#pointed.box : null;
        const selected = this.#sheet === sheet ? this.#box : null;
        const anchor = this.#anchor && selected ? this.#anchor : null;
        const shown = pointed ?? selected;
        if (anchor) nodes.push(this.#outline(anchor, "anchor"));
        if (selected) nodes.push(this.#outline(selected, "selected"));
        if (pointed && pointed !== selected) nodes.push(this.#outline(pointed, "pointed"));
        const other = anchor && anchor !== shown ? anchor : null;
        if (shown && other) nodes.push(...this.#gaps(other, shown));
        else if (shown && sheet.layout?.boxes[shown.parent]) {
          nodes.push(...this.#insets(shown, sheet.layout.boxes[shown.parent].frame));
        }
        if (shown) nodes.push(this.#label(shown));
      }
      sheet.overlay.replaceChildren(...nodes.filter(Boolean));
    }
  }

  #label(box) {
    const zoom = this.#stage.zoom;
    const size = `${points(box.frame.width)} × ${points(box.frame.height)}`;
    const node = element("div", { class: "label" }, element("b", { text: box.role }), ` ${size}`);
    const isHigh = box.frame.y * zoom > 26;
    Object.assign(node.style, {
      left: `${Math.max(0, box.frame.x * zoom)}px`,
      top: isHigh ? `${box.frame.y * zoom - 24}px` : `${bottom(box.frame) * zoom + 4}px`,
    });
    return node;
  }

  #describe() {
    const box = this.#box;
    byId("inspect-hint").hidden = Boolean(box);
    byId("inspect-actions").hidden = !box;
    byId("measure").setAttribute("aria-pressed", String(Boolean(this.#anchor)));
    byId("inspect-source").disabled = !box?.line;
    if (!box) return byId("inspect-facts").replaceChildren();
    const frame = box.frame;
    const facts = {
      role: box.role, text: box.text,
      frame: `${points(frame.x)}, ${points(frame.y)} · ${points(frame.width)} × ${points(frame.height)} pt`,
      path: box.path ? `${box.path}${box.line ? ` · line ${box.line}` : ""}` : "",
      fontSize: box.fontSize ? `${points(box.fontSize)} pt ${box.fontWeight}` : "",
      baseline: box.baseline ? points(box.baseline) : "", symbol: box.symbol, image: box.image,
      color: box.color, tint: box.tint, cornerRadius: box.cornerRadius ? `${points(box.cornerRadius)} pt` : "",
    };
    byId("inspect-facts").replaceChildren(...Object.entries(facts).filter(([, value]) => value).map(([key, value]) => {
      const description = element("dd", { text: value });
      if (key === "color" || key === "tint") {
        const swatch = element("span", { class: "swatch" });
        swatch.style.background = value;
        description.prepend(swatch);
      }
      return element("div", {}, element("dt", { text: names[key] }), description);
    }));
    byId("inspect-live").textContent = `${box.role}, ${box.text ?? ""}, ${facts.frame}`;
  }
}
