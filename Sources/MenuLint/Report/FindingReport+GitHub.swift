import MenuModel

extension FindingReport {
  /// A workflow command for each finding.
  var workflowCommands: String {
    findings.map { finding in
      let level: WorkflowCommand.Level =
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        case .suggestion: .notice
        }
      let (start, end) = (finding.place.start, finding.place.end)
      var command = WorkflowCommand(level, finding.message)
      command.file = finding.file
      command.title = finding.rule
      command.lines = Int(start.line)...Int(end.line)
      // GitHub takes columns only where they are on one line.
      if start.line == end.line { command.columns = (Int(start.column), Int(end.column)) }
      return command.text + "\n"
    }.joined()
  }
}
