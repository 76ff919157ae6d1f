import MenuModel
import MockupFiles
import MockupHashing
import MockupScene

/// Writes what was found in files, in the form that is asked for.
struct DiagnosticWriter {
  let form: MessageForm
  /// The files that were read to tell where values end; `nil` for those that cannot be read.
  private var excerpts: [String: SourceExcerpt?] = [:]

  init(form: MessageForm) {
    self.form = form
  }

  /// The line of a diagnostic.
  mutating func line(_ diagnostic: Diagnostic) -> String {
    switch form {
    case .text: return diagnostic.description
    case .json: return JSONWriter.text(of: json(diagnostic), form: .compact)
    case .github: return command(diagnostic).text
    }
  }

  /// The diagnostic as data, with where its value ends, columns as editors count them, and an identity.
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
      case .note, .suggestion: .notice
      }
    let suggestion = diagnostic.suggestion.map { "; did you mean \(Quotation.of($0))?" } ?? ""
    let path = diagnostic.path == .root ? "" : "\(diagnostic.path): "
    guard diagnostic.option == nil else { return WorkflowCommand(level, diagnostic.description) }
    var command = WorkflowCommand(level, path + diagnostic.message + suggestion)
    command.file = diagnostic.file
    command.title = diagnostic.rule
    command.lines = diagnostic.line...diagnostic.line
    if let range = range(diagnostic) {
      command.lines = range.start.line...range.end.line
      if range.start.line == range.end.line { command.columns = (range.start.column, range.end.column) }
    }
    return command
  }

  private mutating func range(_ diagnostic: Diagnostic) -> (start: SourceExcerpt.Place, end: SourceExcerpt.Place)? {
    guard diagnostic.option == nil else { return nil }
    let file = diagnostic.file
    let excerpt: SourceExcerpt?
    if let known = excerpts[file] {
      excerpt = known
    } else {
      excerpt = (try? FileSystem.contents(of: file, atMost: .jsonBytes)).map { SourceExcerpt($0) }
      excerpts[file] = .some(excerpt)
    }
    return excerpt?.range(line: diagnostic.line, column: diagnostic.column)
  }

  /// What stays the same when lines are added elsewhere: by it a finding is known again in the next run.
  private static func identity(_ diagnostic: Diagnostic) -> String {
    let parts = [
      diagnostic.severity.rawValue, diagnostic.option?.option ?? diagnostic.file, diagnostic.path.description,
      diagnostic.rule ?? "", diagnostic.message,
    ]
    return String(SHA256Digest(of: Array(parts.joined(separator: "\u{0}").utf8)).description.prefix(16))
  }
}
