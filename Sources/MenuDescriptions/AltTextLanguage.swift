import MenuDocument

/// The phrases of descriptions in one language, in the wording of its screen readers.
///
/// A missing phrase is a compile error; a test checks that placeholders match those in English. A class, because each
/// language exists once and has a hundred phrases to copy.
package final class AltTextLanguage: Sendable {
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
  /// Whether to isolate texts of the document, which may have another direction than this right-to-left language.
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

  struct Marks: Sendable {
    /// Between the parts of a sentence, at its end, and between sentences.
    let separator, end, space: AltPhrase
    /// After an introduction, and between the menus of a menu bar.
    let colon, semicolon: AltPhrase
    /// A list of two, and a percentage.
    let pair, percent: AltPhrase
    /// The decimal separator, and the separator between the keys of a shortcut.
    let decimal, shortcut: AltPhrase
  }

  struct Kinds: Sendable {
    let button, toggle, palette, options, option, submenu, section, group, stepper, slider, divider, text: AltPhrase
  }

  struct States: Sendable {
    let on, off, mixed, selected, dimmed, highlighted, destructive: AltPhrase
    let open, empty, actionAndSubmenu, heading, callout, untitled, untitledItem: AltPhrase
  }

  struct Buttons: Sendable {
    let pullDown, split, touchAndHold, pinchAndHold, popUp: AltPhrase
    let withSymbol, withImage, nothingSelected, destructive, cancel: AltPhrase
  }

  struct Menus: Sendable {
    let menu, context, contextOfPreview, contextOfImage, contextOfScreen, contextOfWindow, contextOfForm: AltPhrase
    let keysHeld, endOfSubmenu, closed, closedContext: AltPhrase
    let actionSheet, popover, alert: AltPhrase
  }

  struct Places: Sendable {
    let menuBar, barAboveNavigationBar, barAboveToolbar, barAboveWindow, barAboveForm: AltPhrase
    let inNavigationBar, inToolbar, inWindow, inForm: AltPhrase
    let screenWithNavigationBar, screenWithToolbar, windowWithNavigationBar, windowWithToolbar: AltPhrase
  }

  /// The content of a closed context menu, alone in its picture.
  struct Previews: Sendable {
    let preview, image, screen, window, form: AltPhrase
  }

  /// Titles for pictures that show nothing with a title.
  struct Titles: Sendable {
    let menu, button, contextMenu, menuBar: AltPhrase
  }

  /// Names for buttons with only a symbol.
  struct Symbols: Sendable {
    let more, add, share, sort, filter, settings, compose, edit, delete, reply: AltPhrase
  }

  struct Modifiers: Sendable {
    let function, control, option, shift, command: AltPhrase
  }

  struct Keys: Sendable {
    let plus, minus, comma, period, slash, `return`, enter, tab, space, escape, delete, forwardDelete: AltPhrase
    let up, down, left, right, home, end, pageUp, pageDown: AltPhrase
  }
}

extension AltTextLanguage {
  /// To add a language, write its file next to the others, and list it here.
  package static let all: [AltTextLanguage] = [
    .english, .arabic, .chineseSimplified, .chineseTraditional, .dutch, .french, .german, .hebrew, .italian, .japanese,
    .korean, .portuguese, .russian, .spanish, .swedish, .turkish,
  ]

  private static let tags = all.map(\.tag)

  /// Returns the language of descriptions for a locale; English if none matches.
  package static func best(for locale: String) -> AltTextLanguage {
    LanguageTag.best(for: locale, among: tags).map { all[$0] } ?? .english
  }

  /// Returns whether readers of a locale can read this language.
  func isRead(in locale: String) -> Bool {
    LanguageTag.best(for: locale, among: [tag]) != nil
  }
}

extension AltTextLanguage {
  /// Adds directional isolates around a text of the document in a right-to-left language.
  func isolated(_ text: String) -> String {
    guard isRightToLeft else { return text }
    return text.trimmed.map { "\u{2068}\($0)\u{2069}" } ?? ""
  }

  func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return marks.pair.filled([.first: texts.dropLast().joined(separator: marks.separator.text), .last: last])
  }

  func number(_ value: Double) -> String {
    guard value != value.rounded() || abs(value) >= 1e15 else { return "\(Int(value))" }
    return "\(value)".split(separator: ".", omittingEmptySubsequences: false).joined(separator: marks.decimal.text)
  }

  func capitalized(_ text: String) -> String {
    // In Turkish, the capital of i has a dot.
    if tag == "tr", text.hasPrefix("i") { return "İ" + text.dropFirst() }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns a text after an introduction, which may already end in punctuation.
  func introduced(_ text: String, by introduction: String) -> String {
    introduction + marks.colon.text + text
  }
}
