import { announce, byId, element, icon, offerAppearance, titleOf } from "./dom.js";
import { ask, Events } from "./server.js";
import { ThemeFields } from "./themefields.js";
import { isBrand, merged, valuesOf, withValue } from "./themefile.js";

const platforms = ["iOS", "iPadOS", "macOS", "visionOS"];
/** Drawn if no document is chosen. */
const sample = JSON.stringify({
  presentation: "pullDownButton", button: { title: "Options" }, menu: { items: [
    { title: "New Folder", systemImage: "folder.badge.plus" },
    { title: "Share", systemImage: "square.and.arrow.up", isHighlighted: true },
    { type: "picker", title: "Sort By", options: ["Name", "Date"], selection: "Date" },
    { type: "menu", title: "Move To", systemImage: "folder", items: ["Archive"] },
    { title: "Delete", systemImage: "trash", role: "destructive" },
  ] },
});
/** Edits of one value within this time, in milliseconds, are one step. */
const stepTime = 700;

/** The page that edits a theme and shows it on all platforms. */
class ThemePage {
  #name = "";
  #text = "";
  #saved = "";
  #hash = "";
  #isWritable = false;
  #newest = {};
  #bases = {};
  #past = [];
  #lastStep = { path: "", time: 0 };
  #conflict = null;
  #running = null;
  #files = new Map();
  #schema = null;
  #fields = new ThemeFields((path, value) => this.#set(path, value));

  async start() {
    this.#listen();
    const address = new URLSearchParams(location.hash.slice(1));
    const [state, list, schema] = await Promise.all([ask("state"), ask("theme"), ask("schema", { of: "theme" })]);
    this.#schema = schema;
    this.#newest = list.newest;
    byId("document").append(element("option", { value: "", text: "Sample" }),
      ...state.documents.map((name) => element("option", { value: name, text: titleOf(name) })));
    byId("document").value = state.documents.includes(address.get("document")) ? address.get("document") : "";
    byId("back").href = address.get("document") ? `./#document=${encodeURIComponent(address.get("document"))}` : "./";
    byId("new").hidden = !list.canCreate;
    await this.#list(list.themes, address.get("theme"));
    const events = new Events();
    events.addEventListener("change", () => this.#reload());
    events.addEventListener("lost", () => { byId("connection").hidden = false; });
    events.addEventListener("back", () => {
      byId("connection").hidden = true;
      this.#reload();
    });
  }

  async #list(names, wanted) {
    byId("choice").replaceChildren(...names.map((name) => element("option", { value: name, text: name })));
    byId("choice").hidden = names.length === 0;
    byId("fields").hidden = byId("save-bar").hidden = names.length === 0;
    byId("nothing").hidden = names.length > 0;
    byId("nothing").textContent = byId("new").hidden
      ? "The project has no folder of themes. Name one with --themes, or with “themes” in menumock.json."
      : "No themes yet. Choose “New” to create one.";
    if (names.length) await this.#show(names.includes(wanted) ? wanted : names[0]);
  }

  // The file

