import { byId, element } from "./dom.js";
import { bottom, contains, right, union } from "./frames.js";
import { Item, kinds } from "./items.js";
import { Popover } from "./popover.js";
import { titleField } from "./rename.js";
import { pathOf, steps } from "./tree.js";

const roles = ["row", "cell", "heading", "submenuHeader"];

/** Editing in the picture: selects, renames, moves, inserts, and removes items. Each step is one edit of the text. */
export class Arranger {
  #stage;
  #pane;
  #editor;
  #inspector;
  #popover;
  #node = byId("stage");
  #isOn = false;
  #sheet = null;
  #path = "";
  #press = null;
  #drop = null;
  #plus = element("button", { type: "button", class: "plus", tabindex: "-1", "aria-label": "Insert an item here", text: "+" });
  #place = null;
  #field = null;

  constructor(stage, pane, editor, inspector, completion, appearance) {
    [this.#stage, this.#pane, this.#editor, this.#inspector] = [stage, pane, editor, inspector];
    this.#popover = new Popover(this, completion, appearance);
    this.#node.addEventListener("pointermove", (event) => this.#point(event));
    this.#node.addEventListener("pointerdown", (event) => this.#down(event));
    this.#node.addEventListener("dragstart", (event) => { if (this.#press) event.preventDefault(); }, true);
    addEventListener("pointermove", (event) => this.#drag(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", () => this.#cancel());
    this.#node.addEventListener("dblclick", (event) => {
      const hit = this.#isOn && this.#at(event);
      if (hit) this.rename(hit.sheet, hit.box);
    });
    this.#node.addEventListener("keydown", (event) => this.#key(event));
    this.#plus.addEventListener("click", () => this.#popover.choose(this.#place, this.#plus));
    stage.addEventListener("place", () => {
      if (this.#popover.isOpen) this.#node.querySelector(".box.chosen")?.scrollIntoView({ block: "nearest" });
      this.#follow();
    });
    this.#node.addEventListener("scroll", () => this.#follow());
  }

  get isOn() { return this.#isOn; }

  set isOn(value) {
    if (this.#isOn === value) return;
    this.#isOn = value;
    this.#node.classList.toggle("arranges", value);
    if (!value) this.clear();
  }

  clear() {
    [this.#path, this.#sheet] = ["", null];
    this.#plus.remove();
    this.#popover.close();
    this.#inspector.paint();
  }

  get text() { return this.#pane.text.replaceAll("\r\n", "\n"); }

  /** The selected item, or `null`. */
  get item() { return this.#path ? Item.at(this.text, this.#path) : null; }

  /** The box of the selected item. An inline picker has no row: its box contains those of its options. */
  get box() {
    const own = this.#boxOf(this.#sheet, this.#path);
    if (own || !this.#path) return own;
    const inside = (this.#sheet?.layout?.boxes ?? []).filter((box) => box.path?.startsWith(`${this.#path}.`) && roles.includes(box.role));
    const parts = inside.filter((box) => this.#root(this.#sheet, box) === this.#root(this.#sheet, inside[0])).map(({ frame }) => frame);
    return parts.length ? { ...inside[0], path: this.#path, frame: union(parts) } : null;
  }

  // Boxes

  #boxOf(sheet, path) {
    return sheet?.layout?.boxes.findLast((box) => box.path === path && roles.includes(box.role)) ?? null;
  }

  /** The boxes of items, in the order of the picture. */
  #rows(sheet) {
    const text = this.text;
    const seen = new Set();
    return (sheet?.layout?.boxes ?? []).filter((box) => roles.includes(box.role) && box.role !== "submenuHeader"
      && !seen.has(box.path) && seen.add(box.path) && Item.at(text, box.path));
  }

  #root(sheet, box) {
    const { boxes } = sheet.layout;
    let each = box;
    while (each && boxes[each.parent]) each = boxes[each.parent];
    return each;
  }

  /** The point of an event in a picture. */
  #where(event) {
    for (const sheet of this.#stage.sheets) {
      if (!sheet.layout || !sheet.size) continue;
      const area = sheet.image.getBoundingClientRect();
      const scale = area.width / sheet.size[0];
      const x = (event.clientX - area.left) / scale, y = (event.clientY - area.top) / scale;
      if (x >= -40 && y >= -20 && x <= sheet.size[0] + 20 && y <= sheet.size[1] + 20) return { sheet, x, y };
    }
    return null;
  }

  /** The item under the pointer, in the frontmost panel there. */
  #at(event) {
    const where = this.#where(event);
    if (!where) return null;
    const { sheet, x, y } = where;
    const { boxes } = sheet.layout;
    const front = boxes.findLast((box) => !boxes[box.parent] && box.frame.width > 0 && contains(box.frame, x, y));
    const found = boxes.filter((box) => roles.includes(box.role) && contains(box.frame, x, y) && this.#root(sheet, box) === front)
      .reduce((best, box) => (!best || box.frame.width * box.frame.height <= best.frame.width * best.frame.height ? box : best), null);
    return found && Item.at(this.text, found.path) ? { sheet, box: found, x, y } : null;
  }

  // Pointing, selecting, and dragging

  #point(event) {
    if (!this.#isOn || this.#press?.isDrag) return;
    const hit = this.#at(event);
    for (const sheet of this.#stage.sheets) sheet.image.draggable = !hit;
    if (hit) this.#showPlus(hit);
    else if (!event.target.closest(".plus")) {
      const where = this.#where(event);
      const near = this.#place && where && Math.abs(where.y - this.#place.y) < 16;
      if (!near && !this.#popover.isOpen) this.#plus.remove();
    }
  }

  /** Shows the button that inserts before or after a row. */
  #showPlus({ sheet, box, y }) {
    if (box.role === "submenuHeader") return this.#plus.remove();
    const isAfter = y > box.frame.y + box.frame.height / 2;
    const edge = isAfter ? bottom(box.frame) : box.frame.y;
    this.#place = { sheet, path: box.path, isAfter, y: edge };
    const zoom = this.#stage.zoom;
    const panel = this.#root(sheet, box).frame;
    Object.assign(this.#plus.style, { left: `${Math.max(0, panel.x * zoom - 13)}px`, top: `${edge * zoom - 12}px` });
    if (this.#plus.parentElement !== sheet.backing) sheet.backing.append(this.#plus);
  }

  #down(event) {
    if (!this.#isOn || event.button !== 0 || event.target.closest(".plus, .rename")) return;
    const hit = this.#at(event);
    if (!hit) {
      if (!event.target.closest("figure")) return;
      return this.clear();
    }
    this.#press = { ...hit, startX: event.clientX, startY: event.clientY, isTouch: event.pointerType === "touch" };
  }

  #drag(event) {
    const press = this.#press;
    if (!press || press.isTouch) return;
    if (!press.isDrag && Math.hypot(event.clientX - press.startX, event.clientY - press.startY) < 5) return;
    press.isDrag = true;
    this.#plus.remove();
    this.#popover.close();
    this.#node.classList.add("is-dragging");
    this.#drop = this.#target(event, Item.at(this.text, press.box.path));
    this.#select(press.sheet, press.box.path);
  }

  /** Where a dragged item would land. */
  #target(event, item) {
    const hit = this.#at(event);
    if (!hit || hit.sheet !== this.#press.sheet || !item) return null;
    const other = Item.at(this.text, hit.box.path);
    if (!other) return null;
    const part = (hit.y - hit.box.frame.y) / hit.box.frame.height;
    const across = hit.box.role === "cell";
    const along = across ? (hit.x - hit.box.frame.x) / hit.box.frame.width : part;
    const isInside = other.children && (hit.box.role === "submenuHeader" || hit.box.role === "heading" || along > 0.3 && along < 0.7);
    if (isInside) {
      const isFirst = hit.box.role === "heading" || hit.box.role === "submenuHeader";
      return { box: hit.box, isInside, list: [...other.steps, "items"], index: isFirst ? 0 : other.children.elements.length };
    }
    const isAfter = along > 0.5;
    return { box: hit.box, isAfter, across, list: other.steps.slice(0, -1), index: other.index + (isAfter ? 1 : 0) };
  }

  #up(event) {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    this.#node.classList.remove("is-dragging");
    if (!press.isDrag) {
      // The second click of a double click renames.
      if (event.detail < 2 && !this.#field) this.#open(press.sheet, press.box.path, false);
      return;
    }
    const drop = this.#drop;
    this.#drop = null;
    const item = Item.at(this.text, press.box.path);
    const moved = drop && item?.move(drop.list, drop.index);
    const into = drop?.isInside && Item.at(this.text, drop.box.path)?.title;
    if (moved) this.commit(moved, into ? `Moved ${item.title} into ${into}` : `Moved ${item.title}`);
    else this.#inspector.paint();
  }

  #cancel() {
    [this.#press, this.#drop] = [null, null];
    this.#node.classList.remove("is-dragging");
    this.#inspector.paint();
  }

  #select(sheet, path) {
    [this.#sheet, this.#path] = [sheet, path];
    this.#inspector.paint();
  }

  #open(sheet, path, takesFocus) {
    this.#select(sheet, path);
    const item = this.item;
    if (!item) return;
    this.#popover.edit(item, this.frameOf(this.box), takesFocus);
    if (!takesFocus) this.#node.focus({ preventScroll: true });
    this.#say();
  }

  /** The frame of a box on the screen. */
  frameOf(box) {
    const area = this.#sheet.image.getBoundingClientRect();
    const scale = area.width / this.#sheet.size[0];
    const panel = this.#root(this.#sheet, box).frame;
    return {
      left: area.left + panel.x * scale, right: area.left + right(panel) * scale,
      top: area.top + box.frame.y * scale, bottom: area.top + bottom(box.frame) * scale,
    };
  }

  #say() {
    const item = this.item;
    if (!item) return;
    const kind = item.isOption ? "option" : kinds[item.type]?.label.toLowerCase() ?? item.type;
    byId("edit-live").textContent = `${item.title}, ${kind}, ${item.index + 1} of ${item.count}`;
  }

  // Changes

  #isWriting = false;

  /** Writes a change as one undo step, and selects its item. */
  commit(change, message) {
    // A field that loses its focus to the editor may report its change again.
    if (!change || !this.#pane.isWritable || this.#isWriting) return;
    const isOpen = this.#popover.isOpen;
    this.#plus.remove();
    this.#sheet ??= this.#stage.sheets[0];
    this.#path = change.path;
    this.#isWriting = true;
    this.#editor.edit(change.text);
    this.#isWriting = false;
    this.#pane.changeNow();
    byId("edit-live").textContent = message;
    if (isOpen && !this.item) this.#popover.close();
    else if (isOpen) this.#popover.refresh(this.item);
  }

  /** Inserts an item, and opens it next to a frame on the screen to be named. */
  insert({ path, isAfter }, kind, frame) {
    const item = Item.at(this.text, path);
    if (!item) return;
    this.commit(item.insert(kind, isAfter), `Inserted ${kinds[kind].label.toLowerCase()}`);
    if (this.item && !this.item.isDivider) this.#popover.edit(this.item, frame, true);
  }

  /** Finds the selection again in a new layout. */
  refresh() {
    if (!this.#isOn) return;
    const index = this.#stage.sheets.indexOf(this.#sheet);
    if (index < 0 && this.#path) this.#sheet = this.#stage.sheets[0];
    this.#inspector.paint();
    this.#follow();
  }

  /** Keeps the popover next to its item. */
  #follow() {
    if (this.#popover.isOpen && this.box && this.#sheet.isMeasured) this.#popover.follow(this.frameOf(this.box));
  }

  undo(isRedo = false) {
    this.#popover.close();
    this.#editor.undo(isRedo);
    this.#pane.changeNow();
    byId("edit-live").textContent = isRedo ? "Redone" : "Undone";
  }

  // Renaming

  /** Edits a title in place. */
  rename(sheet = this.#sheet, box = this.box) {
    if (!sheet || !box || !this.#pane.isWritable) return;
    const item = Item.at(this.text, box.path);
    if (!item || item.isDivider) return;
    this.#popover.close();
    this.#select(sheet, box.path);
    this.#field?.remove();
    const zoom = this.#stage.zoom;
    const title = sheet.layout.boxes.findLast((each) => each.path === `${box.path}.title` && this.#root(sheet, each) === this.#root(sheet, box));
    const frame = title?.frame ?? box.frame;
    const place = {
      left: `${frame.x * zoom - 6}px`, top: `${frame.y * zoom - 3}px`, height: `${frame.height * zoom + 6}px`,
      width: `${Math.max(120, right(box.frame) * zoom - frame.x * zoom)}px`,
      fontSize: `${Math.max(12, (title?.fontSize ?? 15) * zoom)}px`,
    };
    this.#field = titleField(item.title, place, (text) => {
      this.#field = null;
      this.focus();
      if (text && text !== item.title) this.commit(Item.at(this.text, box.path)?.set("title", text), `Renamed to ${text}`);
    });
    sheet.backing.append(this.#field);
    this.#field.focus();
    this.#field.select();
  }

  // Keys

  #key(event) {
    if (!this.#isOn || event.target !== this.#node) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && ["z", "Z", "y"].includes(event.key)) {
      this.undo(event.shiftKey || event.key === "y");
      return this.#done(event);
    }
    const item = this.item;
    const change = (made, message) => {
      if (made) this.commit(made, message);
      this.#done(event);
    };
    if (item && this.#pane.isWritable) {
      const { title } = item;
      if (event.altKey && event.key === "ArrowUp") return change(item.step(-1), `Moved ${title} up`);
      if (event.altKey && event.key === "ArrowDown") return change(item.step(1), `Moved ${title} down`);
      if (event.altKey && event.key === "ArrowLeft") return change(item.leave(), `Moved ${title} out`);
      if (event.altKey && event.key === "ArrowRight") return change(item.enter(), `Moved ${title} into the item above`);
      if (["Delete", "Backspace"].includes(event.key)) return change(item.remove(), `Deleted ${title}`);
      if (isCommand && event.key === "d") return change(item.duplicate(), `Duplicated ${title}`);
      if (isCommand && event.key === "Enter") {
        this.#popover.choose({ path: this.#path, isAfter: true }, this.box && this.frameOf(this.box), true);
        return this.#done(event);
      }
      if (event.key === "F2") return this.rename() ?? this.#done(event);
      if (event.key === "Enter" || event.key === " ") return this.#open(this.#sheet, this.#path, true) ?? this.#done(event);
    }
    if (isCommand || event.altKey) return;
    const sheet = this.#sheet ?? this.#stage.sheets.find((each) => each.layout), rows = this.#rows(sheet);
    const index = rows.findIndex((box) => box.path === this.#path);
    const next = {
      ArrowDown: rows[Math.min(rows.length - 1, index + 1)], ArrowUp: rows[Math.max(0, index < 0 ? rows.length - 1 : index - 1)],
      Home: rows[0], End: rows.at(-1),
    }[event.key];
    if (next) {
      this.#popover.close();
      this.#select(sheet, next.path);
      this.#say();
      this.#done(event);
    } else if (event.key === "Escape" && this.#path) {
      this.clear();
      this.#done(event);
    }
  }

  #done(event) {
    event.preventDefault();
    event.stopPropagation();
  }

  focus() { this.#node.focus({ preventScroll: true }); }

  // Painting

  /** The outlines of the selected item and of the place where a dragged one would land. */
  marksOf(sheet) {
    const zoom = this.#stage.zoom;
    const nodes = [];
    const outline = (frame, kind) => {
      const node = element("div", { class: `box ${kind}` });
      Object.assign(node.style, {
        left: `${frame.x * zoom}px`, top: `${frame.y * zoom}px`, width: `${frame.width * zoom}px`, height: `${frame.height * zoom}px`,
      });
      nodes.push(node);
    };
    if (!this.#isOn || sheet !== this.#sheet) return nodes;
    const box = this.box;
    if (box) outline(box.frame, "chosen");
    const drop = this.#drop;
    if (drop?.isInside) outline(drop.box.frame, "landing-inside");
    else if (drop) {
      const { x, y, width, height } = drop.box.frame;
      outline(drop.across ? { x: x + (drop.isAfter ? width : 0) - 1, y, width: 2, height } : { x, y: y + (drop.isAfter ? height : 0) - 1, width, height: 2 }, "landing");
    }
    return nodes;
  }
}
