import MenuDocument

/// The words of spoken descriptions in one language, as its screen readers say them.
///
/// What is missing in a language does not compile; that its phrases have the same placeholders as those in English is
/// tested. It is a class, as there is one of each, and a hundred phrases are dear to copy.
package final class AltTextLanguage: Sendable {
  /// The language, a BCP 47 tag.
  package let tag: String
  let marks: Marks
  let kinds: Kinds
  let states: States
  let buttons: Buttons
  let menus: Menus
  let places: Places
  let previews: Previews
  let titles: Titles
  let symbols: Symbols
  let modifiers: Modifiers
  let keys: Keys
  /// Whether texts of the document may read otherwise than the words around them, as these read from right to left.
  private let isRightToLeft: Bool

  init(
    tag: String, marks: Marks, kinds: Kinds, states: States, buttons: Buttons, menus: Menus, places: Places,
    previews: Previews, titles: Titles, symbols: Symbols, modifiers: Modifiers, keys: Keys
  ) {
    self.tag = tag
    self.marks = marks
    self.kinds = kinds
    self.states = states
    self.buttons = buttons
    self.menus = menus
    self.places = places
    self.previews = previews
    self.titles = titles
    self.symbols = symbols
    self.modifiers = modifiers
    self.keys = keys
    isRightToLeft = LanguageTag(tag)?.isRightToLeft == true
  }

  /// What stands between words, and how lists and numbers are written.
  struct Marks: Sendable {
    /// Between the parts of a sentence, at its end, and between sentences.
    let separator, end, space: AltPhrase
    /// Behind an introduction, and around the menus of a menu bar.
    let colon, semicolon: AltPhrase
    /// Two things, and a part of a whole.
    let pair, percent: AltPhrase
    /// In a number, and between the keys of a shortcut.
    let decimal, shortcut: AltPhrase
  }

  /// What items are, within a sentence.
  struct Kinds: Sendable {
    let button, toggle, palette, options, option, submenu, section, group, stepper, slider, divider, text: AltPhrase
  }

  /// What else is told of an item.
  struct States: Sendable {
    let on, off, mixed, selected, dimmed, highlighted, destructive: AltPhrase
    let open, empty, actionAndSubmenu, heading, callout, untitled, untitledItem: AltPhrase
  }

  /// What buttons are, and what is told of them.
  struct Buttons: Sendable {
    let pullDown, split, touchAndHold, pinchAndHold, popUp: AltPhrase
    let withSymbol, withImage, nothingSelected, destructive, cancel: AltPhrase
  }

  /// What menus are, and what is told of them.
  struct Menus: Sendable {
    let menu, context, contextOfPreview, contextOfImage, contextOfScreen, contextOfWindow, contextOfForm: AltPhrase
    let keysHeld, endOfSubmenu, closed, closedContext: AltPhrase
    let actionSheet, popover, alert: AltPhrase
  }

  /// Where a control is.
  struct Places: Sendable {
    let menuBar, barAboveNavigationBar, barAboveToolbar, barAboveWindow, barAboveForm: AltPhrase
    let inNavigationBar, inToolbar, inWindow, inForm: AltPhrase
    let screenWithNavigationBar, screenWithToolbar, windowWithNavigationBar, windowWithToolbar: AltPhrase
  }

  /// What a closed context menu belongs to, alone in its picture.
  struct Previews: Sendable {
    let preview, image, screen, window, form: AltPhrase
  }

  /// What a picture is called that shows nothing with a title.
  struct Titles: Sendable {
    let menu, button, contextMenu, menuBar: AltPhrase
  }

  /// What buttons with nothing but a symbol are called.
  struct Symbols: Sendable {
    let more, add, share, sort, filter, settings, compose, edit, delete, reply: AltPhrase
  }

  /// Keys that are held.
  struct Modifiers: Sendable {
    let function, control, option, shift, command: AltPhrase
  }

  /// Keys without a letter.
  struct Keys: Sendable {
    let plus, minus, comma, period, slash, `return`, enter, tab, space, escape, delete, forwardDelete: AltPhrase
    let up, down, left, right, home, end, pageUp, pageDown: AltPhrase
  }
}

extension AltTextLanguage {
  /// All languages. To add one, write its file beside the others, and name it here.
  package static let all: [AltTextLanguage] = [
    .english, .arabic, .chineseSimplified, .chineseTraditional, .dutch, .french, .german, .hebrew, .italian, .japanese,
    .korean, .portuguese, .russian, .spanish, .swedish, .turkish,
  ]

  private static let tags = all.map(\.tag)

  /// The language that descriptions are written in for readers of another one; English where there is none that will
  /// do.
  package static func best(for locale: String) -> AltTextLanguage {
    LanguageTag.best(for: locale, among: tags).map { all[$0] } ?? .english
  }

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
    return marks.pair.filled([.first: texts.dropLast().joined(separator: marks.separator.text), .last: last])
  }

  /// A number as it is written.
  func number(_ value: Double) -> String {
    guard value != value.rounded() || abs(value) >= 1e15 else { return "\(Int(value))" }
    return "\(value)".split(separator: ".", omittingEmptySubsequences: false).joined(separator: marks.decimal.text)
  }

  /// A text with a capital letter in front.
  func capitalized(_ text: String) -> String {
    // The Turkish i keeps its dot.
    if tag == "tr", text.hasPrefix("i") { return "İ" + text.dropFirst() }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A text behind an introduction, which may bring a mark of its own.
  func introduced(_ text: String, by introduction: String) -> String {
    introduction + marks.colon.text + text
  }
}
