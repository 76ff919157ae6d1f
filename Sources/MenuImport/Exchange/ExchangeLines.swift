import PositionedJSON

/// An error in a request or an answer.
public enum ExchangeError: Error, Hashable, Sendable {
  /// An unsupported version.
  case version(Int)
  /// Malformed from a line on.
  case malformed(line: Int)
}

struct ExchangeVersion: Codable {
  /// Increases with every change of the format; a test checks the text of this version.
  static let current = 1

  var version = Self.current

  func check() throws(ExchangeError) {
    guard version == Self.current else { throw .version(version) }
  }
}

enum ExchangeLine {
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    JSONWriter.bytes(of: try JSONNode(encoding: value), form: .compact) + [UInt8(ascii: "\n")]
  }
}

/// Reads JSON lines and the texts between them.
struct ExchangeLines {
  private let bytes: [UInt8]
  private var index = 0
  /// The last line read, one-based, without the lines of texts.
  private var line = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }
  /// An error in the last line.
  var mistake: ExchangeError { .malformed(line: line) }

  mutating func nextVersion() throws(ExchangeError) -> ExchangeVersion { try next(ExchangeVersion.self) }

  mutating func next<Value: Decodable>(_ type: Value.Type) throws(ExchangeError) -> Value {
    line += 1
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { throw mistake }
    let reading = JSONReading(Array(bytes[index..<end]))
    index = end + 1
    guard reading.problems.isEmpty, let value = try? reading.root?.decoded(as: type) else { throw mistake }
    return value
  }

  /// - Parameter length: in bytes.
  mutating func nextText(length: Int) throws(ExchangeError) -> String {
    guard length >= 0, length <= bytes.count - index,
      let text = String(validating: bytes[index..<(index + length)], as: UTF8.self)
    else { throw mistake }
    index += length
    return text
  }
}
