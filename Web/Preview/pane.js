import { announce, byId } from "./dom.js";
import { ask } from "./server.js";

/** A file for the text field, in which each line ends with one character. */
const inward = (file) => ({
  ...file, text: file.text.replaceAll("\r\n", "\n"),
  hasReturns: /\r\n/.test(file.text) && !/(^|[^\r])\n/.test(file.text),
});

/** The pane in which the document is written: what is in the file, what is written, and how they come together. */
export class EditPane extends EventTarget {
  #editor;
  #name = "";
  /** What is in the file as far as is known: text and hash. */
  #file = null;
  /** What somebody else wrote into the file meanwhile. */
  #theirs = null;
  /** What was written and not saved of other documents. */
  #drafts = new Map();
  #timer = null;

  constructor(editor) {
    super();
    this.#editor = editor;
    editor.addEventListener("input", () => this.#written());
    editor.addEventListener("save", () => this.save());
    editor.addEventListener("format", () => this.format());
    byId("save").addEventListener("click", () => this.save());
    byId("format").addEventListener("click", () => this.format());
    byId("revert").addEventListener("click", () => this.#editor.replace(this.#file.text));
    byId("conflict-theirs").addEventListener("click", () => this.#takeTheirs());
    byId("conflict-mine").addEventListener("click", () => this.#keepMine());
    byId("conflict-copy").addEventListener("click", () => this.dispatchEvent(new Event("copy")));
    byId("conflict-show").addEventListener("click", () => {
      byId("both-theirs").textContent = this.#theirs.text;
      byId("both-mine").textContent = this.#editor.value;
      byId("both").showModal();
    });
    addEventListener("beforeunload", (event) => {
      if (this.isDirty || this.#drafts.size) event.preventDefault();
    });
  }

  /** Whether there is something to be saved. */
  get isDirty() {
    return this.#file !== null && this.#editor.value !== this.#file.text;
  }

  /** What is drawn in place of the file; `null` where that is the file. */
  get draft() {
    return this.isDirty ? this.#outward(this.#editor.value) : null;
  }

  /** What is written, or else in the file. */
  get text() {
    return this.#file ? this.#outward(this.#editor.value) : "";
  }

  /** The text as the file has it: there, lines may end with two characters. */
  #outward(text) {
    return this.#file.hasReturns ? text.replaceAll("\n", "\r\n") : text;
  }

  /** Shows another document; what is written of the one before is kept until somebody comes back. */
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

  /** Puts another text into the field; findings that came sooner are to be marked in it. */
  #put(text) {
    this.#editor.show(text, { isWritable: this.#file.isWritable });
    this.dispatchEvent(new Event("shown"));
  }

  async #load(name) {
    try {
      const file = await ask("text", { document: name });
      return inward(file);
    } catch (error) {
      if (name === this.#name) byId("edit-state").textContent = error.message;
      return null;
    }
  }

  /** Finds out what is in the file now, as it has been changed. */
  async renew() {
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

  #written() {
    this.#update();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dispatchEvent(new Event("change")), 60);
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

  /** Writes the file, unless somebody else has done so meanwhile. */
  async save() {
    if (!this.isDirty || !this.#file.isWritable) return;
    const [name, text] = [this.#name, this.#editor.value];
    const headers = { "If-Match": `"${this.#file.hash}"`, "Content-Type": "application/json" };
    try {
      const { hash } = await ask("text", { document: name }, { method: "PUT", headers, body: this.#outward(text) });
      if (name !== this.#name) return;
      this.#file = { ...this.#file, text, hash };
      this.#setTheirs(null);
      this.#update();
      this.dispatchEvent(new Event("saved"));
    } catch (error) {
      if (error.status === 412 && name === this.#name) {
        this.#setTheirs(inward({ ...this.#file, text: error.data.text, hash: error.data.hash }));
      } else announce(error.message);
      this.#update();
    }
  }

  async format() {
    try {
      const { text } = await ask("format", { document: this.#name }, { method: "POST", body: this.#editor.value });
      this.#editor.replace(text);
    } catch (error) {
      announce(error.status === 422 ? "A document with errors is not formatted." : error.message);
    }
  }

  // Two versions

  #setTheirs(file) {
    this.#theirs = file;
    byId("conflict").hidden = file === null;
    byId("conflict-text").textContent = file ? "The file has been changed elsewhere. Nothing is lost: both versions are here." : "";
  }

  #takeTheirs() {
    const theirs = this.#theirs;
    this.#file = theirs;
    this.#setTheirs(null);
    // What was written comes back with the browser's way to undo.
    this.#editor.replace(theirs.text);
    this.#update();
    this.dispatchEvent(new Event("change"));
  }

  #keepMine() {
    this.#file = this.#theirs;
    this.#setTheirs(null);
    this.#update();
    announce("Save writes your version over the file’s.");
  }

  /** Lets go of what was written, as a copy of it has been made. */
  letGo() {
    if (this.#theirs) this.#takeTheirs();
  }
}
