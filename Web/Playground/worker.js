/** Runs the module. A failure of the module ends the worker; the page starts another one. */
let exports = null;
let session = 0;
const waiting = [];

/** Returns the bytes of the module: a text of the page, or a file next to it. */
async function bytesOf(text, address) {
  if (address) return (await fetch(address)).body;
  const letters = atob(text);
  const compressed = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) compressed[index] = letters.charCodeAt(index);
  return new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"));
}

async function start(text, address) {
  // The module is compiled while it is unpacked, or loaded by any server, whatever type it announces.
  const stream = new Response(await bytesOf(text, address), { headers: { "Content-Type": "application/wasm" } });
  const module = await WebAssembly.compileStreaming(stream);
  // The functions of a system that the C library names; none is called.
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 52;
  exports = (await WebAssembly.instantiate(module, imports)).exports;
  session = exports.menumock_open();
  for (const message of waiting.splice(0)) answer(message);
}

function put(bytes) {
  const pointer = exports.malloc(bytes.length + 1);
  const memory = new Uint8Array(exports.memory.buffer);
  memory.set(bytes, pointer);
  memory[pointer + bytes.length] = 0;
  return pointer;
}

function answer({ number, call, query, body, path }) {
  if (path) {
    exports.menumock_put(put(new TextEncoder().encode(path)), put(body), body.length);
    return postMessage({ number, status: 200, type: "application/json", bytes: new TextEncoder().encode("{}") });
  }
  const head = new TextEncoder().encode(JSON.stringify({ call, query }));
  const [first, second] = [put(head), put(body)];
  const pointer = exports.menumock_call(session, first, head.length, second, body.length);
  const length = new DataView(exports.memory.buffer).getUint32(pointer, true);
  const bytes = new Uint8Array(exports.memory.buffer).slice(pointer + 4, pointer + 4 + length);
  for (const used of [first, second, pointer]) exports.free(used);
  const end = bytes.indexOf(10);
  const { status, type } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  const content = bytes.slice(end + 1);
  postMessage({ number, status, type, bytes: content }, [content.buffer]);
}

onmessage = ({ data }) => {
  if (data.module || data.address) start(data.module, data.address).catch((error) => setTimeout(() => { throw error; }));
  else if (exports) answer(data);
  else waiting.push(data);
};
