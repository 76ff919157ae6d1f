import CMockupDeflate

package final class Inflater {
  private let decompressor: OpaquePointer

  package init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.decompressor = decompressor
  }

  deinit {
    libdeflate_free_decompressor(decompressor)
  }

  package enum Result: Equatable {
    case content([UInt8])
    case broken
    case tooLong
  }

  /// Unpacks a zlib stream of at most `limit` bytes of content; bytes after the stream are ignored.
  package func decompress(_ bytes: [UInt8], limit: Int) -> Result {
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
