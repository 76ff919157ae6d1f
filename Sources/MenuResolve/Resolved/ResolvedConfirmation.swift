public import PositionedJSON

/// The question before an action.
public struct ResolvedConfirmation: Hashable, Sendable {
  /// An answer.
  public struct Action: Hashable, Sendable {
    /// The title of the answer.
    public var title: ResolvedText
    /// Whether the answer has the role `cancel`.
    public var isCancel: Bool
    /// Whether the Return key chooses this answer, which macOS emphasizes.
    public var isPreferred: Bool
  }

  /// The path in the document, such as `menu.items[2].confirmation`.
  public var path: DocumentPath
  public var title: ResolvedText?
  /// The consequences of the answer.
  public var message: ResolvedText?
  /// The answers in display order; a cancel is last.
  public var actions: [Action]
  /// Whether Cancel is omitted, because a tap elsewhere cancels.
  public var hidesCancel = false
}
