import PositionedJSON

extension ThemeMetrics {
  /// The metrics of keyboard shortcuts.
  public struct Shortcut: Hashable, Sendable {
    package var isShown = false
    package var hasColumns = false
    package var gap = 0.0
    package var trailingInset: Double?
    package var keyGap = 0.0
    package var punctuationGap: Double?
    package var keyAlignment = KeyAlignment.leading

    /// How much closer to its modifiers a comma or a period is than another key.
    package var punctuationShift: Double { keyGap - (punctuationGap ?? keyGap) }

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
        make("isShown", .flag, "Shows keyboard shortcuts.") { $0.isShown = $1 },
        make("hasColumns", .flag, "Aligns keys and modifiers in columns.") { $0.hasColumns = $1 },
        make("gap", .length, "Minimum gap between the longest title and the shortcuts.") { $0.gap = $1 },
        Field("trailingInset", .length, "Inset after the shortcuts (default: the row's `trailingInset`).") {
          $0.trailingInset = $1
        },
        Field("keyGap", .length, "Gap between the columns of modifiers and keys (default: 0).") { $0.keyGap = $1 },
        Field("punctuationGap", .length, "Gap before a comma or a period (default: `keyGap`).") {
          $0.punctuationGap = $1
        },
        Field("keyAlignment", .oneOf(ThemeMetrics.Shortcut.KeyAlignment.self), "Alignment of keys in their column.") {
          $0.keyAlignment = $1
        },
      ])
  }
}
