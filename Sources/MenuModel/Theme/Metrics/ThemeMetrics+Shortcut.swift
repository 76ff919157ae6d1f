extension ThemeMetrics {
  /// Keyboard shortcuts.
  public struct Shortcut: Hashable, Sendable {
    /// Whether they are shown.
    public var isShown = false
    /// Whether keys and modifiers stand in columns of their own.
    public var hasColumns = false
    /// The least room between the longest title and the shortcuts.
    public var gap = 0.0
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
