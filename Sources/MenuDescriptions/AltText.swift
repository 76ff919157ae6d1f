import MenuDocument

/// Sentences as they are collected.
struct AltText {
  /// The language of the words between what the document says.
  let language: AltTextLanguage
  private var sentences: [String] = []
  /// The submenu that has ended: worth a word only where something follows.
  private var endedSubmenu: String?

  /// No sentences yet.
  init(in language: AltTextLanguage) {
    self.language = language
  }

  /// Whether nothing was said yet.
  var isEmpty: Bool { sentences.isEmpty }

  /// Everything that was said.
  var text: String {
    var text = ""
    for sentence in sentences {
      // Where sentences follow without a space, that is so behind a mark as wide as a character.
      if let last = text.unicodeScalars.last {
        text += Self.wideMarks.contains(last) ? language.marks[.space].text : " "
      }
      text += sentence
    }
    return text
  }

  /// Adds a sentence of parts with commas between them; blank parts are left out.
  mutating func say(_ parts: String?...) {
    say(parts.compactMap { $0 })
  }

  /// Adds a sentence of parts with commas between them; blank parts are left out.
  mutating func say(_ parts: [String]) {
    var sentence = ""
    for part in parts.lazy.compactMap({ $0.trimmed }) {
      // An introduction brings its own mark: `Paper size: A4`.
      if !sentence.isEmpty {
        let mark = sentence.unicodeScalars.last { $0 != "\u{2069}" }
        sentence += mark == ":" || mark == "：" ? " " : language.marks[.separator].text
      }
      sentence += part
    }
    guard !sentence.isEmpty else { return }
    sentence = language.sentence(sentence)
    if let title = endedSubmenu {
      endedSubmenu = nil
      let title = title.isBlank ? nil : language.isolated(title)
      sentences.append(language.sentence(language.menus[.endOfSubmenu].filled([.title: title])))
    }
    sentences.append(sentence)
  }

  /// Notes that what follows is no longer in a submenu.
  mutating func endSubmenu(_ title: String) {
    endedSubmenu = title
  }

  private static let wideMarks: Set<Unicode.Scalar> = ["。", "！", "？", "：", "」"]
}

extension AltTextLanguage {
  /// The text with a full stop, unless it ends in a mark of its own.
  func sentence(_ text: String) -> String {
    text.isEmpty || Self.isEnded(text) ? text : text + marks[.end].text
  }

  /// Whether a text ends in a mark after which a new sentence can begin.
  static func isEnded(_ text: String) -> Bool {
    // What keeps to itself ends as it would without.
    switch text.unicodeScalars.last(where: { $0 != "\u{2069}" }) {
    case ".", ":", "!", "?", "…", "。", "！", "？", "؟": true
    default: false
    }
  }
}
