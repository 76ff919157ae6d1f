import { announce, byId } from "./dom.js";
import { ask } from "./server.js";
import { comparison } from "./versions.js";

/** A file with LF line endings, as text fields have them. */
const normalized = (file) => ({
  ...file, text: file.text.replaceAll("\r\n", "\n"),
  hasReturns: /\r\n/.test(file.text) && !/(^|[^\r])\n/.test(file.text),
});

/** The minimum time between two announced changes, in milliseconds. */
const leastInterval = 60;

/** The edit pane: the file, unsaved changes, and conflicts between them. */
export class EditPane extends EventTarget {
  #editor;
  #name = "";
  /** The last known text and hash of the file. */
  #file = null;
  /** A conflicting version of the file, changed elsewhere. */
  #theirs = null;
  /** Unsaved changes of other documents. */
  #drafts = new Map();
  #timer = null;
  /** The time of the last announcement. */
  #announced = 0;

  constructor(editor) {
    super();
    this.#editor = editor;
    editor.addEventListener("input", () => this.#changed());
    editor.addEventListener("save", () => this.save());
    editor.addEventListener("format", () => this.format());
    byId("save").addEventListener("click", () => this.save());
    byId("format").addEventListener("click", () => this.format());
    byId("revert").addEventListener("click", () => this.#editor.replace(this.#file.text));
    byId("conflict-theirs").addEventListener("click", () => this.#useTheirs());
    byId("conflict-mine").addEventListener("click", () => this.#keepMine());
    byId("conflict-copy").addEventListener("click", () => this.dispatchEvent(new Event("copy")));
    byId("conflict-show").addEventListener("click", () => {
      byId("both-difference").replaceChildren(...comparison(this.#theirs.text, this.#editor.value));
      byId("both-theirs").textContent = this.#theirs.text;
      byId("both-mine").textContent = this.#editor.value;
      byId("both").showModal();
    });
    addEventListener("beforeunload", (event) => {
      if (this.isDirty || this.#drafts.size) event.preventDefault();
    });
  }

  get isWritable() {
    return this.#file?.isWritable ?? false;
  }

  get hasConflict() {
    return this.#theirs !== null;
  }

  get isDirty() {
    return this.#file !== null && this.#editor.value !== this.#file.text;
  }

  /** The unsaved text to render, or `null` to render the file. */
  get draft() {
    return this.isDirty ? this.#denormalized(this.#editor.value) : null;
  }

  /** The current text, saved or not. */
  get text() {
    return this.#file ? this.#denormalized(this.#editor.value) : "";
  }

  /** The text with the line endings of the file. */
  #denormalized(text) {
    return this.#file.hasReturns ? text.replaceAll("\n", "\r\n") : text;
  }

  /** Shows another document and keeps unsaved changes of the previous one. */
  async show(name) {
    if (name === this.#name && this.#file) return;
    if (this.isDirty) this.#drafts.set(this.#name, { text: this.#editor.value, file: this.#file });
    this.#name = name;
    this.#file = null;
    this.#setTheirs(null);
    const file = await this.#load(name);
    if (!file || name !== this.#name) return;
    const draft = this.#drafts.get(name);
    this.#drafts.delete(name);
    this.#file = draft?.file ?? file;
    this.#put(draft?.text ?? file.text);
    if (draft && draft.file.hash !== file.hash) this.#setTheirs(file);
    this.#update();
  }

  /** Shows a text and announces it, so that findings that arrived earlier are marked in it. */
  #put(text) {
    this.#editor.show(text, { isWritable: this.#file.isWritable });
    this.dispatchEvent(new Event("shown"));
  }

  async #load(name) {
    try {
      const file = await ask("text", { document: name });
      return normalized(file);
    } catch (error) {
      if (name === this.#name) byId("edit-state").textContent = error.message;
      return null;
    }
  }

  /** Reloads the file after it changed. */
  async reload() {
    const name = this.#name;
    const file = await this.#load(name);
    if (!file || name !== this.#name) return;
    if (this.#file && file.hash === this.#file.hash) return;
    if (!this.isDirty || this.#editor.value === file.text) {
      this.#file = file;
      this.#put(file.text);
      this.#setTheirs(null);
    } else {
      this.#setTheirs(file);
    }
    this.#update();
  }

  /** Announces a change at once, or, while the user types fast, after an interval. */
  #changed() {
    this.#update();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#announce(), Math.max(0, this.#announced + leastInterval - performance.now()));
  }

  /** Announces a change without waiting for more. */
  changeNow() {
    clearTimeout(this.#timer);
    this.#update();
    this.#announce();
  }

  #announce() {
    this.#announced = performance.now();
    this.dispatchEvent(new Event("change"));
  }

  #update() {
    const isWritable = this.#file?.isWritable ?? false;
    const isDirty = this.isDirty;
    byId("save").disabled = !isDirty || !isWritable || this.#theirs !== null;
    byId("revert").disabled = !isDirty;
    byId("format").disabled = !isWritable;
    byId("edit-state").textContent = !this.#file ? "" : !isWritable ? "Read-only" : isDirty ? "Not saved" : "Saved";
    document.querySelector(".dirty").hidden = !isDirty;
    document.body.classList.toggle("is-dirty", isDirty);
  }

  /** Saves the file unless it was changed elsewhere. */
  async save() {
    if (!this.isDirty || !this.#file.isWritable) return;
    const [name, text] = [this.#name, this.#editor.value];
    const headers = { "If-Match": `"${this.#file.hash}"`, "Content-Type": "application/json" };
    try {
      const { hash } = await ask("text", { document: name }, { method: "PUT", headers, body: this.#denormalized(text) });
      if (name !== this.#name) return;
      this.#file = { ...this.#file, text, hash };
      this.#setTheirs(null);
      this.#update();
      this.dispatchEvent(new Event("saved"));
    } catch (error) {
      if (error.status === 412 && name === this.#name) {
        this.#setTheirs(normalized({ ...this.#file, text: error.data.text, hash: error.data.hash }));
      } else announce(error.message);
      this.#update();
    }
  }

  async format() {
    try {
      const { text } = await ask("format", { document: this.#name }, { method: "POST", body: this.#editor.value });
      this.#editor.replace(text);
    } catch (error) {
      announce(error.status === 422 ? "Fix the errors before formatting." : error.message);
    }
  }

  // Two versions

  #setTheirs(file) {
    this.#theirs = file;
    byId("conflict").hidden = file === null;
    byId("conflict-text").textContent = file ? "The file was changed elsewhere. Both versions are kept." : "";
  }

  #useTheirs() {
    const theirs = this.#theirs;
    this.#file = theirs;
    this.#setTheirs(null);
    // Undo restores the discarded text.
    this.#editor.replace(theirs.text);
    this.#update();
    this.dispatchEvent(new Event("change"));
  }

  #keepMine() {
    this.#file = this.#theirs;
    this.#setTheirs(null);
    this.#update();
    announce("Saving replaces the file’s version with yours.");
  }

  /** Ends a conflict after the user's version was saved as a copy. */
  endConflict() {
    if (this.#theirs) this.#useTheirs();
  }
}
