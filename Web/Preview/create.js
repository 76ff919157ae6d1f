import { ask, fetchFile } from "./server.js";
import { announce, byId, element } from "./dom.js";

const document_ = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Templates of new documents. */
const templates = [
  ["Pull-down button", document_({
    version: 1, presentation: "pullDownButton", button: { systemImage: "ellipsis" },
    menu: { items: [
      { title: "Share", systemImage: "square.and.arrow.up" }, { title: "Duplicate", systemImage: "plus.square.on.square" },
      "---", { title: "Delete", systemImage: "trash", role: "destructive" },
    ] },
  })],
  ["Pop-up button", document_({
    version: 1, presentation: "popUpButton", button: { label: "Sort by" },
    menu: { items: [{ type: "picker", title: "Sort by", selection: "Date", options: ["Name", "Date", "Size"] }] },
  })],
  ["Context menu", document_({
    version: 1, presentation: "contextMenu",
    menu: { items: [
      { title: "Copy", systemImage: "document.on.document" }, { title: "Favorite", systemImage: "heart" }, "---",
      { title: "Delete", systemImage: "trash", role: "destructive" },
    ] },
  })],
  ["Menu bar", document_({
    version: 1, platform: "macOS", presentation: "menuBar",
    menus: [
      { title: "Notes", items: ["About Notes", "---", { title: "Quit Notes", keyboardShortcut: "cmd+q" }] },
      { title: "File", isOpen: true, items: [
        { title: "New Note", keyboardShortcut: "cmd+n" }, { title: "Close", keyboardShortcut: "cmd+w" },
      ] },
    ],
  })],
  ["Submenus and choices", document_({
    version: 1, presentation: "pullDownButton", button: { systemImage: "line.3.horizontal.decrease" },
    menu: { items: [
      { type: "toggle", title: "Show Hidden", isOn: true }, "---",
      { type: "menu", title: "Sort By", isOpen: true, items: [
        { type: "picker", selection: "Name", options: ["Name", "Date", "Size"] },
      ] },
    ] },
  })],
];

/** Creates documents from templates, as duplicates, or from pictures that embed their document. */
export class Creator extends EventTarget {
  #dialog = byId("create");
  #state;
  #current;
  #dropped = null;

  /** `state` returns the folders, `current` the name and text of the displayed document. */
  constructor(state, current) {
    super();
    this.#state = state;
    this.#current = current;
    byId("new").addEventListener("click", () => this.open());
    byId("create-cancel").addEventListener("click", () => this.#dialog.close());
    byId("create-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#create();
    });
    this.#listenToDrops();
  }

  /** Opens the dialog. */
  async open(dropped = null, choice = null) {
    this.#dropped = dropped;
    const current = await this.#current();
    const choices = [];
    if (dropped) choices.push([`From ${dropped.name}`, dropped.text, dropped.name.replace(/\.[^.]*$/, "").replace(/@\dx$/, "")]);
    for (const [label, text] of templates) choices.push([label, text, label.toLowerCase().replace(/[^a-z]+/g, "-")]);
    if (current) choices.push([`Duplicate of ${current.short}`, current.text, `${current.short}-copy`]);
    const group = this.#dialog.querySelector(".templates");
    group.replaceChildren(...choices.map(([label, text, name], index) => {
      const input = element("input", { type: "radio", name: "template", value: index });
      input.addEventListener("change", () => {
        byId("create-name").value = name;
        group.dataset.text = text;
      });
      const image = element("img", { alt: "" });
      this.#draw(image, text);
      return element("label", {}, input, image, element("span", { text: label }));
    }));
    const chosen = choice === "duplicate" ? choices.length - 1 : 0;
    const input = group.querySelectorAll("input")[chosen];
    input.checked = true;
    input.dispatchEvent(new Event("change"));
    const folders = this.#state().folders;
    byId("create-folder").replaceChildren(...folders.map((folder) => element("option", { value: folder, text: folder === "." ? "This folder" : folder })));
    if (current && folders.includes(current.folder)) byId("create-folder").value = current.folder;
    byId("create-folder").parentElement.hidden = folders.length < 2;
    byId("create-problem").textContent = "";
    this.#dialog.showModal();
    byId("create-name").select();
  }

  /** Shows the picture of a template. */
  async #draw(image, text) {
    const picture = await fetchFile("sketch", {}, { method: "POST", body: text }).catch(() => null);
    if (!picture) return image.remove();
    image.addEventListener("load", () => URL.revokeObjectURL(image.src), { once: true });
    image.src = URL.createObjectURL(picture);
  }

  async #create() {
    const text = this.#dialog.querySelector(".templates").dataset.text;
    try {
      const created = await this.create(byId("create-folder").value, byId("create-name").value.trim(), text);
      this.#dialog.close();
      this.dispatchEvent(new CustomEvent("created", { detail: { document: created.document, text } }));
    } catch (error) {
      byId("create-problem").textContent = error.message;
      byId("create-name").focus();
    }
  }

  create(folder, name, text) {
    return ask("new", { folder, name }, { method: "POST", body: text });
  }

  #listenToDrops() {
    let depth = 0;
    const isFile = (event) => [...event.dataTransfer?.types ?? []].includes("Files");
    const show = (isShown) => {
      if (!isShown) depth = 0;
      byId("drop").hidden = !isShown;
    };
    addEventListener("dragenter", (event) => {
      if (!isFile(event)) return;
      depth += 1;
      show(true);
    });
    addEventListener("dragleave", (event) => {
      if (!isFile(event)) return;
      depth -= 1;
      if (depth <= 0) show(false);
    });
    addEventListener("dragover", (event) => {
      if (isFile(event)) event.preventDefault();
    });
    addEventListener("drop", async (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      show(false);
      const file = event.dataTransfer.files[0];
      if (file) await this.drop(file);
    });
  }

  /** Opens a dropped document, or the document embedded in a dropped picture. */
  async drop(file) {
    if (this.#state().readOnly) return announce("The preview is read-only.");
    try {
      const isDocument = /\.jsonc?$/i.test(file.name);
      const text = isDocument ? await file.text() : (await ask("extract", {}, { method: "POST", body: file })).text;
      await this.open({ name: file.name, text });
    } catch (error) {
      announce(error.message);
    }
  }
}
