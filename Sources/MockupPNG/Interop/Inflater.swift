import CMockupDeflate

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

  /// What a stream turned out to be.
  enum Result: Equatable {
    /// A sound stream, and what was in it.
    case content([UInt8])
    /// The stream is broken.
    case broken
    /// There is more in it than was allowed.
    case tooLong
  }

  /// The content of a zlib stream, which may have at most `limit` bytes; bytes behind the stream are passed over.
  func decompress(_ bytes: [UInt8], limit: Int) -> Result {
    var result = LIBDEFLATE_BAD_DATA
    let content = [UInt8](unsafeUninitializedCapacity: max(1, limit)) { buffer, count in
      var used = 0
      var written = 0
      result = libdeflate_zlib_decompress_ex(
        decompressor, bytes, bytes.count, buffer.baseAddress, limit, &used, &written)
      count = result == LIBDEFLATE_SUCCESS ? written : 0
    }
    return switch result {
    case LIBDEFLATE_SUCCESS: .content(content)
    case LIBDEFLATE_INSUFFICIENT_SPACE: .tooLong
    default: .broken
    }
  }
}
