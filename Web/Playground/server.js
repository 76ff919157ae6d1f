/** The back end of the page without a server: a worker draws, and the browser keeps the documents. */
import { Store } from "./store.js";
import { Engine } from "./engine.js";
import { readable } from "./images.js";
import { sampleImages } from "./samples.js";
import { isLink, receive } from "./sharing.js";

/** A request that was refused. */
export class Refusal extends Error {
  constructor(status, data) {
    super(data?.message ?? `The request failed with status ${status}.`);
    this.status = status;
    this.data = data ?? {};
  }
}

const store = new Store();
const engine = new Engine();
const received = receive(store);
addEventListener("hashchange", async () => {
  if (!isLink()) return;
  await receive(store);
  changed();
});

function changed(documents = []) {
  events?.dispatchEvent(new CustomEvent("change", { detail: { documents, list: true } }));
}

export const shownText = (name) => store.text(name);

/** Adds an opened document and shows it. */
export function openDocument(name, text) {
  const added = store.add(name, text);
  changed([added]);
  location.hash = new URLSearchParams({ document: added });
}

/** Makes a typeface available until the page is closed. */
export async function addFont(name, file) {
  await engine.put(`/fonts/${name}`, new Uint8Array(await file.arrayBuffer()));
  changed(store.names);
}

/** Makes an image available to documents until the page is closed. */
export async function addImage(name, file) {
  await engine.put(`/${name}`, await readable(name, file));
  changed(store.names);
}

/** Calls that need no drawing. */
const local = {
  async state() {
    await received;
    return {
      ...globalThis.menumock, readOnly: false, editor: "page", documents: store.names, folders: ["."], locales: [], problems: [],
    };
  },
  async errors() {
    const counts = await Promise.all(store.names.map(async (name) =>
      [name, await data(engine.call("errors", { document: name }, store.text(name)))]));
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  },
  async text({ document }, { method, body, headers } = {}) {
    if (!store.has(document)) throw new Refusal(404, { message: "the document does not exist" });
    if (method !== "PUT") return { text: store.text(document), hash: store.hash(document), isText: true, isWritable: true };
    if (headers?.["If-Match"]?.replaceAll('"', "") !== store.hash(document)) {
      throw new Refusal(412, { message: "the document was changed elsewhere", hash: store.hash(document), text: store.text(document) });
    }
    store.set(document, body);
    return { hash: store.hash(document) };
  },
  async new({ name }, { body }) {
    const file = /\.jsonc?$/.test(name) ? name : `${name}.json`;
    if (!name || name.startsWith(".") || /[/\\:\u0000-\u001f]/.test(name)) {
      throw new Refusal(422, { message: "expected a file name of letters, digits, periods, hyphens, and spaces" });
    }
    if (store.has(file)) throw new Refusal(409, { message: "a file with this name exists" });
    store.set(file, body);
    changed([file]);
    return { document: file, file };
  },
  async find({ words }) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    return store.names.filter((name) => {
      const content = `${name}\n${store.text(name)}`.toLowerCase();
      return wanted.every((word) => content.includes(word));
    });
  },
  async open() { return { address: null }; },
};
/** Calls of the page that draw a document, with the module's name of each. */
const drawn = { picture: "check", check: "check", layout: "layout", thumbnail: "sketch", download: "download", attempt: "attempt" };

async function send(call, query, options = {}) {
  options.signal?.throwIfAborted();
  let body = options.body ?? "";
  if (drawn[call] && !body) {
    if (!store.has(query.document)) throw new Refusal(404, { message: "the document does not exist" });
    body = store.text(query.document);
  }
  if (typeof body === "string") for (const [path, bytes] of await sampleImages(body)) engine.put(`/${path}`, bytes);
  const answer = await engine.call(drawn[call] ?? call, query, body, options.signal);
  options.signal?.throwIfAborted();
  if (answer.status !== 200) throw new Refusal(answer.status, await data(answer));
  return answer;
}

const data = async (answer) => JSON.parse(new TextDecoder().decode((await answer).bytes));

/** Fonts are opened, not installed. */
function advised(finding) {
  return finding.option === "--missing-typeface"
    ? { ...finding, help: "“Open” adds font files; this page contains only Inter" } : finding;
}

export function addressOf() {
  return undefined;
}

export async function ask(call, query = {}, options = {}) {
  const values = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
  if (local[call]) return local[call](values, options);
  const answer = await send(call, values, options);
  if (call === "attempt") return { address: URL.createObjectURL(new Blob([answer.bytes], { type: "text/html" })) };
  const answered = await data(answer);
  return answered.findings ? { ...answered, findings: answered.findings.map(advised) } : answered;
}

export async function fetchFile(call, query = {}, options = {}) {
  const values = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await send(call, values, options);
  return new Blob([answer.bytes], { type: answer.type });
}

export async function showImage(image, call, query) {
  const blob = await fetchFile(call, query).catch(() => null);
  if (!blob) return image.dispatchEvent(new Event("error"));
  const address = URL.createObjectURL(blob);
  image.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
  image.src = address;
}

export async function downloadAddress(query) {
  return URL.createObjectURL(await fetchFile("download", query));
}

let events = null;

/** The changes of documents: those of another tab, and opened files. */
export class Events extends EventTarget {
  constructor() {
    super();
    events = this;
    store.addEventListener("change", ({ detail }) => this.dispatchEvent(new CustomEvent("change", { detail })));
    engine.addEventListener("restart", () => this.dispatchEvent(new Event("back")));
  }
}
