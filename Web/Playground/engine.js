/** Draws documents in a worker. If the module fails, it is started again, and the text stays. */
export class Engine extends EventTarget {
  #worker = null;
  #waiting = new Map();
  #number = 0;

  /** The files passed to the module, which a new one gets, too. */
  #files = new Map();

  /** Answers a call of the page with a status, a media type, and bytes. */
  async call(call, query = {}, body = "") {
    return this.#send({
      call, query, body: body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : new TextEncoder().encode(body),
    });
  }

  /** Passes a file to the module. */
  put(path, bytes) {
    this.#files.set(path, bytes);
    return this.#send({ path, body: bytes });
  }

  #send(message) {
    if (!this.#worker) this.#start();
    return new Promise((resolve) => {
      this.#number += 1;
      this.#waiting.set(this.#number, resolve);
      this.#worker.postMessage({ number: this.#number, ...message });
    });
  }

  #start() {
    const source = document.getElementById("worker").textContent;
    this.#worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    this.#worker.postMessage({ module: document.getElementById("module").textContent.trim() });
    for (const [path, body] of this.#files) this.#worker.postMessage({ number: 0, path, body });
    this.#worker.addEventListener("message", ({ data }) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#restart();
    });
  }

  #restart() {
    this.#worker.terminate();
    this.#worker = null;
    const message = new TextEncoder().encode(JSON.stringify({ message: "drawing failed; it was started again", findings: [] }));
    for (const resolve of this.#waiting.values()) resolve({ status: 500, type: "application/json", bytes: message });
    this.#waiting.clear();
    this.dispatchEvent(new Event("restart"));
  }
}
