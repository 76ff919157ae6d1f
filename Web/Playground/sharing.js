/** Links that contain a document: compressed, in the address's fragment, which browsers do not send. */
async function pipe(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function linkOf(name, text) {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const safe = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${location.href.split("#")[0]}#${new URLSearchParams({ name, text: safe })}`;
}

/** The largest document of a link, unpacked. */
const maximumBytes = 4 << 20;

/** Adds the document of the address to the store, and makes it the displayed one. */
export async function receive(store) {
  const values = new URLSearchParams(location.hash.slice(1));
  const packed = values.get("text");
  if (!packed) return;
  let name = "";
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await pipe(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    if (bytes.length <= maximumBytes) name = store.add((values.get("name") ?? "shared.json").replace(/[/\\:]/g, "-"), new TextDecoder().decode(bytes));
  } catch { /* a damaged link shows the documents of this browser */ }
  history.replaceState(null, "", `#${new URLSearchParams(name ? { document: name } : {})}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
