public import PositionedJSON

/// The question before an action.
public struct ResolvedConfirmation: Hashable, Sendable {
  /// One of the answers.
  public struct Action: Hashable, Sendable {
    /// What the answer says.
    public var title: ResolvedText
    /// Whether the answer leaves everything as it was.
    public var isCancel: Bool
    /// Whether the answer is the one that the return key gives, which stands out on a desktop.
    public var isPreferred: Bool
  }

  /// Where the question stands in the document, as in `menu.items[2].confirmation`.
  public var path: DocumentPath
  /// The question.
  public var title: ResolvedText?
  /// What follows from the answer.
  public var message: ResolvedText?
  /// The answers in the order in which they are offered; the one that changes nothing is the last.
  public var actions: [Action]
}
