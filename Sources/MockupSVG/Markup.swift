/// SVG text under construction.
///
/// Ids and classes begin with a label that is a hash of the finished text, so that several SVGs can share a page. Until
/// then, placeholders reserve its positions.
package struct Markup {
  /// In bytes.
  private static let labelLength = 8

  package private(set) var bytes: [UInt8] = []
  /// Byte positions of label placeholders.
  private var labelOffsets: [Int] = []

  package init() {}

  var isEmpty: Bool { bytes.isEmpty }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Appends text without escaping.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(bytes more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// Appends at most `count` bytes that `write` stores in place.
  @inline(__always)
  mutating func append(upTo count: Int, writing write: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: count, initializingWith: write)
  }

  mutating func append(_ other: Markup) {
    let start = bytes.count
    bytes.append(contentsOf: other.bytes)
    labelOffsets.append(contentsOf: other.labelOffsets.lazy.map { start + $0 })
  }

  /// Appends a generated identifier: the label, a letter for its kind, and a number.
  mutating func append(label kind: StaticString, _ number: Int? = nil) {
    labelOffsets.append(bytes.count)
    append("????????-")
    append(kind)
    if let number { append(integer: number) }
  }

  /// Appends text that contains a label placeholder, eight question marks, at `offset`.
  ///
  /// This is the fast path for frequent text.
  mutating func append(_ text: StaticString, labelAt offset: Int) {
    labelOffsets.append(bytes.count + offset)
    append(text)
  }

  /// Appends escaped text for use in an element or attribute.
  ///
  /// White space other than spaces becomes character references. Characters that XML forbids become U+FFFD.
  mutating func append(escaping text: String) {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      defer { before = (before.1, byte) }
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case 0x09: append("&#9;")
      case 0x0A: append("&#10;")
      case 0x0D: append("&#13;")
      case 0..<0x20: append("\u{FFFD}")
      case 0xBE...0xBF where before == (0xEF, 0xBF):
        // U+FFFE and U+FFFF differ from U+FFFD only in the last byte.
        bytes.append(0xBD)
      default: bytes.append(byte)
      }
    }
  }

  var hash: ContentHash { ContentHash(bytes) }

  mutating func fill(with label: [UInt8]) {
    defer { labelOffsets.removeAll() }
    // Almost all labels have the length of the placeholders.
    if label.count == Self.labelLength {
      let offsets = labelOffsets
      var text = bytes.mutableSpan
      for offset in offsets {
        for index in label.indices { text[offset + index] = label[index] }
      }
      return
    }
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var start = 0
    for offset in labelOffsets {
      filled += bytes[start..<offset]
      filled += label
      start = offset + Self.labelLength
    }
    filled += bytes[start...]
    bytes = filled
  }
}
