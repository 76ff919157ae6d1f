import { announce, byId, element } from "./dom.js";
import { ask } from "./server.js";

/** Trying the menu: interactive pages replace the pictures. */
export class Attempt {
  #stage;
  #query;
  #draft;
  #frames = new Map();
  #isOn = false;

  /** `query` returns the document and the settings of a sheet, `draft` the unsaved text or `null`. */
  constructor(stage, query, draft) {
    [this.#stage, this.#query, this.#draft] = [stage, query, draft];
    addEventListener("message", ({ source, data }) => this.#receive(source, data));
    stage.addEventListener("place", () => this.#place());
  }

  get isOn() { return this.#isOn; }

  set isOn(value) {
    if (this.#isOn === value) return;
    this.#isOn = value;
    byId("stage").classList.toggle("tries", value);
    if (value) this.refresh();
    else this.#clear();
  }

  #clear() {
    for (const frame of this.#frames.values()) frame.remove();
    this.#frames.clear();
  }

  /** Loads the pages of all pictures again. */
  async refresh() {
    if (!this.#isOn) return;
    const sheets = this.#stage.sheets;
    for (const [sheet, frame] of this.#frames) {
      if (sheets.includes(sheet)) continue;
      frame.remove();
      this.#frames.delete(sheet);
    }
    await Promise.all(sheets.map((sheet) => this.#load(sheet)));
  }

  async #load(sheet) {
    const body = this.#draft() ?? "";
    try {
      const { address } = await ask("attempt", this.#query(sheet.variant), { method: "POST", body });
      if (!this.#isOn || !this.#stage.sheets.includes(sheet)) return;
      let frame = this.#frames.get(sheet);
      if (!frame) {
        frame = element("iframe", { title: "Interactive menu", sandbox: "allow-scripts", class: "attempt" });
        this.#frames.set(sheet, frame);
        sheet.backing.append(frame);
      }
      frame.src = address;
      this.#place();
    } catch (error) {
      if (error.name !== "AbortError") announce(error.message);
    }
  }

  #place() {
    for (const [sheet, frame] of this.#frames) {
      if (!sheet.size) continue;
      const dark = sheet.backing.classList.contains("is-dark");
      const [width, height] = frame.wanted ?? sheet.size;
      frame.style.colorScheme = dark ? "dark" : "light";
      frame.style.width = `${Math.max(width, sheet.size[0])}px`;
      frame.style.height = `${Math.max(height, sheet.size[1])}px`;
      frame.style.scale = String(this.#stage.zoom);
      sheet.backing.style.width = `${Math.max(width, sheet.size[0]) * this.#stage.zoom}px`;
      sheet.backing.style.height = `${Math.max(height, sheet.size[1]) * this.#stage.zoom}px`;
    }
    if (this.#isOn) return;
    for (const sheet of this.#stage.sheets) [sheet.backing.style.width, sheet.backing.style.height] = ["", ""];
  }

  #receive(source, data) {
    const found = [...this.#frames.values()].find((frame) => frame.contentWindow === source);
    if (!found) return;
    if (data?.type === "menumock:size" && Number.isFinite(data.width) && Number.isFinite(data.height)) {
      // The page keeps the room it had, so that the picture does not jump when a menu closes.
      const old = found.wanted ?? [0, 0];
      found.wanted = [Math.max(old[0], Math.min(data.width, 4000)), Math.max(old[1], Math.min(data.height, 8000))];
      this.#place();
    } else if (data?.type === "menumock:choose") announce(`Chosen: ${String(data.title)}`);
  }
}
