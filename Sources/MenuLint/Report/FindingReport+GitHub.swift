public import PositionedJSON

extension Finding {
  /// The finding as a GitHub workflow command.
  public var command: WorkflowCommand {
    let level: WorkflowCommand.Level =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .suggestion: .notice
      }
    var command = WorkflowCommand(level, ReportText.joined(locatedMessage, help))
    command.file = file
    command.title = rule
    command.lines = Int(range.start.line)...Int(range.end.line)
    // GitHub accepts columns only within one line.
    if range.start.line == range.end.line { command.columns = (Int(range.start.column), Int(range.end.column)) }
    return command
  }
}
