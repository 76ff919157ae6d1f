import CDeflate

/// The checksum of chunks, by libdeflate's vector code.
enum Checksum {
  /// CRC-32 of some bytes; `start` continues an earlier one.
  static func crc32(_ bytes: Span<UInt8>, start: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(start, $0.baseAddress, $0.count) }
  }
}
