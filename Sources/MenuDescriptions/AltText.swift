import MenuDocument

/// Accumulates sentences.
struct AltText {
  /// The language of the phrases.
  let language: AltTextLanguage
  private var sentences: [String] = []
  /// The submenu that ended; mentioned only if something follows.
  private var endedSubmenu: String?

  init(in language: AltTextLanguage) {
    self.language = language
  }

  var isEmpty: Bool { sentences.isEmpty }

  var text: String {
    var text = ""
    for sentence in sentences {
      // In languages without spaces between sentences, a full-width mark ends the sentence.
      if let last = text.unicodeScalars.last {
        text += Self.wideMarks.contains(last) ? language.marks[.space].text : " "
      }
      text += sentence
    }
    return text
  }

  /// Adds a sentence of parts separated by commas; blank parts are omitted.
  mutating func append(_ parts: String?...) {
    append(parts.compactMap { $0 })
  }

  /// Adds a sentence of parts separated by commas; blank parts are omitted.
  mutating func append(_ parts: [String]) {
    var sentence = ""
    for part in parts.lazy.compactMap({ $0.trimmed }) {
      // An introduction has a separator already: `Paper size: A4`.
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

  /// Notes the end of a submenu.
  mutating func endSubmenu(_ title: String) {
    endedSubmenu = title
  }

  private static let wideMarks: Set<Unicode.Scalar> = ["。", "！", "？", "：", "」"]
}

extension AltTextLanguage {
  /// The text with a period, unless it ends in a punctuation mark.
  func sentence(_ text: String) -> String {
    text.isEmpty || Self.endsSentence(text) ? text : text + marks[.end].text
  }

  /// Whether a text ends in a mark after which a new sentence can begin.
  static func endsSentence(_ text: String) -> Bool {
    // An isolated text ends like the same text without isolation.
    switch text.unicodeScalars.last(where: { $0 != "\u{2069}" }) {
    case ".", ":", "!", "?", "…", "。", "！", "？", "؟": true
    default: false
    }
  }
}
