/// The reason why a file is not a valid symbol.
public struct SymbolProblem: Error, Hashable, Sendable {
  /// The problem, in a few words.
  public var message: String
  /// A way to correct the problem; `nil` for none.
  public var help: String?
  /// The offset in bytes.
  public var offset: Int

  /// Creates a problem.
  public init(message: String, offset: Int, help: String? = nil) {
    self.message = message
    self.help = help
    self.offset = offset
  }

  /// Returns the line and column of the problem, from 1.
  ///
  /// - Parameter bytes: the symbol's file.
  public func position(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(0, offset))
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Counts characters by their first byte.
    return (line, 1 + before[start...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 })
  }
}
