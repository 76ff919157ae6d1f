/// An error, warning, or note about a document.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The document cannot be drawn, or is certainly wrong.
    case error
    /// The document is drawn, but not as written.
    case warning
    case note
  }

  public let severity: Severity
  /// The file name, as given.
  public let file: String
  /// The position in the file.
  public let position: SourcePosition
  /// The path in the document; the root for the whole document and for text that is not JSON.
  public let path: DocumentPath
  /// The command-line option at fault, such as `--scale`; `nil` for a value in a file.
  public let option: String?
  /// The problem, as a clause without a period.
  public let message: String
  /// A way to correct the problem, such as `did you mean "trash"?`; `nil` for none.
  public let help: String?
  /// The acceptable values.
  public let expected: String?
  /// A known name that may have been meant.
  public let suggestion: String?

  /// Creates a diagnostic at a location, whose help is the suggestion if there is no other.
  public init(
    _ severity: Severity, file: String, at location: SourceLocation, _ message: String, help: String? = nil,
    expected: String? = nil, suggestion: String? = nil
  ) {
    self.severity = severity
    self.file = file
    position = location.position
    path = location.path
    option = location.option
    self.message = message
    self.help = help ?? suggestion.map { "did you mean \(Quotation.of($0))?" }
    self.expected = expected
    self.suggestion = suggestion
  }

  package func moved(to location: SourceLocation, inFile file: String) -> Diagnostic {
    Diagnostic(
      severity, file: file, at: location, message, help: help, expected: expected, suggestion: suggestion)
  }

  package var withWarningAsError: Diagnostic {
    guard severity == .warning else { return self }
    let location = option.map(SourceLocation.option) ?? SourceLocation(position: position, path: path)
    return Diagnostic(
      .error, file: file, at: location, message, help: help, expected: expected, suggestion: suggestion)
  }

  /// The line, from 1.
  public var line: Int { Int(position.line) }
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int { Int(position.column) }

  /// The diagnostic as a JSON object.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("severity", .string(severity.rawValue)), ("file", .string(file)), ("line", .number(line)),
      ("column", .number(column)), ("path", .string(path.description)), ("message", .string(message)),
    ]
    if let help { members.append(("help", .string(help))) }
    if let option { members.append(("option", .string(option))) }
    if let expected { members.append(("expected", .string(expected))) }
    if let suggestion { members.append(("suggestion", .string(suggestion))) }
    return .object(members)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The line `file:line:column: error: path: message`, or `--option: error: message`, and a line `help: …` if there is
  /// help.
  public var description: String { report.text() }

  /// The parts of the text form.
  package var report: ReportText {
    ReportText(
      location: option ?? "\(file):\(line):\(column)", severity: severity.rawValue, message: locatedMessage, help: help)
  }

  /// The message after the path in the document.
  package var locatedMessage: String { path == .root ? message : "\(path): \(message)" }
}
