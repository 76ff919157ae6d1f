public import MenuLint
public import PositionedJSON

/// Something that is to be said about a picture: by what draws it, or by a rule of the guidelines.
public enum Remark: Hashable, Sendable {
  /// What drawing has to say of the document, or of something that it names.
  case diagnostic(Diagnostic)
  /// What a rule found, as ``Linter`` finds it.
  case finding(Finding)
}

extension Remark {
  /// What is the matter, in a clause without a full stop.
  public var message: String {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.message
    case .finding(let finding): finding.message
    }
  }

  /// The file, as it was given.
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
    case .finding(let finding): Int(finding.place.start.line)
    }
  }

  /// The column, from 1, counted in Unicode scalars.
  public var column: Int {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.column
    case .finding(let finding): Int(finding.place.start.column)
    }
  }

  /// Where in the document it is.
  public var path: DocumentPath {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.path
    case .finding(let finding): finding.path
    }
  }

  /// The name of the rule that found it; `nil` where none did.
  public var rule: String? {
    switch self {
    case .diagnostic: nil
    case .finding(let finding): finding.rule
    }
  }

  /// Whether the document cannot be drawn for it, or certainly is mistaken.
  public var isError: Bool {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.severity == .error
    case .finding(let finding): finding.severity == .error
    }
  }

  /// The remark as data: a finding as `menumock lint` gives it.
  public var json: JSONNode {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.json
    case .finding(let finding): finding.json
    }
  }

  /// Reads a remark back from what ``json`` gives; `nil` for anything else.
  ///
  /// - Parameter json: the remark as data.
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
  /// One line: `file:line:column: warning: message`, and behind a finding its rule.
  public var description: String {
    switch self {
    case .diagnostic(let diagnostic): diagnostic.description
    case .finding(let finding): finding.line
    }
  }
}
