package import PositionedJSON

package struct SourceText: Hashable, Sendable {
  package var path: String
  /// The file's contents.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Decodes UTF-8 or UTF-16, with or without a byte order mark.
  ///
  /// - Throws: A located error for malformed text, and for U+0000.
  package init(path: String, bytes: [UInt8]) throws(Unreadable) {
    self.path = path
    text = try Self.decode(bytes, path)
  }

  package struct Unreadable: Error, Hashable, Sendable {
    /// The error message.
    package var diagnostic: Diagnostic

    package init(_ message: String, at location: FileLocation, help: String? = nil) {
      diagnostic = Diagnostic(.error, at: location, message, help: help)
    }
  }

  private static func decode(_ bytes: [UInt8], _ path: String) throws(Unreadable) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return try decode(utf16: bytes.dropFirst(2), isBigEndian: false, path) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try decode(utf16: bytes.dropFirst(2), isBigEndian: true, path) }
    // Text does not start with U+0000, so one zero byte among the first two means UTF-16 without a byte order mark.
    if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) {
      return try decode(utf16: bytes[...], isBigEndian: bytes[0] == 0, path)
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let end = body.firstIndex(of: 0) {
      throw Unreadable("invalid character U+0000", at: location(after: body[..<end], path))
    }
    guard let text = String(validating: body, as: UTF8.self) else {
      throw Unreadable("invalid UTF-8", at: location(after: validPrefix(of: body), path))
    }
    return text
  }

  private static func decode(
    utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool, _ path: String
  ) throws(Unreadable) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    let start = FileLocation(path: path, line: 1)
    // Some tools repeat the byte order mark.
    let body = units.drop { $0 == 0xFEFF }
    if let end = body.firstIndex(of: 0) {
      let before = Array(String(decoding: body[..<end], as: UTF16.self).utf8)
      throw Unreadable("invalid character U+0000", at: location(after: before[...], path))
    }
    guard index == bytes.endIndex, let text = String(validating: body, as: UTF16.self) else {
      throw Unreadable("invalid UTF-16", at: start)
    }
    return text
  }

  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return bytes.prefix(count)
  }

  private static func location(after bytes: ArraySlice<UInt8>, _ path: String) -> FileLocation {
    LineTable(bytes).location(at: bytes.count, in: path)
  }
}

extension Diagnostic {
  /// Creates a diagnostic at a location of a source.
  package init(
    _ severity: Severity, at location: FileLocation, _ message: String, help: String? = nil, expected: String? = nil,
    suggestion: String? = nil
  ) {
    let position = SourcePosition(
      line: Int32(clamping: location.line), column: Int32(clamping: location.column), offset: 0)
    self.init(
      severity, file: location.path, at: SourceLocation(position: position, path: .root), message, help: help,
      expected: expected, suggestion: suggestion)
  }
}
