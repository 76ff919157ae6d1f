import MockupScene

/// What became of reading a JSON text.
public struct JSONReading: Hashable, Sendable {
  /// The value; `nil` after an error that leaves no way to go on.
  public let root: JSONNode?
  /// What is wrong, in the order of the text; repeated names and bad characters leave a `root` all the same.
  public let problems: [JSONProblem]

  /// The longest text that is read, in bytes.
  public static let maximumSize = Limit.jsonBytes.most
  /// How many lists and objects may be inside each other.
  public static let maximumDepth = Limit.jsonDepth.most

  /// Reads a JSON text (RFC 8259, UTF-8; a byte-order mark at its start is passed over).
  public init(_ bytes: [UInt8]) {
    var parser = JSONParser(bytes)
    root = parser.parseDocument()
    problems = parser.problems
  }
}
