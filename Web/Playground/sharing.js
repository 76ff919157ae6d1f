/** Links that contain a document: compressed, in the address's fragment, which browsers do not send. */
import { packed, unpacked } from "./packing.js";
import { sampleText } from "./samples.js";

export async function linkOf(name, text) {
  const safe = (await packed(text, "deflate-raw")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${location.href.split("#")[0]}#${new URLSearchParams({ name, text: safe })}`;
}

/** The largest document of a link, unpacked. */
const maximumLength = 4 << 20;

/** Whether the address contains a document, or names a sample. */
export const isLink = () => /^#(.*&)?(text|sample)=/.test(location.hash);

/** Adds the document of the address to the store, and makes it the displayed one. */
export async function receive(store) {
  if (!isLink()) return;
  const { hash } = location;
  const values = new URLSearchParams(hash.slice(1));
  const sample = values.get("sample");
  let name = "";
  try {
    const text = sample ? await sampleText(sample)
      : await unpacked(values.get("text").replaceAll("-", "+").replaceAll("_", "/"), "deflate-raw");
    // Another link can be opened meanwhile.
    if (location.hash !== hash) return;
    const title = sample ? `${sample}.json` : (values.get("name") ?? "shared.json").replace(/[/\\:]/g, "-");
    if (text && text.length <= maximumLength) name = store.add(title, text);
  } catch { /* a damaged link shows the documents of this browser */ }
  history.replaceState(null, "", `#${new URLSearchParams(name ? { document: name } : {})}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
