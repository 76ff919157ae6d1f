/** Compressed text in base 64. */
async function pipe(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(text, format) {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream(format));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export async function unpacked(letters, format) {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream(format)));
}
