import MenuDocument

/// The phrases of spoken descriptions in one language, as its screen readers say them: the contents of one file of
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
  var places = Phrases<Place>()
  var previews = Phrases<Preview>()
  var titles = Phrases<Title>()
  var symbols = Phrases<Symbol>()
  var modifiers = Phrases<Modifier>()
  var keys = Phrases<Key>()

  /// What stands between words, and how lists and numbers are written.
  enum Mark: String, CaseIterable {
    /// Between the parts of a sentence, at its end, and between sentences.
    case separator, end, space
    /// Behind an introduction, and around the menus of a menu bar.
    case colon, semicolon
    /// Two things, and a part of a whole.
    case pair, percent
    /// In a number, and between the keys of a shortcut.
    case decimal, shortcut
  }

  /// What items are, within a sentence.
  package enum Kind: String, CaseIterable {
    case button, toggle, palette, options, option, submenu, section, group, stepper, slider, divider, text
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
    case actionSheet, popover, alert
  }

  /// Where a control is.
  package enum Place: String, CaseIterable {
    case menuBar, barAboveNavigationBar, barAboveToolbar, barAboveWindow, barAboveForm
    case inNavigationBar, inToolbar, inWindow, inForm
    case screenWithNavigationBar, screenWithToolbar, windowWithNavigationBar, windowWithToolbar
  }

  /// What a closed context menu belongs to, alone in its picture.
  package enum Preview: String, CaseIterable {
    case preview, image, screen, window, form
  }

  /// What a picture is called that shows nothing with a title.
  enum Title: String, CaseIterable {
    case menu, button, contextMenu, menuBar
  }

  /// Names of buttons that have only a symbol.
  enum Symbol: String, CaseIterable {
    case more, add, share, sort, filter, settings, compose, edit, delete, reply
  }

  /// Keys that are held.
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
  /// Whether a description in this language is one for readers of another.
  func isRead(in locale: String) -> Bool {
    LanguageTag.best(for: locale, among: [tag]) != nil
  }
}

extension AltTextLanguage {
  /// A text of the document within words of this language: where these read from right to left, one that may read
  /// otherwise keeps to itself.
  func isolated(_ text: String) -> String {
    guard isRightToLeft else { return text }
    return text.trimmed.map { "\u{2068}\($0)\u{2069}" } ?? ""
  }

  /// Texts as people list them: `a, b and c`.
  func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return marks[.pair].filled([.first: texts.dropLast().joined(separator: marks[.separator].text), .last: last])
  }

  /// Formats a number in the language.
  func number(_ value: Double) -> String {
    guard value != value.rounded() || abs(value) >= 1e15 else { return "\(Int64(value))" }
    return "\(value)".split(separator: ".", omittingEmptySubsequences: false).joined(separator: marks[.decimal].text)
  }

  /// A text with a capital letter in front.
  func capitalized(_ text: String) -> String {
    // The Turkish i keeps its dot.
    if tag == "tr", text.hasPrefix("i") { return "İ" + text.dropFirst() }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A text behind an introduction, which may bring a mark of its own.
  func introduced(_ text: String, by introduction: String) -> String {
    introduction + marks[.colon].text + text
  }
}
