/// The bytes of one scalar in UTF-8.
enum UTF8Sequence {
  /// How many bytes the scalar at `index` has; `nil` where the bytes are not UTF-8 (RFC 3629, table 3-7 of Unicode).
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let lead = bytes[index]
    let length: Int
    let second: ClosedRange<UInt8>
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for further in index + 2..<max(index + 2, index + length) where bytes[further] & 0xC0 != 0x80 { return nil }
    return length
  }
}
