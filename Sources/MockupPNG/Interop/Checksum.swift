import CMockupDeflate

/// The checksums of chunks and zlib streams, by libdeflate's vector code.
enum Checksum {
  /// - Parameter start: The checksum of preceding bytes.
  static func crc32(_ bytes: Span<UInt8>, start: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(start, $0.baseAddress, $0.count) }
  }

  /// - Parameter start: The checksum of preceding bytes.
  static func adler32(_ bytes: Span<UInt8>, start: UInt32 = 1) -> UInt32 {
    // For no bytes, libdeflate ignores `start` and returns 1.
    guard !bytes.isEmpty else { return start }
    return bytes.withUnsafeBufferPointer { libdeflate_adler32(start, $0.baseAddress, $0.count) }
  }
}
