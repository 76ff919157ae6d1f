import CMockupDeflate

/// The checksums of chunks and of zlib streams, by libdeflate's vector code.
enum Checksum {
  /// CRC-32 of some bytes; `start` continues an earlier one.
  static func crc32(_ bytes: Span<UInt8>, start: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(start, $0.baseAddress, $0.count) }
  }

  /// Adler-32 of some bytes; `start` continues an earlier one.
  static func adler32(_ bytes: Span<UInt8>, start: UInt32 = 1) -> UInt32 {
    // For no bytes at all libdeflate gives the sum of nothing, whatever came before.
    guard !bytes.isEmpty else { return start }
    return bytes.withUnsafeBufferPointer { libdeflate_adler32(start, $0.baseAddress, $0.count) }
  }
}
