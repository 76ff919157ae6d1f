public import PositionedJSON

/// The confirmation before an action.
public struct ResolvedConfirmation: Hashable, Sendable {
  /// An action of the confirmation.
  public struct Action: Hashable, Sendable {
    /// The title of the action.
    public var title: ResolvedText
    /// Whether the action has the role `cancel`.
    public var isCancel: Bool
    /// Whether the Return key chooses this action; some themes emphasize it.
    public var isPreferred: Bool
  }

  /// The path in the document, such as `menu.items[2].confirmation`.
  public var path: DocumentPath
  public var title: ResolvedText?
  /// The consequences of the action.
  public var message: ResolvedText?
  /// The actions in display order; a Cancel action is last.
  public var actions: [Action]
  /// Whether Cancel is omitted, because a tap elsewhere cancels.
  public var hidesCancel = false
}
