private import CMockupNettle

/// A SHA-256 hash in the making, of bytes that come in pieces.
///
/// Nettle uses the processor's own instructions for it where there are any.
package struct SHA256: ~Copyable {
  private var context = sha256_ctx()

  /// A hash of nothing yet.
  package init() { nettle_sha256_init(&context) }

  /// Adds the bytes of a piece.
  package mutating func update(_ piece: RawSpan) {
    piece.withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
      nettle_sha256_update(&context, bytes.count, start)
    }
  }

  /// Adds the bytes of a piece.
  package mutating func update(_ piece: [UInt8]) { update(piece.span.bytes) }

  /// The hash of all pieces, as if they were one.
  package consuming func finalize() -> SHA256Digest {
    var bytes = [UInt8](repeating: 0, count: SHA256Digest.byteCount)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      cn_sha256_digest(&context, start)
    }
    return SHA256Digest(bytes: bytes)
  }
}
