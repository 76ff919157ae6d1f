/// The functions that pages and programs call. Pointers refer to the memory of the module, which exports `malloc` and
/// `free`, too. Answers begin with their length, a number of 32 bits; the caller frees them.

/// Opens a session, which keeps typefaces and themes open.
@_expose(wasm, "menumock_open") @_cdecl("menumock_open")
public func open() -> UnsafeMutableRawPointer {
  ModuleMemory.prepare()
  return Unmanaged.passRetained(ModuleSession()).toOpaque()
}

/// Adds a file that documents can name, or a typeface in the folder `/fonts`. The module keeps the path, which ends with
/// a zero, and the bytes.
@_expose(wasm, "menumock_put") @_cdecl("menumock_put")
public func put(_ path: UnsafeMutablePointer<CChar>, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt32) {
  ModuleMemory.put(path, bytes, count)
}

/// Answers one request of `menumock worker`.
@_expose(wasm, "menumock_work") @_cdecl("menumock_work")
public func work(
  _ session: UnsafeMutableRawPointer, _ request: UnsafePointer<UInt8>, _ count: UInt32
) -> UnsafeMutableRawPointer? {
  let bytes = Array(UnsafeBufferPointer(start: request, count: Int(count)))
  return ModuleMemory.copy(openSession(session).work(bytes))
}

/// Answers a call of the page of `menumock preview`.
///
/// - Parameter call: An object with the name of the call, its query, and the text of the document.
/// - Returns: A line of JSON with the status and the media type, followed by the content.
@_expose(wasm, "menumock_call") @_cdecl("menumock_call")
public func call(
  _ session: UnsafeMutableRawPointer, _ call: UnsafePointer<UInt8>, _ count: UInt32, _ body: UnsafePointer<UInt8>,
  _ bodyCount: UInt32
) -> UnsafeMutableRawPointer? {
  let call = Array(UnsafeBufferPointer(start: call, count: Int(count)))
  let body = Array(UnsafeBufferPointer(start: body, count: Int(bodyCount)))
  return ModuleMemory.copy(openSession(session).answer(call, body).bytes)
}

private func openSession(_ pointer: UnsafeMutableRawPointer) -> ModuleSession {
  Unmanaged<ModuleSession>.fromOpaque(pointer).takeUnretainedValue()
}
