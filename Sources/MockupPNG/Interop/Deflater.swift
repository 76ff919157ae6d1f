import CMockupDeflate

/// libdeflate's compressor, for everything but pixels.
package final class Deflater {
  private let compressor: OpaquePointer

  /// Level 4 is quick to set up, and texts are short.
  package init() throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(4) else { throw .outOfMemory }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  package func compress(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, capacity)
    }
    guard !compressed.isEmpty else { throw .outOfMemory }
    return compressed
  }
}
