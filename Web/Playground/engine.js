/** Calls that wait while the user types. */
const patient = new Set(["layout", "sketch", "errors"]);
/** How long they wait after a drawing was requested, in milliseconds. */
const pause = 100;

/** Draws documents in a worker, one call at a time. If the module fails, it is started again, and the text stays. */
export class Engine extends EventTarget {
  #worker = null;
  #queue = [];
  #running = null;
  #number = 0;
  #quietUntil = 0;
  #timer = null;

  /** The files passed to the module, which a new one gets, too. */
  #files = new Map();

  /** Answers a call of the page with a status, a media type, and bytes. A call that is aborted in time does not run. */
  async call(call, query = {}, body = "", signal = undefined) {
    if (call === "check") this.#quietUntil = performance.now() + pause;
    const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : new TextEncoder().encode(body);
    return this.#add({ call, query, body: bytes }, signal);
  }

  /** Passes a file to the module. */
  put(path, bytes) {
    this.#files.set(path, bytes);
    return this.#add({ path, body: bytes });
  }

  #add(message, signal) {
    return new Promise((resolve) => {
      this.#queue.push({ message, signal, resolve });
      this.#next();
    });
  }

  #next() {
    if (this.#running) return;
    clearTimeout(this.#timer);
    for (const { resolve } of this.#queue.filter(({ signal }) => signal?.aborted)) resolve({ status: 0 });
    this.#queue = this.#queue.filter(({ signal }) => !signal?.aborted);
    if (!this.#queue.length) return;
    let index = this.#queue.findIndex(({ message }) => !patient.has(message.call));
    if (index < 0) {
      const rest = this.#quietUntil - performance.now();
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#next(), rest);
        return;
      }
      index = 0;
    }
    if (!this.#worker) this.#start();
    this.#number += 1;
    [this.#running] = this.#queue.splice(index, 1);
    this.#worker.postMessage({ number: this.#number, ...this.#running.message });
  }

  #start() {
    const source = document.getElementById("worker").textContent;
    this.#worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    this.#worker.postMessage({ module: document.getElementById("module").textContent.trim() });
    for (const [path, body] of this.#files) this.#worker.postMessage({ number: 0, path, body });
    this.#worker.addEventListener("message", ({ data }) => {
      if (data.number === this.#number) this.#end(data);
    });
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#restart();
    });
  }

  #end(answer) {
    this.#running?.resolve(answer);
    this.#running = null;
    this.#next();
  }

  #restart() {
    this.#worker.terminate();
    this.#worker = null;
    const message = new TextEncoder().encode(JSON.stringify({ message: "the renderer failed and was restarted", findings: [] }));
    this.#end({ status: 500, type: "application/json", bytes: message });
    this.dispatchEvent(new Event("restart"));
  }
}
