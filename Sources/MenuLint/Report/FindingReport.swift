public import MenuDocument
import PositionedJSON

/// What is found in documents, told in one of the forms.
public struct FindingReport: FindingWriter, Sendable {
  /// Gives the bytes of a file, where its lines are to be shown; `nil` where they are not.
  public var source: (@Sendable (String) -> [UInt8]?)?
  /// Whether the text may be colored.
  public var hasColors = false
  /// The rules that are applied.
  let rules: [RuleName]
  /// The program's version.
  let version: String
  /// The documents so far.
  private(set) var files: [String] = []
  /// How many findings there are so far.
  private(set) var counts: [Finding.Severity: Int] = [:]
  private let format: FindingFormat
  /// How many documents so far had no findings, in a form that tells them.
  var cleanCount = 0
  /// What was written so far in a form that begins with how many findings there are.
  private var body = ""

  /// A report without findings so far.
  ///
  /// - Parameters:
  ///   - format: its form.
  ///   - rules: the rules that are applied.
  ///   - version: the program's version.
  public init(as format: FindingFormat, rules: [RuleName], version: String) {
    self.format = format
    self.rules = rules
    self.version = version
  }

  /// What the form has before its findings; nothing where it begins with how many there are.
  public mutating func start() -> String {
    switch format {
    case .text, .json, .github, .markdown, .junit: ""
    case .sarif: sarifStart
    }
  }

  /// The findings in some documents; nothing where the form is told at the end.
  public mutating func text(of findings: [Finding], in files: [String]) -> String {
    let isFirst = counts.isEmpty
    self.files += files
    for finding in findings { counts[finding.severity, default: 0] += 1 }
    switch format {
    case .text: return lines(of: findings)
    case .json: return findings.map { JSONWriter.text(of: $0.json, form: .compact) + "\n" }.joined()
    case .sarif: return sarifResults(findings, isFirst: isFirst)
    case .github: return findings.map { $0.command.text + "\n" }.joined()
    case .markdown: body += findings.map(\.row).joined()
    case .junit: body += suites(of: findings, in: files)
    }
    return ""
  }

  /// What the form has behind its findings, or all of a form that begins with how many there are.
  public mutating func end() -> String {
    switch format {
    case .text, .json, .github: ""
    case .sarif: sarifEnd
    case .markdown: markdown(rows: body)
    case .junit: junit(suites: body)
    }
  }
}
