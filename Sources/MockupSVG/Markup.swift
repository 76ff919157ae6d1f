/// SVG text in the making.
///
/// Ids and classes begin with a label that is made from the finished text, so that two pictures can stand in one
/// page. Until then its places are kept open.
struct Markup {
  /// How long the label is, in bytes.
  private static let labelLength = 8

  /// The text so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where the label is missing.
  private var labelPlaces: [Int] = []

  /// Whether nothing was written.
  var isEmpty: Bool { bytes.isEmpty }

  /// Makes room, so that the text can grow in place.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Adds text of the program's own, as it is.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds a byte, as it is.
  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds bytes, as they are.
  mutating func append(bytes more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// Adds at most `count` bytes, as they are, which `write` puts in place.
  @inline(__always)
  mutating func append(upTo count: Int, writing write: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: count, initializingWith: write)
  }

  /// Adds other markup, its open places included.
  mutating func append(_ other: Markup) {
    let start = bytes.count
    bytes.append(contentsOf: other.bytes)
    labelPlaces.append(contentsOf: other.labelPlaces.lazy.map { start + $0 })
  }

  /// Adds an identifier of the picture's own: the label, a letter for its kind, and a number.
  mutating func append(label kind: StaticString, _ number: Int? = nil) {
    labelPlaces.append(bytes.count)
    append("????????-")
    append(kind)
    if let number { append(integer: number) }
  }

  /// Adds text of the program's own that has the place of a label, eight question marks, so many bytes after its start.
  ///
  /// It is for what a picture has hundreds of.
  mutating func append(_ text: StaticString, labelAt offset: Int) {
    labelPlaces.append(bytes.count + offset)
    append(text)
  }

  /// Adds text that people wrote, so that it can stand in an element or an attribute.
  ///
  /// White space other than spaces is kept as character references. What XML does not allow becomes U+FFFD.
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
        // U+FFFE and U+FFFF: the last byte alone makes the difference to U+FFFD.
        bytes.append(0xBD)
      default: bytes.append(byte)
      }
    }
  }

  /// The hash of the text with its open places.
  var hash: ContentHash { ContentHash(bytes) }

  /// Writes the label into all open places.
  mutating func fill(with label: [UInt8]) {
    defer { labelPlaces.removeAll() }
    // Almost all labels are as long as the places that are kept open for them.
    if label.count == Self.labelLength {
      let places = labelPlaces
      var text = bytes.mutableSpan
      for place in places {
        for index in label.indices { text[place + index] = label[index] }
      }
      return
    }
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var start = 0
    for place in labelPlaces {
      filled += bytes[start..<place]
      filled += label
      start = place + Self.labelLength
    }
    filled += bytes[start...]
    bytes = filled
  }
}
