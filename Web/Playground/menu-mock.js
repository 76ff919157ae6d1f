/** <menu-mock src="menu.json"></menu-mock>: a menu that the reader can edit. All elements of a page share one module. */
const folder = new URL(".", import.meta.url);

class Engine {
  static #one = null;
  static get one() { return this.#one ??= new Engine(); }
  #waiting = new Map();
  #number = 0;
  #worker = null;

  call(call, query, body) {
    this.#worker ??= this.#start();
    return new Promise((resolve) => {
      this.#waiting.set(++this.#number, resolve);
      this.#worker.postMessage({ number: this.#number, call, query, body: new TextEncoder().encode(body) });
    });
  }

  #start() {
    const worker = new Worker(new URL("worker.js", folder));
    worker.postMessage({ address: new URL("menumock.wasm", folder).href });
    worker.addEventListener("message", ({ data }) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
    // A failed module is started again by the next change.
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      for (const resolve of this.#waiting.values()) resolve({ status: 500 });
      this.#waiting.clear();
    });
    return worker;
  }
}

const style = `
  :host { display: block; font: 14px system-ui, sans-serif }
  img { display: block; max-width: 100%; height: auto }
  textarea { box-sizing: border-box; width: 100%; min-height: 16em; font: 13px ui-monospace, monospace }
  p { margin: .5em 0; color: #c00; white-space: pre-wrap }`;

class MenuMock extends HTMLElement {
  #image = document.createElement("img");
  #text = document.createElement("textarea");
  #problem = document.createElement("p");
  #timer = null;
  #turn = 0;

  async connectedCallback() {
    if (this.shadowRoot) return;
    const sheet = document.createElement("style");
    sheet.textContent = style;
    const editor = document.createElement("details");
    const label = document.createElement("summary");
    label.textContent = this.getAttribute("label") ?? "Edit";
    this.#text.spellcheck = false;
    this.#text.setAttribute("aria-label", label.textContent);
    this.#problem.setAttribute("role", "status");
    editor.append(label, this.#text);
    this.attachShadow({ mode: "open" }).append(sheet, this.#image, this.#problem, editor);
    this.#text.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.draw(), 60);
    });
    const source = this.getAttribute("src");
    this.#text.value = source ? await (await fetch(source)).text() : this.textContent;
    await this.draw();
  }

  /** Draws the text. An unfinished text keeps the last picture. */
  async draw() {
    const turn = ++this.#turn;
    const settings = Object.fromEntries([...this.attributes].filter(({ name }) => name.startsWith("data-"))
      .map(({ name, value }) => [name.slice(5).replace(/-(.)/g, (_, letter) => letter.toUpperCase()), value]));
    const answer = await Engine.one.call("check", settings, this.#text.value);
    if (turn !== this.#turn || answer.status !== 200) return;
    const drawn = JSON.parse(new TextDecoder().decode(answer.bytes));
    this.#problem.textContent = drawn.findings.filter(({ severity }) => severity === "error")
      .map(({ line, message }) => `${line}: ${message}`).join("\n");
    if (!drawn.svg) return;
    const address = URL.createObjectURL(new Blob([drawn.svg], { type: "image/svg+xml" }));
    this.#image.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
    this.#image.alt = drawn.description;
    this.#image.src = address;
  }
}

customElements.define("menu-mock", MenuMock);
