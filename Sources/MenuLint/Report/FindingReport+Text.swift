package import PositionedJSON

extension FindingReport {
  /// The findings in text form, with code frames if sources are available.
  func lines(of findings: [Finding]) -> String {
    var known: [String: SourceLines] = [:]
    var text = ""
    for finding in findings {
      if known[finding.file] == nil { known[finding.file] = source?(finding.file).map { SourceLines($0) } }
      let start = Int(finding.range.start.offset)
      let frame = known[finding.file]?.frame(of: start..<start + max(0, finding.range.length))
      text += finding.report.text(frame: frame, hasColors: hasColors) + "\n"
    }
    return text
  }
}

extension Finding: CustomStringConvertible {
  /// The line `file:line:column: warning: message [rule]`, and a line `help: …` if there is help.
  public var description: String { report.text() }

  /// The parts of the text form.
  package var report: ReportText {
    ReportText(
      location: "\(file):\(range.start.line):\(range.start.column)", severity: severity.rawValue,
      message: locatedMessage,
      rule: rule, help: help)
  }

  /// The message, with the path if it does not name the item itself.
  var locatedMessage: String {
    rule == Self.invalidDocument && path != .root ? "\(path): \(message)" : message
  }
}
