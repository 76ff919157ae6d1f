/// RFC 4648.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Returns padded Base64 on one line.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Self.letters
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var position = 0
    while position + 2 < bytes.count {
      let group = Int(bytes[position]) << 16 | Int(bytes[position + 1]) << 8 | Int(bytes[position + 2])
      text.append(letters[group >> 18])
      text.append(letters[group >> 12 & 63])
      text.append(letters[group >> 6 & 63])
      text.append(letters[group & 63])
      position += 3
    }
    switch bytes.count - position {
    case 1:
      let group = Int(bytes[position])
      text += [letters[group >> 2], letters[group << 4 & 63], padding, padding]
    case 2:
      let group = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      text += [letters[group >> 10], letters[group >> 4 & 63], letters[group << 2 & 63], padding]
    default: break
    }
    return text
  }

  /// Decodes Base64 with any white space and optional padding; `nil` if the text is invalid.
  static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var isPadded = false
    for letter in text {
      let value: UInt8
      switch letter {
      case 0x41...0x5A: value = letter - 0x41
      case 0x61...0x7A: value = letter - 0x61 + 26
      case 0x30...0x39: value = letter - 0x30 + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case padding:
        isPadded = true
        continue
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: return nil
      }
      guard !isPadded else { return nil }
      group = group << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        group = 0
        count = 0
      }
    }
    switch count {
    case 0: break
    case 2: bytes.append(UInt8(truncatingIfNeeded: group >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: group >> 10))
      bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    default: return nil
    }
    return bytes
  }
}
