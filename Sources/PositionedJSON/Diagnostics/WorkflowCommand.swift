/// A line that GitHub's runners take for a command: they show what it says at the file's lines in a pull request.
public struct WorkflowCommand: Hashable, Sendable {
  /// How much it matters.
  public enum Level: String, Sendable {
    case error, warning, notice
  }

  /// How much it matters.
  public var level: Level
  /// What it says.
  public var message: String
  /// What stands above the message; `nil` for nothing.
  public var title: String?
  /// The file, from the folder of the repository; `nil` where it is about none.
  public var file: String?
  /// Where it begins and ends, lines and columns from 1; `nil` for the whole file.
  public var lines: ClosedRange<Int>?
  /// The columns, the end being the first one behind; `nil` where they are not on one line.
  public var columns: (start: Int, end: Int)? {
    get { first.flatMap { start in last.map { (start, $0) } } }
    set { (first, last) = (newValue?.start, newValue?.end) }
  }
  private var first: Int?
  private var last: Int?

  /// A command about nothing in particular.
  public init(_ level: Level, _ message: String) {
    self.level = level
    self.message = message
  }

  /// The line, without its end.
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
    return result
  }
}
