private import CMockupNettle

/// An incremental SHA-256 hash.
///
/// Nettle uses the processor's SHA instructions if available.
package struct SHA256: ~Copyable {
  private var context = sha256_ctx()

  /// Starts an empty hash.
  package init() { nettle_sha256_init(&context) }

  package mutating func update(_ piece: RawSpan) {
    piece.withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
      nettle_sha256_update(&context, bytes.count, start)
    }
  }

  package mutating func update(_ piece: [UInt8]) { update(piece.span.bytes) }

  /// Returns the hash of all pieces.
  package consuming func finalize() -> SHA256Digest {
    var bytes = [UInt8](repeating: 0, count: SHA256Digest.byteCount)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      cn_sha256_digest(&context, start)
    }
    return SHA256Digest(bytes: bytes)
  }
}
