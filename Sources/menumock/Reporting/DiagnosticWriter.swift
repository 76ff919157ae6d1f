import MenuLint
import MenuMockup
import MockupFiles
import MockupHashing
import MockupScene
import PositionedJSON

struct DiagnosticWriter {
  let form: MessageForm
  /// Shows code frames in text.
  private let hasFrames: Bool
  private let hasColors: Bool
  /// The files read so far; `nil` for unreadable ones.
  private var excerpts: [String: SourceExcerpt?] = [:]

  init(form: MessageForm, hasFrames: Bool, hasColors: Bool) {
    self.form = form
    self.hasFrames = hasFrames
    self.hasColors = hasColors
  }

  mutating func line(_ remark: Remark) -> String {
    switch remark {
    case .diagnostic(let diagnostic): line(diagnostic)
    case .finding(let finding): line(finding)
    }
  }

  /// In JSON, with UTF-16 columns and a fingerprint.
  private mutating func line(_ finding: Finding) -> String {
    switch form {
    case .text: return text(finding.report, in: finding.file, line: finding.range.start)
    case .json:
      var members = (finding.json.members ?? []).map { ($0.key.text, $0.value) }
      let start = finding.range.start
      if let range = range(in: finding.file, line: Int(start.line), column: Int(start.column)) {
        members += [
          ("columnUTF16", .number(range.start.columnUTF16)), ("endColumnUTF16", .number(range.end.columnUTF16)),
        ]
      }
      let identity = Self.identity([
        finding.severity.rawValue, finding.file, finding.path.description, finding.rule, finding.message,
      ])
      return JSONWriter.text(of: .object(members + [("id", .string(identity))]), form: .compact)
    case .github: return finding.command.text
    }
  }

  mutating func line(_ diagnostic: Diagnostic) -> String {
    switch form {
    case .text:
      let file = diagnostic.option == nil ? diagnostic.file : nil
      return text(diagnostic.report, in: file, line: diagnostic.position)
    case .json: return JSONWriter.text(of: json(diagnostic), form: .compact)
    case .github: return command(diagnostic).text
    }
  }

  private mutating func text(_ report: ReportText, in file: String?, line start: SourcePosition) -> String {
    guard hasFrames || hasColors else { return report.text() }
    let frame =
      hasFrames ? file.flatMap { excerpt(of: $0) }?.frame(line: Int(start.line), column: Int(start.column)) : nil
    return report.text(frame: frame, hasColors: hasColors)
  }

  /// Adds the end of the value, UTF-16 columns, and a fingerprint.
  private mutating func json(_ diagnostic: Diagnostic) -> JSONNode {
    var members = (diagnostic.json.members ?? []).map { ($0.key.text, $0.value) }
    if let range = range(diagnostic) {
      members += [
        ("columnUTF16", .number(range.start.columnUTF16)), ("endLine", .number(range.end.line)),
        ("endColumn", .number(range.end.column)), ("endColumnUTF16", .number(range.end.columnUTF16)),
      ]
    }
    return .object(members + [("id", .string(Self.identity(diagnostic)))])
  }

  private mutating func command(_ diagnostic: Diagnostic) -> WorkflowCommand {
    let level: WorkflowCommand.Level =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    guard diagnostic.option == nil else { return WorkflowCommand(level, diagnostic.description) }
    var command = WorkflowCommand(level, ReportText.joined(diagnostic.locatedMessage, diagnostic.help))
    command.file = diagnostic.file
    command.lines = diagnostic.line...diagnostic.line
    if let range = range(diagnostic) {
      command.lines = range.start.line...range.end.line
      if range.start.line == range.end.line { command.columns = (range.start.column, range.end.column) }
    }
    return command
  }

  private mutating func range(_ diagnostic: Diagnostic) -> (start: SourceExcerpt.Position, end: SourceExcerpt.Position)?
  {
    guard diagnostic.option == nil else { return nil }
    return range(in: diagnostic.file, line: diagnostic.line, column: diagnostic.column)
  }

  private mutating func range(
    in file: String, line: Int, column: Int
  ) -> (start: SourceExcerpt.Position, end: SourceExcerpt.Position)? {
    excerpt(of: file)?.range(line: line, column: column)
  }

  private mutating func excerpt(of file: String) -> SourceExcerpt? {
    if let known = excerpts[file] { return known }
    let excerpt = (try? FileSystem.contents(of: file, atMost: .jsonBytes)).map { SourceExcerpt($0) }
    excerpts[file] = .some(excerpt)
    return excerpt
  }

  private static func identity(_ diagnostic: Diagnostic) -> String {
    identity([
      diagnostic.severity.rawValue, diagnostic.option ?? diagnostic.file, diagnostic.path.description, "",
      diagnostic.message,
    ])
  }

  /// A fingerprint that identifies a diagnostic across runs, independent of its line.
  private static func identity(_ parts: [String]) -> String {
    String(SHA256Digest(of: Array(parts.joined(separator: "\u{0}").utf8)).description.prefix(16))
  }
}
