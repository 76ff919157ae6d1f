public import MenuDocument
import PositionedJSON

/// Writes findings in one of the formats.
public struct FindingReport: FindingWriter, Sendable {
  /// Reads a file whose lines the report shows; `nil` to show no lines.
  public var source: (@Sendable (String) -> [UInt8]?)?
  /// Whether the text is colored.
  public var hasColors = false
  let rules: [RuleName]
  let version: String
  private(set) var files: [String] = []
  private(set) var counts: [Finding.Severity: Int] = [:]
  private let format: FindingFormat
  /// The number of documents without findings, if the format reports it.
  var cleanCount = 0
  /// The output so far of a format that begins with the number of findings.
  private var body = ""

  /// - Parameters:
  ///   - format: the output format.
  ///   - rules: the applied rules.
  ///   - version: the program's version.
  public init(as format: FindingFormat, rules: [RuleName], version: String) {
    self.format = format
    self.rules = rules
    self.version = version
  }

  /// Returns the text before the findings; empty if the format begins with their number.
  public mutating func start() -> String {
    switch format {
    case .text, .json, .github, .markdown, .junit: ""
    case .sarif: sarifStart
    }
  }

  /// Returns the findings of some documents; empty if the format is written at the end.
  public mutating func text(of findings: [Finding], in files: [String]) -> String {
    let isFirst = counts.isEmpty
    self.files += files
    for finding in findings { counts[finding.severity, default: 0] += 1 }
    switch format {
    case .text: return lines(of: findings)
    case .json: return findings.map { JSONWriter.text(of: $0.json, form: .compact) + "\n" }.joined()
    case .sarif: return sarifResults(findings, isFirst: isFirst)
    case .github: return findings.map { $0.command.text + "\n" }.joined()
    case .markdown: body += findings.map { $0.row }.joined()
    case .junit: body += suites(of: findings, in: files)
    }
    return ""
  }

  /// Returns the text after the findings, or everything if the format begins with their number.
  public mutating func end() -> String {
    switch format {
    case .text, .json, .github: ""
    case .sarif: sarifEnd
    case .markdown: markdown(rows: body)
    case .junit: junit(suites: body)
    }
  }
}
