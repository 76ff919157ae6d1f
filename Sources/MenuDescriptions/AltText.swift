import MenuDocument

struct AltText {
  /// The language of the words between texts of the document.
  let language: AltTextLanguage
  private var sentences: [String] = []
  /// The title of a submenu that has ended; mentioned only if more items follow.
  private var endedSubmenu: String?

  init(in language: AltTextLanguage) {
    self.language = language
  }

  var isEmpty: Bool { sentences.isEmpty }

  var text: String {
    var text = ""
    for sentence in sentences {
      // After full-width punctuation, the language determines the space between sentences.
      if let last = text.unicodeScalars.last { text += Self.wideMarks.contains(last) ? language.marks.space.text : " " }
      text += sentence
    }
    return text
  }

  /// Adds a sentence with its parts separated by commas; omits blank parts.
  mutating func say(_ parts: String?...) {
    say(parts.compactMap(\.self))
  }

  mutating func say(_ parts: [String]) {
    var sentence = ""
    for part in parts.lazy.compactMap(\.trimmed) {
      // An introduction ends in punctuation: `Paper size: A4`.
      if !sentence.isEmpty {
        let mark = sentence.unicodeScalars.last { $0 != "\u{2069}" }
        sentence += mark == ":" || mark == "：" ? " " : language.marks.separator.text
      }
      sentence += part
    }
    guard !sentence.isEmpty else { return }
    sentence = language.sentence(sentence)
    if let title = endedSubmenu {
      endedSubmenu = nil
      let title = title.isBlank ? nil : language.isolated(title)
      sentences.append(language.sentence(language.menus.endOfSubmenu.filled([.title: title])))
    }
    sentences.append(sentence)
  }

  mutating func endSubmenu(_ title: String) {
    endedSubmenu = title
  }

  private static let wideMarks: Set<Unicode.Scalar> = ["。", "！", "？", "：", "」"]
}

extension AltTextLanguage {
  /// Returns the text with a full stop, unless it ends in punctuation.
  func sentence(_ text: String) -> String {
    text.isEmpty || Self.isEnded(text) ? text : text + marks.end.text
  }

  static func isEnded(_ text: String) -> Bool {
    // Ignores a trailing directional isolate.
    switch text.unicodeScalars.last(where: { $0 != "\u{2069}" }) {
    case ".", ":", "!", "?", "…", "。", "！", "？", "؟": true
    default: false
    }
  }
}
