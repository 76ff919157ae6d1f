import MenuModel

extension FindingReport {
  /// A workflow command for each finding.
  var workflowCommands: String {
    findings.map { finding in
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .suggestion: "notice"
        }
      let (start, end) = (finding.place.start, finding.place.end)
      // GitHub takes columns only where they are on one line.
      let columns = start.line == end.line ? ",col=\(start.column),endColumn=\(end.column)" : ""
      return "::\(command) file=\(Self.property(finding.file)),line=\(start.line),endLine=\(end.line)\(columns),"
        + "title=\(Self.property(finding.rule))::\(Self.data(finding.message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ signs: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += signs[scalar] ?? String(scalar) }
    return result
  }
}
