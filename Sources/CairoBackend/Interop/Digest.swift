import CCairoPango

/// Digests of bytes, to tell whether two files are the same.
public enum Digest {
  /// SHA-256, in 64 hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String { sha256(parts: CollectionOfOne(bytes)) }

  /// SHA-256 of parts as if they were one, in 64 hexadecimal digits.
  public static func sha256(parts: some Sequence<[UInt8]>) -> String {
    let checksum = Checksum()
    for part in parts { checksum.add(part) }
    return checksum.text
  }
}

/// A digest in the making.
private final class Checksum {
  private let object = g_checksum_new(G_CHECKSUM_SHA256)

  deinit { g_checksum_free(object) }

  func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { g_checksum_update(object, $0.baseAddress, gssize($0.count)) }
  }

  /// The digest, in hexadecimal digits; nothing can be added after it.
  var text: String { g_checksum_get_string(object).map { String(cString: $0) } ?? "" }
}
