/// Submenus that macOS gives to applications that edit text: nobody but the system decides what is in them.
enum SystemMenus {
  /// Whether a submenu of a menu bar is one of them: by its title, and as it holds nothing else.
  static func contain(_ title: String, items: some Sequence<String>) -> Bool {
    guard let known = menus[title] else { return false }
    return items.allSatisfy { known.contains(core(of: $0)) }
  }

  /// Those that the system itself has in a submenu.
  static let inSubmenus: Set<String> = ["Kern", "Ligature", "Ligatures", "Baseline", "Writing Direction"]

  /// What the system adds to the Edit menu beside the application's own items.
  static let ofEditMenu: Set<String> = [
    "Spelling and Grammar", "Spelling", "Substitutions", "Transformations", "Speech",
  ]

  /// The menus of a menu bar that the system makes, beside the application's own, and applications add to.
  static let ofMenuBars: Set<String> = ["File", "Edit", "Format", "View", "Window", "Help"]

  /// The submenu whose items have shortcuts of their own in every application that was made from the system's template,
  /// where nobody sees them.
  static let substitutions = "Substitutions"

  /// A title without what does not change its meaning.
  private static func core(of title: String) -> String {
    String(title.filter { $0 != Ellipsis.sign && $0 != "." }.drop(while: \.isWhitespace))
  }

  private static let menus: [String: Set<String>] = [
    "Find": [
      "Find", "Find and Replace", "Find Next", "Find Previous", "Use Selection for Find", "Jump to Selection",
      "Replace",
    ],
    substitutions: [
      "Show Substitutions", "Smart Copy/Paste", "Smart Quotes", "Smart Dashes", "Smart Links", "Data Detectors",
      "Text Replacement",
    ],
    "Text": [
      "Align Left", "Center", "Justify", "Align Right", "Writing Direction", "Show Ruler", "Copy Ruler", "Paste Ruler",
    ],
    "Font": [
      "Show Fonts", "Bold", "Italic", "Underline", "Outline", "Bigger", "Smaller", "Kern", "Ligature", "Ligatures",
      "Baseline", "Show Colors", "Copy Style", "Paste Style",
    ],
    "Kern": ["Use Default", "Use None", "Tighten", "Loosen"],
    "Ligature": ["Use Default", "Use None", "Use All"],
    "Ligatures": ["Use Default", "Use None", "Use All"],
    "Baseline": ["Use Default", "Superscript", "Subscript", "Raise", "Lower"],
    "Writing Direction": ["Paragraph", "Selection", "Default", "Left to Right", "Right to Left"],
  ]
}
