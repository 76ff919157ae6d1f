import MenuDocument

/// The phrases of spoken descriptions in one language, in the terms of its screen readers: the contents of one file of
/// `MenuLanguages`, which has a member per property and case.
package struct AltTextLanguage: Sendable {
  /// A BCP 47 tag, the name of the file.
  package var tag = ""
  /// Whether this language is written from right to left, so that texts of the document may need isolation.
  var isRightToLeft = false
  var marks = Phrases<Mark>()
  package var kinds = Phrases<Kind>()
  package var states = Phrases<State>()
  var buttons = Phrases<Button>()
  var menus = Phrases<Menu>()
  var locations = Phrases<Location>()
  var previews = Phrases<Preview>()
  var titles = Phrases<Title>()
  var symbols = Phrases<Symbol>()
  var modifiers = Phrases<Modifier>()
  var keys = Phrases<Key>()
  var standardMenus = Phrases<StandardMenu>()
  var standardItems = Phrases<StandardItem>()

  /// Separators, lists, and numbers.
  enum Mark: String, CaseIterable {
    /// Between the parts of a sentence, at its end, and between sentences.
    case separator, end, space
    /// After an introduction, and around the menus of a menu bar.
    case colon, semicolon
    /// Two things, and part of a whole.
    case pair, percent
    /// In a number, and between the keys of a shortcut.
    case decimal, shortcut
  }

  /// Kinds of items, within a sentence.
  package enum Kind: String, CaseIterable {
    case button, toggle, palette, options, option, submenu, section, group, stepper, slider, divider, text
    case loading, search, view
  }

  /// States and properties of items.
  package enum State: String, CaseIterable {
    case on, off, mixed, selected, dimmed, highlighted, destructive
    case open, empty, actionAndSubmenu, heading, callout, untitled, untitledItem
  }

  /// Kinds and properties of buttons.
  package enum Button: String, CaseIterable {
    case pullDown, split, touchAndHold, pinchAndHold, popUp
    case withSymbol, withImage, nothingSelected, destructive, cancel
  }

  /// Kinds and properties of menus.
  package enum Menu: String, CaseIterable {
    case menu, context, contextOfPreview, contextOfImage, contextOfScreen, contextOfWindow, contextOfForm
    case keysHeld, endOfSubmenu, closed, closedContext
    case menuBarExtra, quickActions, editMenu, dockMenu
    case actionSheet, popover, alert
  }

  /// Positions of a control.
  package enum Location: String, CaseIterable {
    case menuBar, barAboveNavigationBar, barAboveToolbar, barAboveWindow, barAboveForm
    case inNavigationBar, inToolbar, inWindow, inForm
    case screenWithNavigationBar, screenWithToolbar, windowWithNavigationBar, windowWithToolbar
  }

  /// The content of a closed context menu, alone in its picture.
  package enum Preview: String, CaseIterable {
    case preview, image, screen, window, form
  }

  /// Titles of pictures without a titled item.
  enum Title: String, CaseIterable {
    case menu, button, contextMenu, menuBar
  }

  /// Names of buttons that have only a symbol.
  enum Symbol: String, CaseIterable {
    case more, add, share, sort, filter, settings, compose, edit, delete, reply
  }

  /// Held keys.
  enum Modifier: String, CaseIterable {
    case function, control, option, shift, command
  }

  /// Keys without a letter.
  package enum Key: String, CaseIterable {
    case plus, minus, comma, period, slash, `return`, enter, tab, space, escape, delete, forwardDelete
    case up, down, left, right, home, end, pageUp, pageDown
  }
}

extension AltTextLanguage {
  /// Whether readers of `locale` understand this language.
  func isRead(in locale: String) -> Bool {
    LanguageTag.best(for: locale, among: [tag]) != nil
  }
}

extension AltTextLanguage {
  /// A text of the document within phrases of this language. In a right-to-left language, a text that may read in
  /// another direction is isolated.
  func isolated(_ text: String) -> String {
    guard isRightToLeft else { return text }
    return text.trimmed.map { "\u{2068}\($0)\u{2069}" } ?? ""
  }

  /// A list of texts in the form of the language: `a, b and c`.
  func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return marks[.pair].filled([.first: texts.dropLast().joined(separator: marks[.separator].text), .last: last])
  }

  func number(_ value: Double) -> String {
    guard value != value.rounded() || abs(value) >= 1e15 else { return "\(Int64(value))" }
    return "\(value)".split(separator: ".", omittingEmptySubsequences: false).joined(separator: marks[.decimal].text)
  }

  /// A text with a capital first letter.
  func capitalized(_ text: String) -> String {
    // The Turkish i keeps its dot.
    if tag == "tr", text.hasPrefix("i") { return "İ" + text.dropFirst() }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A text after an introduction, which may end in its own punctuation mark.
  func introduced(_ text: String, by introduction: String) -> String {
    introduction + marks[.colon].text + text
  }
}
