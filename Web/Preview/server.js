/** A request that the server refused. */
export class Refusal extends Error {
  constructor(status, data) {
    super(data?.message ?? `The server responded with status ${status}.`);
    this.status = status;
    this.data = data ?? {};
  }
}

export function addressOf(call, query = {}) {
  const text = new URLSearchParams(query).toString();
  return `api/${call}${text ? `?${text}` : ""}`;
}

/** Sends a request and returns the data of the response. */
export async function ask(call, query = {}, options = {}) {
  let response;
  try {
    response = await fetch(addressOf(call, query), { cache: "no-store", ...options });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refusal(0, { message: "No response from the preview. Is it still running?" });
  }
  const isData = response.headers.get("content-type") === "application/json";
  const data = isData ? await response.json() : null;
  if (!response.ok) throw new Refusal(response.status, data);
  return data;
}

export async function fetchFile(call, query, options = {}) {
  const response = await fetch(addressOf(call, query), { cache: "no-store", ...options });
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => null));
  return response.blob();
}

export function showImage(image, call, query) {
  image.src = addressOf(call, query);
}

export async function downloadAddress(query) {
  return addressOf("download", query);
}

/** Receives server-sent events and reconnects when the server is back. */
export class Events extends EventTarget {
  #source = null;
  #isLost = false;

  constructor() {
    super();
    this.#connect();
    // Browsers notice a lost connection late and may wait long before they reconnect.
    addEventListener("online", () => this.#reconnect());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.#isLost) this.#reconnect();
    });
  }

  #connect() {
    const source = new EventSource("api/events");
    this.#source = source;
    source.addEventListener("change", (event) => {
      this.dispatchEvent(new CustomEvent("change", { detail: JSON.parse(event.data) }));
    });
    source.addEventListener("open", () => {
      if (this.#isLost) this.dispatchEvent(new Event("back"));
      this.#isLost = false;
    });
    source.addEventListener("error", () => {
      if (!this.#isLost) this.dispatchEvent(new Event("lost"));
      this.#isLost = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#reconnect(), 1000);
    });
  }

  #reconnect() {
    this.#source.close();
    this.#connect();
  }
}
