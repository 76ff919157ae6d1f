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
    command.lines = Int(place.start.line)...Int(place.end.line)
    // GitHub accepts columns only within one line.
    if place.start.line == place.end.line { command.columns = (Int(place.start.column), Int(place.end.column)) }
    return command
  }
}
