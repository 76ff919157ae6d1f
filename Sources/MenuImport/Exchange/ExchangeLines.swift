#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An error in a request or a response.
package enum ExchangeError: Error, Hashable, Sendable {
  /// An unsupported version.
  case version(Int)
  /// Malformed from a line on.
  case malformed(line: Int)
}

struct ExchangeVersion: Codable {
  /// Increases with every change of the format; a test checks the text of this version.
  static let current = 12

  var version = Self.current

  func check() throws(ExchangeError) {
    guard version == Self.current else { throw .version(version) }
  }
}

enum ExchangeLine {
  /// JSON has no infinity.
  private static let (infinity, negativeInfinity, nan) = ("inf", "-inf", "nan")

  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  static func value<Value: Decodable>(_ type: Value.Type, of bytes: ArraySlice<UInt8>) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    return try decoder.decode(type, from: Data(bytes))
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
  var malformedError: ExchangeError { .malformed(line: line) }

  mutating func nextVersion() throws(ExchangeError) -> ExchangeVersion { try next(ExchangeVersion.self) }

  mutating func next<Value: Decodable>(_ type: Value.Type) throws(ExchangeError) -> Value {
    line += 1
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { throw malformedError }
    defer { index = end + 1 }
    do {
      return try ExchangeLine.value(type, of: bytes[index..<end])
    } catch {
      throw malformedError
    }
  }

  /// - Parameter length: in bytes.
  mutating func nextText(length: Int) throws(ExchangeError) -> String {
    guard length >= 0, length <= bytes.count - index,
      let text = String(validating: bytes[index..<(index + length)], as: UTF8.self)
    else { throw malformedError }
    index += length
    return text
  }
}
