import PositionedJSON

/// Why a request or an answer is not understood.
public enum ExchangeError: Error, Hashable, Sendable {
  /// It is of another version.
  case version(Int)
  /// It has another form, from a line on.
  case malformed(line: Int)
}

/// The first line of requests and answers.
struct ExchangeVersion: Codable {
  /// Grows with every change of the form; a test holds the text of this one.
  static let current = 1

  var version = Self.current

  func check() throws(ExchangeError) {
    guard version == Self.current else { throw .version(version) }
  }
}

/// A value as a line of JSON.
enum ExchangeLine {
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    JSONWriter.bytes(of: try JSONNode(encoding: value), form: .compact) + [UInt8(ascii: "\n")]
  }
}

/// Reads lines of JSON, and texts between them.
struct ExchangeLines {
  private let bytes: [UInt8]
  private var index = 0
  /// The line that was read last, from 1; texts do not count.
  private var line = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }
  /// That the last line is not what it should be.
  var mistake: ExchangeError { .malformed(line: line) }

  mutating func nextVersion() throws(ExchangeError) -> ExchangeVersion { try next(ExchangeVersion.self) }

  /// The value of the next line.
  mutating func next<Value: Decodable>(_ type: Value.Type) throws(ExchangeError) -> Value {
    line += 1
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { throw mistake }
    let reading = JSONReading(Array(bytes[index..<end]))
    index = end + 1
    guard reading.problems.isEmpty, let value = try? reading.root?.decoded(as: type) else { throw mistake }
    return value
  }

  /// The text of the next bytes.
  mutating func nextText(length: Int) throws(ExchangeError) -> String {
    guard length >= 0, length <= bytes.count - index,
      let text = String(validating: bytes[index..<(index + length)], as: UTF8.self)
    else { throw mistake }
    index += length
    return text
  }
}
