public import MenuLint
public import PositionedJSON

/// A message about an image: a diagnostic or a lint finding.
public enum Remark: Hashable, Sendable {
  /// A message of the renderer about the document or a file that it names.
  case diagnostic(Diagnostic)
  case finding(Finding)
}

extension Remark {
  /// The message, a clause without a period.
  public var message: String {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.message
    case .finding(let finding): finding.message
    }
  }

  /// A way to correct the problem; `nil` for none.
  public var help: String? {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.help
    case .finding(let finding): finding.help
    }
  }

  /// The file name, as given.
  public var file: String {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.file
    case .finding(let finding): finding.file
    }
  }

  /// The line, from 1.
  public var line: Int {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.line
    case .finding(let finding): Int(finding.range.start.line)
    }
  }

  /// The column, from 1, in Unicode scalars.
  public var column: Int {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.column
    case .finding(let finding): Int(finding.range.start.column)
    }
  }

  public var path: DocumentPath {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.path
    case .finding(let finding): finding.path
    }
  }

  /// The name of the rule; `nil` for a diagnostic.
  public var rule: String? {
    switch self {
    case .diagnostic: nil
    case .finding(let finding): finding.rule
    }
  }

  /// True if the document cannot be rendered, or is certainly wrong.
  public var isError: Bool {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.severity == .error
    case .finding(let finding): finding.severity == .error
    }
  }

  /// The remark as JSON; a finding has the form of `menumock lint`.
  public var json: JSONNode {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.json
    case .finding(let finding): finding.json
    }
  }

  /// Reads a remark from the form of ``json``; `nil` for other JSON.
  public init?(json: JSONNode) {
    if json["rule"] != nil {
      guard let finding = Finding(json: json) else { return nil }
      self = .finding(finding)
    } else {
      guard let diagnostic = Diagnostic(json: json) else { return nil }
      self = .diagnostic(diagnostic)
    }
  }
}

extension Remark: CustomStringConvertible {
  /// The line `file:line:column: warning: message`, followed by the rule of a finding, and a line `help: …` if there is
  /// help.
  public var description: String {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.description
    case .finding(let finding): finding.description
    }
  }
}
