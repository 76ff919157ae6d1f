import { Address } from "./address.js";
import { Arranger } from "./arrange.js";
import { Attempt } from "./attempt.js";
import { Completion } from "./completion.js";
import { Creator } from "./create.js";
import { DocumentList } from "./documents.js";
import { announce, byId, element, folderOf, lastPart, offerAppearance, titleOf } from "./dom.js";
import { Editor } from "./editor.js";
import { ExportMenu } from "./export.js";
import { Inspector } from "./inspect.js";
import { EditPane } from "./pane.js";
import { Problems } from "./problems.js";
import { addressOf, ask, Events } from "./server.js";
import { SettingsPanel, variants } from "./settings.js";
import { Stage } from "./stage.js";
import { Versions } from "./versions.js";

/** The path of the parent of a value; empty for the document itself. */
const parentPath = (path) => path.replace(/(?:\.(?:"(?:[^"\\]|\\.)*"|[^.[\]]+)|\[\d+\]|^[^.[]+)$/, "");

/** Connects the parts of the page: the displayed document, its settings, and changes to both. */
class Page {
  #state = { documents: [], folders: ["."], locales: [], themes: [], problems: [], readOnly: false, editor: "page" };
  #address = new Address();
  #documents = new DocumentList();
  #settings = new SettingsPanel(this.#address);
  #stage = new Stage(this.#address);
  #problems = new Problems(() => (this.#pane?.isWritable ? this.#pane.text.replaceAll("\r\n", "\n") : null));
  #inspector = new Inspector(this.#stage);
  #completion = new Completion(() => ({ ...this.#state, colorSettings: this.#colorSettings }));
  #editor = new Editor(this.#completion);
  #pane = new EditPane(this.#editor);
  #arranger = new Arranger(this.#stage, this.#pane, this.#editor, this.#inspector, this.#completion);
  #attempt = new Attempt(this.#stage, (variant) => this.#query(variant), () => this.#pane.draft);
  #versions = new Versions(() => this.#shown, (text) => {
    this.#editor.edit(text.replaceAll("\r\n", "\n"));
    this.#pane.changeNow();
  });
  #player = null;
  #creator = new Creator(() => this.#state, () => this.#current());
  #export = new ExportMenu(() => ({ query: this.#query(), description: this.#stage.sheets[0]?.answer?.description ?? "" }));
  #events = null;
  #shown = null;
  /** Whether the document has been drawn, so that its problems are known. */
  #isDrawn = false;
  #facts = { settings: {}, standards: {}, frames: [] };
  #pointed = null;

  async start() {
    this.#listen();
    this.#showPanel();
    await this.#loadState();
    this.#events = new Events();
    this.#events.addEventListener("change", (event) => this.#changed(event.detail));
    this.#events.addEventListener("lost", () => { byId("connection").hidden = false; });
    this.#events.addEventListener("back", async () => {
      byId("connection").hidden = true;
      await this.#loadState();
      await Promise.all([this.#pane.reload(), this.draw()]);
    });
    this.#loadErrors();
  }

  // State of the server

  async #loadState() {
    try {
      this.#state = await ask("state");
    } catch (error) {
      announce(error.message);
      return;
    }
    const state = this.#state;
    document.body.classList.toggle("is-read-only", state.readOnly);
    byId("new").hidden = state.readOnly;
    this.#showModes();
    this.#documents.show(state.documents);
    this.#settings.setFacts({ locales: state.locales, themes: state.themes });
    const wanted = this.#address.get("document");
    if (!state.documents.includes(wanted)) {
      this.#address.set({ document: state.documents[0] ?? "" });
    }
    await this.#showDocument();
  }

  async #loadErrors() {
    const errors = await ask("errors").catch(() => null);
    if (errors) this.#documents.showErrors({ ...errors, ...this.#shownErrors() });
  }

  /** The number of errors of the displayed document. Drawing finds more of them than reading. */
  #shownErrors() {
    if (!this.#isDrawn) return {};
    const errors = this.#problems.findings.filter((finding) =>
      finding.severity === "error" && !finding.option && finding.file === this.#shown);
    return { [this.#shown]: errors.length };
  }

  async #changed({ documents, list }) {
    if (list) await this.#loadState();
    if (documents.includes(this.#shown)) {
      await this.draw();
      await this.#pane.reload();
    }
    this.#documents.refresh(documents);
    if (list || documents.some((name) => name !== this.#shown)) await this.#loadErrors();
  }

  // The displayed document

  async #showDocument() {
    const name = this.#address.get("document");
    byId("title").textContent = name ? titleOf(name) : "menumock";
    byId("path").textContent = name ? folderOf(name) : "";
    document.title = name ? `${lastPart(name)} — menumock` : "menumock";
    document.body.classList.toggle("is-empty", !name);
    if (name === this.#shown) return;
    this.#shown = name;
    this.#showModes();
    this.#isDrawn = false;
    this.#stage.clear();
    this.#inspector.clear();
    this.#arranger.clear();
    this.#facts = { settings: {}, standards: {}, frames: [] };
    this.#documents.choose(name);
    byId("edit-themes").href = `theme.html${name ? `#${new URLSearchParams({ document: name })}` : ""}`;
    if (!name) {
      byId("stage").replaceChildren(element("p", { class: "nothing", text: this.#state.readOnly
        ? "No documents." : "No documents yet. Choose “New” to create one." }));
      return this.#problems.show([], this.#state.problems);
    }
    await Promise.all([this.draw(), this.#pane.show(name)]);
  }

  #query(variant = { settings: {} }) {
    return { document: this.#shown, ...this.#address.settings, ...variant.settings };
  }

  /** Draws the document from its file, or from unsaved changes. */
  async draw() {
    if (!this.#shown) return;
    const name = this.#shown;
    const kind = this.#address.get("compare");
    const facts = { ...this.#facts, locales: this.#state.locales };
    const list = variants(kind, facts);
    this.#stage.prepare(list, (sheet) => ({
      downloadAddress: () => addressOf("download", { ...this.#query(sheet.variant), format: "svg" }),
      fileName: () => this.#export.name,
    }));
    const draft = this.#pane.draft;
    const answers = await this.#stage.draw((variant, signal) =>
      draft === null
        ? ask("picture", this.#query(variant), { signal })
        : ask("check", this.#query(variant), { signal, method: "POST", body: draft }));
    if (!answers || name !== this.#shown) return;
    const drawn = answers.find((answer) => answer.settings);
    const hadFrames = this.#facts.frames.length;
    if (drawn) {
      const standards = { layoutDirection: drawn.languageDirection };
      this.#facts = { settings: drawn.settings, standards, frames: drawn.frames, durations: drawn.durations };
    }
    this.#settings.setFacts(this.#facts);
    this.#problems.show(answers, this.#state.problems);
    this.#isDrawn = true;
    this.#underline();
    this.#documents.addErrors(this.#shownErrors());
    if (kind === "frame" && hadFrames !== this.#facts.frames.length) return this.draw();
    byId("play").hidden = this.#facts.frames.length < 2;
    await Promise.all([this.#loadLayouts(draft), this.#attempt.refresh()]);
    document.body.dataset.drawn = String(Number(document.body.dataset.drawn ?? 0) + 1);
  }

  /** Marks findings in the text. Picture and text arrive in either order. */
  #underline() {
    if (this.#isDrawn) this.#editor.mark(this.#problems.findings.filter((finding) => finding.file === this.#shown));
  }

  async #loadLayouts(draft = this.#pane.draft) {
    const hasMarks = this.#problems.findings.some((finding) => finding.path);
    if (!hasMarks && !this.#inspector.isOn && !this.#arranger.isOn) return this.#inspector.paint();
    await Promise.all(this.#stage.sheets.filter((sheet) => sheet.answer?.svg).map((sheet) =>
      this.#stage.measure(sheet, this.#query(sheet.variant), draft)));
    this.#inspector.refresh();
    this.#arranger.refresh();
  }

  /** The marks of findings in a picture. */
  #marksOf(sheet) {
    if (!sheet.layout) return [];
    const zoom = this.#stage.zoom;
    const nodes = [];
    const boxes = sheet.layout.boxes;
    for (const finding of this.#problems.findings) {
      if (!finding.path || finding.file !== this.#shown) continue;
      // A value that is not drawn is marked at its nearest drawn ancestor.
      let path = finding.path;
      const find = () => boxes.find((other) => other.path === path && other.frame.width > 0);
      let box = find();
      for (; path && !box; box = find()) path = parentPath(path);
      if (!box) continue;
      const mark = element("div", { class: `finding-mark ${finding.severity}`, title: finding.message });
      mark.classList.toggle("is-pointed", finding === this.#pointed);
      // The mark of a row must not cover the edge of its menu or a callout.
      mark.classList.toggle("is-row", ["row", "option"].includes(box.role));
      Object.assign(mark.style, {
        left: `${box.frame.x * zoom}px`, top: `${box.frame.y * zoom}px`, width: `${box.frame.width * zoom}px`,
        height: `${box.frame.height * zoom}px`,
      });
      nodes.push(mark);
    }
    return nodes;
  }

  get #colorSettings() {
    const written = this.#facts.settings;
    return {
      platform: this.#address.get("platform") || written.platform || "iOS",
      appearance: this.#address.get("appearance") || written.appearance || "light",
      theme: this.#address.get("theme") || written.theme || "",
    };
  }

  async #current() {
    if (!this.#shown) return null;
    return { text: this.#pane.text, short: titleOf(this.#shown), folder: folderOf(this.#shown).replace(/\/$/, "") || "." };
  }

  // Locations in the document

  async #open(line, column, isRequested) {
    if (this.#state.editor !== "page" && isRequested) {
      const { address } = await ask("open", { document: this.#shown, line, column }, { method: "POST" }).catch((error) => {
        announce(error.message);
        return {};
      });
      if (address) location.href = address;
      return;
    }
    if (isRequested) this.#setPanel("edit");
    if (this.#address.get("panel") === "edit") this.#editor.go(line, column);
  }

  /** Saves the document. A conflict is shown where it can be resolved. */
  async #save() {
    await this.#pane.save();
    if (this.#pane.hasConflict) this.#setPanel("edit");
  }

  // Panels and keys

  #setPanel(name) {
    this.#address.set({ panel: name === "settings" ? "" : name });
    this.#setView(name);
  }

  /** Clicks in the picture edit it, unless the page inspects it or tries the menu. */
  #showModes() {
    const tries = this.#address.get("try") !== "" && Boolean(this.#shown);
    byId("try").setAttribute("aria-pressed", String(tries));
    this.#attempt.isOn = tries;
    const inspects = (this.#address.get("panel") || "settings") === "inspect";
    this.#inspector.isOn = inspects && !tries;
    this.#arranger.isOn = !inspects && !tries && !this.#state.readOnly;
  }

  #showPanel() {
    const shown = this.#address.get("panel") || "settings";
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const isShown = tab.dataset.panel === shown;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      byId(tab.dataset.panel).hidden = !isShown;
    }
    document.body.dataset.panel = shown;
    this.#showModes();
    if (shown === "inspect") this.#loadLayouts();
  }

  #setView(view) {
    document.body.dataset.view = view;
    for (const button of document.querySelectorAll(".views button")) {
      button.setAttribute("aria-pressed", String(button.dataset.view === view));
    }
  }

  #listen() {
    let last = "";
    this.#address.addEventListener("change", async () => {
      this.#showPanel();
      this.#settings.update();
      this.#stage.place();
      byId("compare").value = this.#address.get("compare");
      if (this.#address.get("document") !== this.#shown) return this.#showDocument();
      const selection = JSON.stringify([this.#address.settings, this.#address.get("compare"), this.#address.get("try")]);
      if (selection !== last) await this.draw();
      last = selection;
    });
    byId("compare").value = this.#address.get("compare");
    byId("compare").addEventListener("change", (event) => this.#address.set({ compare: event.target.value }));
    this.#documents.addEventListener("choose", (event) => {
      this.#setView("picture");
      this.#address.set({ document: event.detail }, { isStep: true });
    });
    this.#pane.addEventListener("change", () => this.draw());
    this.#pane.addEventListener("shown", () => {
      this.#versions.note(this.#shown, this.#pane.text, "Loaded");
      this.#underline();
      // Fixes are edits of the text, which can arrive after the findings.
      this.#problems.refresh();
    });
    this.#pane.addEventListener("saved", () => {
      this.#versions.note(this.#shown, this.#pane.text, "Saved");
      this.draw();
    });
    this.#pane.addEventListener("copy", () => this.#creator.open(null, "duplicate"));
    this.#creator.addEventListener("created", async (event) => {
      const { document: created, text } = event.detail;
      // The unsaved text now has its own file. Other new documents do not affect it.
      if (text === this.#pane.text) this.#pane.endConflict();
      await this.#loadState();
      if (created) this.#address.set({ document: created, panel: "edit" }, { isStep: true });
    });
    this.#problems.addEventListener("choose", (event) => {
      const { line, column, path, file } = event.detail;
      if (file && file !== this.#shown) return announce(`${file}:${line}:${column}`);
      if (line) this.#open(line, column, true);
      if (path) this.#inspector.selectPath(path);
    });
    this.#problems.addEventListener("fix", (event) => {
      this.#editor.edit(event.detail);
      this.#pane.changeNow();
    });
    this.#problems.addEventListener("point", (event) => {
      this.#pointed = event.detail;
      this.#inspector.paint();
    });
    this.#inspector.marks = (sheet) => [...this.#marksOf(sheet), ...this.#arranger.marksOf(sheet)];
    this.#inspector.addEventListener("source", (event) => {
      this.#open(event.detail.line, event.detail.column, event.detail.isRequested);
    });
    for (const tab of document.querySelectorAll("[role=tab]")) {
      tab.addEventListener("click", () => this.#setPanel(tab.dataset.panel));
      tab.addEventListener("keydown", (event) => {
        const tabs = [...document.querySelectorAll("[role=tab]")];
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
        next.focus();
        next.click();
      });
    }
    for (const button of document.querySelectorAll(".views button")) {
      button.addEventListener("click", () => {
        const view = button.dataset.view;
        if (["settings", "edit", "inspect"].includes(view)) this.#setPanel(view);
        this.#setView(view);
      });
    }
    this.#setView("picture");
    byId("try").addEventListener("click", () => this.#address.set({ try: this.#address.get("try") ? "" : 1 }));
    byId("history").addEventListener("click", () => this.#versions.open(this.#pane.text));
    byId("play").addEventListener("click", () => this.#play());
    byId("undo").addEventListener("click", () => this.#arranger.undo());
    byId("save-changes").addEventListener("click", () => this.#save());
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault();
      byId("stage").focus();
    });
    byId("help").addEventListener("click", () => byId("keys").showModal());
    offerAppearance();
    addEventListener("keydown", (event) => this.#press(event));
  }

  /** Shows the frames one after another, or stops. */
  #play() {
    const isPlaying = this.#player !== null;
    clearTimeout(this.#player);
    this.#player = null;
    byId("play").setAttribute("aria-pressed", String(!isPlaying));
    byId("play").textContent = isPlaying ? "Play" : "Stop";
    if (isPlaying) return this.#address.set({ frame: "" });
    const count = this.#facts.frames.length;
    const step = (number) => {
      this.#address.set({ frame: number });
      const seconds = this.#facts.durations?.[number - 1] ?? 1.5;
      this.#player = setTimeout(() => step(number % count + 1), 1000 * seconds);
    };
    step(1);
  }

  #press(event) {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") {
      event.preventDefault();
      return this.#save();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input:not([type=range]), textarea, select, dialog[open]")) return;
    const chosen = (key, values, standard) => {
      const now = this.#address.get(key) || this.#facts.settings[key] || standard;
      return values[(values.indexOf(now) + 1) % values.length];
    };
    const actions = {
      j: () => this.#documents.step(1), k: () => this.#documents.step(-1), "/": () => byId("filter").focus(),
      "+": () => this.#stage.zoomBy(1), "=": () => this.#stage.zoomBy(1), "-": () => this.#stage.zoomBy(-1),
      0: () => this.#address.set({ zoom: "" }), 1: () => this.#address.set({ zoom: 1 }),
      s: () => this.#setPanel("settings"), i: () => this.#setPanel("inspect"),
      e: () => {
        this.#setPanel("edit");
        byId("text").focus();
      },
      p: () => this.#address.set({ platform: chosen("platform", ["iOS", "iPadOS", "macOS", "visionOS"], "iOS") }),
      a: () => this.#address.set({ appearance: chosen("appearance", ["light", "dark"], "light") }),
      t: () => byId("try").click(),
      n: () => { if (!this.#state.readOnly) this.#creator.open(); },
      "?": () => byId("keys").showModal(),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

new Page().start();
