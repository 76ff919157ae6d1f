import PositionedJSON

/// A visible text of a menu, with its location.
struct MenuLabel: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// A command, or one of its alternates.
    case button
    case toggle
    /// One of the two titles of a toggle.
    case changeable
    case option
    /// The row of a submenu, or of a picker with its own menu.
    case submenu
    case barMenu
    case heading
    case control
    case opener
  }

  let text: String
  let words: [LabelWords.Word]
  let path: DocumentPath
  let role: Role
  /// Whether the application creates the label at runtime.
  let isDynamic: Bool
  /// Whether parts of the label are known only at runtime.
  let hasPlaceholder: Bool
  /// Whether the label is a sentence that explains the menu, rather than a name.
  let isExplanation: Bool

  /// Splits the text into words.
  ///
  /// - Parameter isChoosable: whether the text belongs to something that people choose or open.
  init(text: String, path: DocumentPath, role: Role, isDynamic: Bool = false, isChoosable: Bool = true) {
    self.text = text
    words = LabelWords(text).words
    isExplanation = !isChoosable && Explanations.contain(text, words)
    self.path = path
    self.role = role
    self.isDynamic = isDynamic
    hasPlaceholder = Placeholders.areIn(text)
  }
}
