/** The samples of the gallery, which are part of the page, and their images. */
import { readable } from "./images.js";
import { unpacked } from "./packing.js";

const files = (async () => JSON.parse(await unpacked(document.getElementById("samples").textContent.trim(), "gzip")))();
const passed = new Set();

/** The text of a sample, such as `welcome`; `null` if there is none of that name. */
export async function sampleText(name) {
  const { documents } = await files;
  return Object.hasOwn(documents, name) ? documents[name] : null;
}

/** The images of samples that a document names and that were not returned before, as paths and bytes. */
export async function sampleImages(text) {
  if (!text.includes("Images/")) return [];
  const named = Object.entries((await files).images).filter(([path]) => text.includes(path) && !passed.has(path));
  for (const [path] of named) passed.add(path);
  return Promise.all(named.map(async ([path, content]) => [path, await readable(path, new Blob([content]))]));
}