  async #show(name) {
    this.#name = name;
    byId("choice").value = name;
    document.title = `${name} — menumock`;
    history.replaceState(null, "", `#${new URLSearchParams({ theme: name, ...(byId("document").value && { document: byId("document").value }) })}`);
    const file = await ask("theme", { name });
    this.#past = [];
    this.#take(file);
    await this.#loadBases();
    const names = [...new Set([...Object.keys(this.#bases.iOS?.colors ?? {}), ...Object.keys(this.#own.colors ?? {})])];
    this.#fields.make(this.#schema, names);
    this.#update();
  }

  #take(file) {
    [this.#text, this.#saved, this.#hash, this.#isWritable] = [file.text, file.text, file.hash, file.isWritable];
    this.#endConflict();
  }

  /** Takes a changed file, unless there are unsaved changes. */
  async #reload() {
    if (!this.#name) return;
    const file = await ask("theme", { name: this.#name }).catch(() => null);
    if (!file || file.hash === this.#hash) return this.#draw();
    if (this.#text !== this.#saved) return this.#showConflict(file);
    this.#take(file);
    await this.#loadBases();
    this.#update();
  }

  get #own() {
    return valuesOf(this.#text) ?? {};
  }

  /** The values of the themes that this one extends, per platform. */
  async #loadBases() {
    const values = async (name, depth = 0) => {
      if (!name || depth > 8) return {};
      if (!this.#files.has(name)) this.#files.set(name, ask("theme", { name }).then(({ text }) => valuesOf(text) ?? {}, () => ({})));
      const own = await this.#files.get(name);
      return merged(await values(own.extends, depth + 1), own);
    };
    const own = this.#own;
    const bases = await Promise.all(platforms.map((platform) => values(isBrand(own) ? this.#newest[platform] : own.extends)));
    this.#bases = Object.fromEntries(platforms.map((platform, index) => [platform, bases[index]]));
  }

  #set(path, value) {
    const text = withValue(this.#text, path, value);
    if (text === this.#text) return this.#update();
    const step = { path: path.join("."), time: Date.now() };
    if (step.path !== this.#lastStep.path || step.time - this.#lastStep.time > stepTime) this.#past.push(this.#text);
    this.#lastStep = step;
    this.#text = text;
    this.#update();
  }

  #undo() {
    const text = this.#past.pop();
    if (text === undefined) return;
    this.#lastStep = { path: "", time: 0 };
    this.#text = text;
    document.activeElement?.blur();
    this.#update();
    announce("Undone");
  }

  async #save() {
    if (this.#text === this.#saved || !this.#isWritable || this.#conflict) return;
    const text = this.#text;
    try {
      const { hash } = await ask("theme", { name: this.#name }, { method: "PUT", body: text, headers: { "If-Match": `"${this.#hash}"` } });
      [this.#saved, this.#hash] = [text, hash];
      this.#showState();
    } catch (error) {
      if (error.status !== 412) return announce(error.message);
      this.#showConflict({ text: error.data.text, hash: error.data.hash, isWritable: this.#isWritable });
    }
  }

  #showConflict(file) {
    this.#conflict = file;
    byId("conflict").hidden = false;
    this.#showState();
  }

  #endConflict() {
    this.#conflict = null;
    byId("conflict").hidden = true;
  }

  // The form and the pictures

  #update() {
    const own = this.#own;
    const isValid = valuesOf(this.#text) !== null;
    byId("fields").inert = !isValid || !this.#isWritable;
    const brand = isBrand(own);
    const set = (id, value) => { if (document.activeElement !== byId(id)) byId(id).value = value ?? ""; };
    set("theme-title", own.title);
    set("typeface", own.typeface);
    byId("lengths-of").hidden = !brand;
    this.#fields.update({
      own, bases: this.#bases, merged: merged(this.#bases.iOS, own),
      lengthPath: (platform, group, name) => [...(brand ? ["overrides", platform] : []), "metrics", group, name],
    });
    this.#showState();
    this.#draw();
  }

  #showState() {
    const isDirty = this.#text !== this.#saved;
    byId("edit-state").textContent = this.#isWritable ? isDirty ? "Not saved" : "Saved" : "Read-only";
    byId("save").disabled = !isDirty || !this.#isWritable || this.#conflict !== null;
    byId("undo").disabled = this.#past.length === 0;
  }

  /** Draws all platforms. Pictures stay until there are new ones. */
  async #draw() {
    if (!this.#name) return;
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const chosen = byId("appearance").value;
    const appearances = chosen === "both" ? ["light", "dark"] : [chosen];
    const cases = appearances.flatMap((appearance) => platforms.map((platform) => ({ platform, appearance })));
    const body = JSON.stringify({ theme: this.#text, text: sample });
    const named = byId("document").value;
    const figures = this.#figures(cases);
    const answers = await Promise.all(cases.map(async (settings, index) => {
      const query = { name: this.#name, theme: this.#name, background: "theme", ...settings, ...(named && { document: named }) };
      try {
        const answer = await ask("themed", query, { method: "POST", body, signal: running.signal });
        if (answer.svg) await this.#place(figures[index], answer, running.signal);
        return answer;
      } catch (error) {
        return error.name === "AbortError" ? null : { findings: [{ severity: "error", message: error.message }] };
      }
    }));
    if (running.signal.aborted) return;
    for (const [index, answer] of answers.entries()) figures[index].classList.toggle("is-old", !answer?.svg);
    this.#showProblems(answers);
    document.body.dataset.drawn = String(Number(document.body.dataset.drawn ?? 0) + 1);
  }

  #figures(cases) {
    const box = byId("pictures");
    const key = JSON.stringify(cases);
    if (box.dataset.cases !== key) {
      box.dataset.cases = key;
      box.replaceChildren(...cases.map(({ platform, appearance }) => element("figure", { class: appearance },
        element("figcaption", { text: `${platform}, ${appearance}` }), element("img", { alt: "" }))));
    }
    return [...box.children];
  }

  async #place(figure, answer, signal) {
    const image = figure.querySelector("img");
    const address = URL.createObjectURL(new Blob([answer.svg], { type: "image/svg+xml" }));
    const next = new Image();
    next.src = address;
    // Decoded before it is shown, to avoid flicker.
    await next.decode().catch(() => null);
    if (signal.aborted) return URL.revokeObjectURL(address);
    const old = image.src;
    image.src = address;
    image.alt = answer.description;
    image.style.aspectRatio = `${answer.width} / ${answer.height}`;
    image.style.maxWidth = `${answer.width}px`;
    if (old.startsWith("blob:")) URL.revokeObjectURL(old);
  }

  /** Shows errors, and findings in the theme; findings in the document belong to its own page. */
  #showProblems(answers) {
    const found = new Map();
    for (const finding of answers.flatMap((answer) => answer?.findings ?? [])) {
      const isInTheme = finding.file?.endsWith(".theme");
      if (finding.severity === "error" || isInTheme) found.set(`${finding.line}:${finding.message}`, finding);
    }
    if (valuesOf(this.#text) === null && !found.size) found.set("", { severity: "error", message: "The file is not valid JSON." });
    byId("problems").hidden = found.size === 0;
    byId("problems").replaceChildren(...[...found.values()].map((finding) => element("li", { class: `finding ${finding.severity}` },
      icon(finding.severity === "error" ? "error" : "warning"),
      element("span", { class: "parts" },
        element("span", { class: "message", text: finding.message }),
        finding.help ? element("span", { class: "help", text: finding.help }) : null))));
  }

  // Events

  #listen() {
    byId("choice").addEventListener("change", async (event) => {
      if (this.#text !== this.#saved && !confirm("Discard the unsaved changes?")) {
        event.target.value = this.#name;
        return;
      }
      await this.#show(event.target.value);
    });
    for (const id of ["document", "appearance"]) byId(id).addEventListener("change", () => this.#draw());
    byId("theme-title").addEventListener("change", (event) => this.#set(["title"], event.target.value.trim() || undefined));
    byId("typeface").addEventListener("change", (event) => this.#set(["typeface"], event.target.value.trim() || undefined));
    byId("save").addEventListener("click", () => this.#save());
    byId("undo").addEventListener("click", () => this.#undo());
    byId("theirs").addEventListener("click", async () => {
      this.#take(this.#conflict);
      this.#update();
    });
    byId("mine").addEventListener("click", () => {
      this.#hash = this.#conflict.hash;
      this.#endConflict();
      this.#save();
    });
    byId("new").addEventListener("click", () => {
      byId("create-problem").textContent = "";
      byId("create").showModal();
    });
    byId("create-cancel").addEventListener("click", () => byId("create").close());
    byId("create-form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const name = byId("create-name").value.trim();
      const text = `{\n  "title": ${JSON.stringify(name)},\n  "roles": {}\n}\n`;
      try {
        await ask("theme", { name }, { method: "POST", body: text });
      } catch (error) {
        byId("create-problem").textContent = error.message;
        return;
      }
      byId("create").close();
      const { themes } = await ask("theme");
      await this.#list(themes, name);
    });
    offerAppearance();
    byId("help").addEventListener("click", () => byId("keys").showModal());
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isTyping = event.target.matches("input[type=text], input[type=number], input[type=search]")
        && event.target.value !== event.target.defaultValue && this.#past.length === 0;
      if (event.key === "s") {
        event.preventDefault();
        // A field that has the focus is applied first.
        document.activeElement?.dispatchEvent(new Event("change", { bubbles: true }));
        this.#save();
      } else if (event.key === "z" && !event.shiftKey && !isTyping) {
        event.preventDefault();
        this.#undo();
      }
    });
    addEventListener("beforeunload", (event) => {
      if (this.#text !== this.#saved) event.preventDefault();
    });
  }
}

new ThemePage().start().catch((error) => announce(error.message));
