/// A minimal XML scanner that returns tags and resolves no external resources.
///
/// Declarations, comments, processing instructions, and text are skipped. A document type is an error, because it could
/// define entities.
struct XMLScanner {
  struct Attribute {
    var name: String
    /// Without quotation marks; entities are not replaced.
    var value: String
    var offset: Int
  }

  struct Tag {
    var name: String
    var attributes: [Attribute]
    var isEnd: Bool
    var isEmpty: Bool
    var offset: Int

    subscript(_ name: String) -> String? { attribute(name)?.value }

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() throws(SymbolProblem) -> Tag? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->", "a comment")
      } else if starts(with: "<?") {
        try skip(past: "?>", "a processing instruction")
      } else if starts(with: "<![CDATA[") {
        try skip(past: "]]>", "a CDATA section")
      } else if starts(with: "<!") {
        throw problem("document types are not supported in symbols")
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(SymbolProblem) -> Tag {
    let offset = position
    position += 1
    let isEnd = take(UInt8(ascii: "/"))
    let name = takeName()
    guard !name.isEmpty else { throw problem("expected a tag name") }
    var attributes: [Attribute] = []
    var names: Set<String> = []
    while true {
      skipSpace()
      guard position < bytes.count else { throw problem("the tag <\(name)> is not closed") }
      if take(UInt8(ascii: ">")) {
        return Tag(name: name, attributes: attributes, isEnd: isEnd, isEmpty: false, offset: offset)
      }
      if take(UInt8(ascii: "/")) {
        guard take(UInt8(ascii: ">")) else { throw problem("“>” is missing behind “/” in <\(name)>") }
        return Tag(name: name, attributes: attributes, isEnd: isEnd, isEmpty: true, offset: offset)
      }
      let place = position
      let key = takeName()
      skipSpace()
      guard !key.isEmpty, take(UInt8(ascii: "=")) else { throw problem("<\(name)> has a malformed attribute") }
      skipSpace()
      guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
        throw problem("the attribute \(key) of <\(name)> is not quoted")
      }
      let quote = bytes[position]
      position += 1
      let start = position
      while position < bytes.count, bytes[position] != quote { position += 1 }
      guard position < bytes.count else { throw problem("the attribute \(key) of <\(name)> is not closed") }
      guard names.insert(key).inserted else {
        throw SymbolProblem(message: "duplicate attribute “\(key)” of <\(name)>", offset: place)
      }
      attributes.append(
        Attribute(name: key, value: String(decoding: bytes[start..<position], as: UTF8.self), offset: place))
      position += 1
    }
  }

  private func problem(_ message: String) -> SymbolProblem {
    SymbolProblem(message: message, offset: min(position, bytes.count))
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes[position..<position + count]) }
  }

  private mutating func skip(past end: StaticString, _ what: String) throws(SymbolProblem) {
    let start = position
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw SymbolProblem(message: "\(what) is not closed", offset: start)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func takeName() -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let isName =
        byte >= 0x80 || byte == 0x2D || byte == 0x2E || byte == 0x3A || byte == 0x5F
        || (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      guard isName else { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
