import MockupScene
import PositionedJSON

/// Reads an XML document as a tree of elements.
///
/// Comments, processing instructions, and document types are ignored. Only numeric and the five predefined entities are
/// supported; a document type with entities is an error. Nothing is loaded from elsewhere.
package struct XMLParser {
  package struct Problem: Error {
    package let message: String
    /// In bytes.
    package let offset: Int
    /// A way to correct the problem; `nil` for none.
    package var help: String?
  }

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0
  private var open: [XMLNode] = []
  private var root: XMLNode?

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the root element.
  ///
  /// - Throws: A located error for malformed XML, deep nesting, and too many elements.
  package static func parse(_ bytes: [UInt8]) throws(Problem) -> XMLNode {
    var parser = XMLParser(bytes)
    return try parser.parse()
  }

  private mutating func parse() throws(Problem) -> XMLNode {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        try readText()
      } else if starts(with: "<!--") {
        _ = try skip(past: "-->", "a comment")
      } else if starts(with: "<?") {
        _ = try skip(past: "?>", "a processing instruction")
      } else if starts(with: "<![CDATA[") {
        let range = try skip(past: "]]>", "a CDATA section")
        guard !open.isEmpty else { throw problem("text outside of elements") }
        open[open.count - 1].text += String(
          decoding: bytes[(range.lowerBound + 9)..<(range.upperBound - 3)], as: UTF8.self)
      } else if starts(with: "<!") {
        try skipDocumentType()
      } else if starts(with: "</") {
        try endElement()
      } else {
        try beginElement()
      }
    }
    if let node = open.last { throw Problem(message: "<\(node.name)> is not closed", offset: node.offset) }
    guard let root else { throw problem("expected an XML element") }
    return root
  }

  private mutating func beginElement() throws(Problem) {
    let offset = index
    index += 1
    let name = takeName()
    guard !name.isEmpty else { throw Problem(message: "expected a tag name", offset: offset) }
    if let root { throw Problem(message: "<\(name)> is outside of <\(root.name)>", offset: offset) }
    count += 1
    guard count <= Limit.xmlElements.maximum else { throw Problem(message: Limit.xmlElements.error, offset: offset) }
    guard open.count < Limit.xmlDepth.maximum else { throw Problem(message: Limit.xmlDepth.error, offset: offset) }
    var node = XMLNode(name: name, offset: offset)
    var keys: Set<String> = []
    while true {
      skipSpace()
      guard index < bytes.count else { throw Problem(message: "the tag <\(name)> is not closed", offset: offset) }
      if take(">") {
        open.append(node)
        return
      }
      if take("/") {
        guard take(">") else { throw problem("expected \">\" after \"/\" in <\(name)>") }
        return close(node)
      }
      let start = index
      let key = takeName()
      skipSpace()
      guard !key.isEmpty, take("=") else {
        throw Problem(message: "expected name=\"value\" in <\(name)>", offset: start)
      }
      skipSpace()
      let value = try readValue(key, of: name)
      guard keys.insert(key).inserted else {
        throw Problem(message: "duplicate attribute \(Quotation.of(key)) of <\(name)>", offset: start)
      }
      node.attributes.append(XMLNode.Attribute(name: key, value: value, offset: start))
    }
  }

  private mutating func readValue(_ key: String, of name: String) throws(Problem) -> String {
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else {
      throw problem("the attribute \(key) of <\(name)> is not quoted")
    }
    let (start, quote) = (index, bytes[index])
    index += 1
    while index < bytes.count, bytes[index] != quote {
      guard bytes[index] != UInt8(ascii: "<") else {
        throw problem("expected &lt;, found \"<\" in the attribute \(key) of <\(name)>")
      }
      index += 1
    }
    guard index < bytes.count else {
      throw Problem(message: "the attribute \(key) of <\(name)> is not closed", offset: start)
    }
    let value = try decoded((start + 1)..<index)
    index += 1
    return value
  }

  private mutating func endElement() throws(Problem) {
    let offset = index
    index += 2
    let name = takeName()
    skipSpace()
    guard take(">") else { throw problem("expected \">\" after </\(name)") }
    guard let node = open.popLast() else { throw Problem(message: "unexpected </\(name)>", offset: offset) }
    guard node.name == name else {
      throw Problem(message: "expected </\(node.name)>, found </\(name)>", offset: offset)
    }
    close(node)
  }

  private mutating func close(_ node: XMLNode) {
    if open.isEmpty {
      root = node
    } else {
      open[open.count - 1].children.append(node)
    }
  }

  private mutating func readText() throws(Problem) {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    guard !open.isEmpty else {
      if let stray = bytes[start..<index].firstIndex(where: { $0 > 0x20 }) {
        throw Problem(message: "text outside of elements", offset: stray)
      }
      return
    }
    open[open.count - 1].text += try decoded(start..<index)
  }

  private func decoded(_ range: Range<Int>) throws(Problem) -> String {
    guard var ampersand = bytes[range].firstIndex(of: UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text = ""
    var start = range.lowerBound
    while true {
      text += String(decoding: bytes[start..<ampersand], as: UTF8.self)
      guard let end = bytes[ampersand..<min(range.upperBound, ampersand + 12)].firstIndex(of: UInt8(ascii: ";")) else {
        throw Problem(message: "expected &amp;, found \"&\"", offset: ampersand)
      }
      let name = String(decoding: bytes[(ampersand + 1)..<end], as: UTF8.self)
      guard let scalar = Self.scalar(ofEntity: name) else {
        throw Problem(
          message: "unknown entity \(Quotation.of(name))", offset: ampersand,
          help: "use amp, lt, gt, quot, apos, or a number")
      }
      text.unicodeScalars.append(scalar)
      start = end + 1
      guard let next = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) else { break }
      ampersand = next
    }
    return text + String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
  }

  private static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
      } else {
        nil
      }
    }
  }

  private mutating func skipDocumentType() throws(Problem) {
    let offset = index
    guard starts(with: "<!DOCTYPE"), open.isEmpty else {
      throw problem("expected an element, found a declaration")
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard bytes[index] != UInt8(ascii: "[") else {
        throw problem("document types with definitions are not supported")
      }
      index += 1
    }
    guard take(">") else { throw Problem(message: "the document type is not closed", offset: offset) }
  }

  private mutating func skip(past end: String, _ what: String) throws(Problem) -> Range<Int> {
    let start = index
    let last = Array(end.utf8)
    while index < bytes.count {
      if bytes[index] == last[0], bytes[index...].starts(with: last) {
        index += last.count
        return start..<index
      }
      index += 1
    }
    throw Problem(message: "\(what) is not closed", offset: start)
  }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, offset: min(index, bytes.count))
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == sign.value else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func takeName() -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isName =
        byte >= 0x80 || byte == 0x2D || byte == 0x2E || byte == 0x3A || byte == 0x5F
        || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      guard isName else { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
