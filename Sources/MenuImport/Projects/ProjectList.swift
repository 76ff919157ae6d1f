/// A property list in the text form of Xcode's project files: `{ key = value; list = ( a, b ); }`.
indirect enum ProjectList {
  case text(String)
  case list([ProjectList])
  case table([String: ProjectList])

  /// Parses a list; `nil` for malformed text.
  init?(_ text: String) {
    var parser = ProjectListParser(Array(text.utf8))
    guard let value = parser.value(depth: 0) else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list, or a single text, as settings with one value are written without parentheses.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let elements): elements.compactMap(\.text)
    case .table: []
    }
  }

  var members: [String: ProjectList] { if case .table(let members) = self { members } else { [:] } }

  subscript(_ key: String) -> ProjectList? { members[key] }
}

private struct ProjectListParser {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) -> ProjectList? {
    skipSpace()
    guard depth < 24, index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return table(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return word().map { .text($0) }
    }
  }

  private mutating func table(depth: Int) -> ProjectList? {
    index += 1
    var members: [String: ProjectList] = [:]
    while true {
      skipSpace()
      if take("}") { return .table(members) }
      guard let key = word() else { return nil }
      skipSpace()
      guard take("="), let value = value(depth: depth + 1) else { return nil }
      skipSpace()
      guard take(";") else { return nil }
      members[key] = value
    }
  }

  private mutating func list(depth: Int) -> ProjectList? {
    index += 1
    var elements: [ProjectList] = []
    while true {
      skipSpace()
      if take(")") { return .list(elements) }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
      _ = take(",")
    }
  }

  private mutating func word() -> String? {
    guard index < bytes.count else { return nil }
    if take("\"") {
      var word: [UInt8] = []
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
        word.append(bytes[index])
        index += 1
      }
      return take("\"") ? String(decoding: word, as: UTF8.self) : nil
    }
    let start = index
    while index < bytes.count, !" \t\r\n{}()=;,\"".utf8.contains(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while index < bytes.count {
      if " \t\r\n".utf8.contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else {
        return
      }
    }
  }
}
