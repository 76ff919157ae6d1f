/// A GitHub Actions workflow command, which annotates lines of a file in a pull request.
public struct WorkflowCommand: Hashable, Sendable {
  /// The level of an annotation.
  public enum Level: String, Sendable {
    case error, warning, notice
  }

  public var level: Level
  public var message: String
  /// The title above the message; `nil` for none.
  public var title: String?
  /// The file, relative to the repository's root; `nil` for none.
  public var file: String?
  /// The lines, from 1; `nil` for the whole file.
  public var lines: ClosedRange<Int>?
  /// The columns, from 1, with an exclusive end; `nil` if they span several lines.
  public var columns: (start: Int, end: Int)? {
    get { first.flatMap { start in last.map { (start, $0) } } }
    set { (first, last) = (newValue?.start, newValue?.end) }
  }
  private var first: Int?
  private var last: Int?

  /// Creates a command without a file.
  public init(_ level: Level, _ message: String) {
    self.level = level
    self.message = message
  }

  /// The command as a line, without the line end.
  public var text: String {
    var properties: [String] = []
    if let file {
      properties.append("file=\(Self.property(file))")
      if let lines {
        properties.append("line=\(lines.lowerBound)")
        properties.append("endLine=\(lines.upperBound)")
        if let first, let last { properties += ["col=\(first)", "endColumn=\(last)"] }
      }
    }
    if let title { properties.append("title=\(Self.property(title))") }
    let head = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(level.rawValue)\(head)::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ signs: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += signs[scalar] ?? String(scalar) }
    return result.escapingControls
  }
}
