import PositionedJSON

/// A text of a menu that people read, and where it was written.
struct MenuLabel: Hashable, Sendable {
  /// What a label belongs to.
  enum Role: Hashable, Sendable {
    /// A command, and what it becomes while keys are held.
    case button
    /// A toggle with one title.
    case toggle
    /// A changeable label: one of the titles of a toggle.
    case changeable
    /// An option of a picker.
    case option
    /// The row of a submenu, or of a picker that opens one.
    case submenu
    /// A menu of a menu bar.
    case barMenu
    /// The heading of a menu, section, group or palette.
    case heading
    /// A stepper or slider.
    case control
    /// The button that opens the menu.
    case opener
  }

  /// The characters.
  let text: String
  /// Its words, which several rules look at.
  let words: [LabelWords.Word]
  /// Where it was written.
  let path: DocumentPath
  /// What it belongs to.
  let role: Role
  /// Whether the program makes it while it runs, so that nobody wrote it.
  let isDynamic: Bool
  /// Whether only the program knows parts of it, while it runs.
  let hasPlaceholder: Bool

  /// A label; takes its text apart.
  init(text: String, path: DocumentPath, role: Role, isDynamic: Bool = false) {
    self.text = text
    words = LabelWords(text).words
    self.path = path
    self.role = role
    self.isDynamic = isDynamic
    hasPlaceholder = Placeholders.areIn(text)
  }
}
