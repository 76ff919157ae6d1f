/// The titles or symbols of the system's bar button items.
package enum SystemBarItem {
  /// - Parameter name: The name in code and in Interface Builder files, such as `add`.
  package static func label(of name: String) -> (title: String?, symbol: String?) { labels[name] ?? (nil, nil) }

  private static let labels: [String: (title: String?, symbol: String?)] = [
    "action": (nil, "square.and.arrow.up"), "add": (nil, "plus"), "bookmarks": (nil, "book"),
    "camera": (nil, "camera"), "cancel": ("Cancel", nil), "close": (nil, "xmark"),
    "compose": (nil, "square.and.pencil"), "done": ("Done", nil), "edit": ("Edit", nil),
    "organize": (nil, "folder"), "refresh": (nil, "arrow.clockwise"), "reply": (nil, "arrowshape.turn.up.left"),
    "save": ("Save", nil), "search": (nil, "magnifyingglass"), "trash": (nil, "trash"),
  ]
}
