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

  /// The severity.
  public let severity: Severity
  /// The file name, as given.
  public let file: String
  /// The position in the file.
  public let position: SourcePosition
  /// The path in the document; the root for the whole document and for text that is not JSON.
  public let path: DocumentPath
  /// The command-line option at fault, such as `--scale`; `nil` for a value in a file.
  public let option: String?
  /// The problem, as a clause without a full stop.
  public let message: String
  /// The acceptable values.
  public let expected: String?
  /// A known name that may have been meant.
  public let suggestion: String?

  /// Creates a diagnostic at a location.
  public init(
    _ severity: Severity, file: String, at location: SourceLocation, _ message: String, expected: String? = nil,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.file = file
    position = location.position
    path = location.path
    option = location.option
    self.message = message
    self.expected = expected
    self.suggestion = suggestion
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
    if let option { members.append(("option", .string(option))) }
    if let expected { members.append(("expected", .string(expected))) }
    if let suggestion { members.append(("suggestion", .string(suggestion))) }
    return .object(members)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line: `file:line:column: error: path: message; did you mean "name"?`, or `--option: error: message`.
  public var description: String {
    var text = (option ?? "\(file):\(line):\(column)") + ": \(severity.rawValue): "
    if path != .root { text += path.description + ": " }
    text += message
    if let suggestion { text += "; did you mean \(Quotation.of(suggestion))?" }
    return text
  }
}
