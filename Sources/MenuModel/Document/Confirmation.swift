/// What is asked before a command acts.
public struct Confirmation: Hashable, Sendable {
  /// One of the answers.
  public struct Action: Hashable, Sendable {
    /// What the answer says.
    public var title = ""
    /// What the answer is for.
    public var role = ButtonRole.plain
  }

  /// The question.
  public var title: String?
  /// What follows from the answer.
  public var message: String?
  /// The answers; a Cancel is added where none has that role.
  public var actions: [Action] = []
}
