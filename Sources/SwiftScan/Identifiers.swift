/// The identifiers of a text, as ranges of its bytes in UTF-8; numbers count as identifiers.
package struct Identifiers: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  package init(in bytes: [UInt8]) { self.bytes = bytes }

  package mutating func next() -> Range<Int>? {
    while position < bytes.count, !bytes[position].isInIdentifier { position += 1 }
    let start = position
    while position < bytes.count, bytes[position].isInIdentifier { position += 1 }
    return start < position ? start..<position : nil
  }
}

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
