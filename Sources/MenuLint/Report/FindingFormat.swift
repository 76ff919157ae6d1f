public import MenuModel

/// The forms in which findings are told.
public enum FindingFormat: String, CaseIterable, Hashable, Sendable {
  /// A line for people.
  case text
  /// A line of JSON.
  case json
  /// SARIF 2.1.0, which code hosts show.
  case sarif
  /// Commands of workflows on GitHub.
  case github
  /// A table for a pull request.
  case markdown
  /// JUnit XML, which CI systems show.
  case junit
}

extension FindingFormat {
  /// Whether a report is those of its findings, one after the other, so that it need not be whole to be told.
  public var isPiecewise: Bool {
    switch self {
    case .text, .json, .github: true
    case .sarif, .markdown, .junit: false
    }
  }
}

/// What was found in documents, to be told in one of the forms.
public struct FindingReport: Sendable {
  /// What was found, in the order in which it is told.
  public var findings: [Finding]
  /// The documents that were judged, in their order and each once.
  public var files: [String]
  /// The rules that were applied.
  public var rules: [RuleName]
  /// The program's version.
  public var version: String
  /// Gives the bytes of a file, where its lines are to be shown; `nil` where they are not.
  public var source: (@Sendable (String) -> [UInt8]?)?
  /// Whether the text may be colored.
  public var hasColors = false

  /// A report of findings.
  public init(_ findings: [Finding], files: [String], rules: [RuleName], version: String) {
    self.findings = findings
    self.files = files
    self.rules = rules
    self.version = version
  }

  /// The report in a form.
  public func text(as format: FindingFormat) -> String {
    switch format {
    case .text: lines
    case .json: findings.map { JSONWriter.text(of: $0.json, form: .compact) + "\n" }.joined()
    case .sarif: JSONWriter.text(of: sarif)
    case .github: workflowCommands
    case .markdown: markdown
    case .junit: junit
    }
  }
}
