extension ThemeMetrics {
  /// Keyboard shortcuts.
  public struct Shortcut: Hashable, Sendable {
    package var isShown = false
    package var hasColumns = false
    package var gap = 0.0
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
      ])
  }
}
