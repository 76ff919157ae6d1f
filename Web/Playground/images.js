/** Images in the forms that the module reads. The browser decodes them: as an image, an SVG runs no scripts and loads nothing. */

/** The most pixels of an image, as in the program. */
const maximumPixels = 1 << 26;
/** The longest side of a drawn SVG, which is scaled to its place. */
const longestSide = 2048;

/** An SVG without a size is as large as its view box. */
function sized(text) {
  const root = /<svg[\s>][^>]*/.exec(text)?.[0] ?? "";
  const [, , width, height] = /\sviewBox\s*=\s*["']\s*([^"'<]*)/.exec(root)?.[1].split(/[\s,]+/) ?? [];
  const missing = Object.entries({ width, height }).filter(([name, value]) => value && !new RegExp(`\\s${name}\\s*=`).test(root));
  return text.replace(/<svg(?=[\s>])/, (start) => `${start}${missing.map(([name, value]) => ` ${name}="${value}"`).join("")}`);
}

/** The bytes to pass for an image file: PNG, or an SVG's size and its pixels. */
export async function readable(name, file) {
  if (/\.png$/i.test(name)) return new Uint8Array(await file.arrayBuffer());
  const isVector = /\.svg$/i.test(name);
  const address = URL.createObjectURL(isVector ? new Blob([sized(await file.text())], { type: "image/svg+xml" }) : file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => { throw new Error(`${name} is not an image.`); });
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    if (!width || width * height > maximumPixels) throw new Error(`${name} is too large.`);
    const scale = isVector ? Math.max(1, longestSide / Math.max(width, height)) : 1;
    const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
    if (!picture) throw new Error(`${name} is too large.`);
    return new Uint8Array(await new Blob([isVector ? `<${width} ${height}>` : "", picture]).arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
