import PositionedJSON

extension ThemeMetrics {
  /// The metrics of keyboard shortcuts.
  public struct Shortcut: Hashable, Sendable {
    package var isShown = false
    package var hasColumns = false
    package var gap = 0.0
    package var trailingInset: Double?
    package var keyGap = 0.0
    package var keyAlignment = KeyAlignment.leading

    /// The alignment of keys in their column.
    public enum KeyAlignment: String, CaseIterable, Hashable, Sendable {
      /// Next to their modifiers.
      case leading
      case center
    }
  }
}

extension ThemeMetrics.Shortcut {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "shortcut", Self(),
      [
        make("isShown", .flag, "Whether they are shown.") { $0.isShown = $1 },
        make("hasColumns", .flag, "Whether keys and modifiers stand in columns of their own.") { $0.hasColumns = $1 },
        make("gap", .length, "The least room between the longest title and the shortcuts.") { $0.gap = $1 },
        Field("trailingInset", .length, "The room behind them; the row's `trailingInset`.") { $0.trailingInset = $1 },
        Field("keyGap", .length, "The room between modifiers and keys that have columns; 0.") { $0.keyGap = $1 },
        Field("keyAlignment", .oneOf(ThemeMetrics.Shortcut.KeyAlignment.self), "How keys stand in their column.") {
          $0.keyAlignment = $1
        },
      ])
  }
}
