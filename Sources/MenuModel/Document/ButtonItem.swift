/// A command.
public struct ButtonItem: Hashable, Sendable {
  /// What the command is called.
  public var title = ""
  /// What the command is for.
  public var role = ButtonRole.plain
  /// Whether it asks for more before it acts.
  public var requiresInput = false
  /// What is asked before it acts.
  public var confirmation: Confirmation?
  /// What it becomes while modifier keys are held, in the order written.
  public var alternates: [Alternate] = []
}
