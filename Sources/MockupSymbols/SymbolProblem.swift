/// Why a file is no symbol.
public struct SymbolProblem: Error, Hashable, Sendable {
  /// What is wrong, in a few words.
  public var message: String
  /// Where, in bytes from the beginning of the file.
  public var offset: Int

  /// A problem at a place.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The line of the problem and the column in it, both from 1.
  ///
  /// - Parameter bytes: the symbol's file.
  public func position(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(0, offset))
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // A character is counted by its first byte.
    return (line, 1 + before[start...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 })
  }
}
