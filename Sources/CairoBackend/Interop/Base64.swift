import CCairoPango

/// Bytes as text of 64 different characters (RFC 4648).
public enum Base64 {
  /// The text for bytes, with `=` at its end where the length asks for it.
  public static func encode(_ bytes: [UInt8]) -> String {
    let text = bytes.withUnsafeBufferPointer { g_base64_encode($0.baseAddress, gsize($0.count)) }
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The bytes of a text; `nil` when it is not such a text. White space and missing `=` are errors.
  public static func decode(_ text: String) -> [UInt8]? {
    // GLib passes over what it does not know.
    let characters = Array(text.utf8)
    let padding = characters.reversed().prefix { $0 == 0x3D }.count
    guard characters.count % 4 == 0, padding <= 2, characters.dropLast(padding).allSatisfy(isDigit) else { return nil }
    if characters.isEmpty { return [] }
    var length: gsize = 0
    guard let bytes = g_base64_decode(text, &length) else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F: true
    default: false
    }
  }
}
