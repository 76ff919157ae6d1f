extension UInt8 {
  /// Whether a byte of UTF-8 can belong to an identifier: an ASCII letter or digit, an underscore, or part of another
  /// character.
  package var isInIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }
}
