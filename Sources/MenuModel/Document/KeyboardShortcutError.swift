/// Why a text is no keyboard shortcut.
public struct KeyboardShortcutError: Error, Hashable, Sendable {
  /// What is the matter, in a clause.
  public let message: String
  /// A known name that may have been meant.
  public let suggestion: String?
}
