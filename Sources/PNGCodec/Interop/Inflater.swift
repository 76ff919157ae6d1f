import CDeflate

/// libdeflate's decompressor.
final class Inflater {
  private let decompressor: OpaquePointer

  /// A decompressor.
  init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.decompressor = decompressor
  }

  deinit {
    libdeflate_free_decompressor(decompressor)
  }

  /// The content of a zlib stream, which has at most `limit` bytes; bytes behind the stream are passed over.
  ///
  /// - Returns: `nil` when the stream is broken or its content is longer.
  func decompress(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var isGood = false
    let content = [UInt8](unsafeUninitializedCapacity: max(1, limit)) { buffer, count in
      var used = 0
      var written = 0
      let result = libdeflate_zlib_decompress_ex(
        decompressor, bytes, bytes.count, buffer.baseAddress, limit, &used, &written)
      isGood = result == LIBDEFLATE_SUCCESS
      count = isGood ? written : 0
    }
    return isGood ? content : nil
  }
}
