import CCairoPango

/// Digests of bytes, to tell whether two files are the same.
public enum Digest {
  /// SHA-256, in 64 hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    let text = bytes.withUnsafeBufferPointer {
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))
    }
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
