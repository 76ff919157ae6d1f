private import CMockupStore

enum ModuleMemory {
  static func prepare() { store_put_typefaces() }

  static func put(_ path: UnsafeMutablePointer<CChar>, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt32) {
    store_put(path, bytes, Int(count))
  }

  /// Copies an answer, after its length.
  static func copy(_ bytes: [UInt8]) -> UnsafeMutableRawPointer? {
    guard let memory = store_memory(4 + bytes.count) else { return nil }
    memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { (memory + 4).copyMemory(from: start, byteCount: source.count) }
    }
    return memory
  }
}
