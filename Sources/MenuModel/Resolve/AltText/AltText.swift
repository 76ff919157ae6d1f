/// Sentences as they are collected.
struct AltText {
  private var sentences: [String] = []
  /// The submenu that has ended: worth a word only where something follows.
  private var endedSubmenu: String?

  /// Whether nothing was said yet.
  var isEmpty: Bool { sentences.isEmpty }

  /// Everything that was said.
  var text: String { sentences.joined(separator: " ") }

  /// Adds a sentence of parts with commas between them; blank parts are left out.
  mutating func say(_ parts: String?...) {
    say(parts.compactMap(\.self))
  }

  /// Adds a sentence of parts with commas between them; blank parts are left out.
  mutating func say(_ parts: [String]) {
    var sentence = ""
    for part in parts.lazy.compactMap(\.trimmed) {
      // An introduction brings its own mark: `Paper size: A4`.
      if !sentence.isEmpty { sentence += sentence.hasSuffix(":") || sentence.hasSuffix("：") ? " " : ", " }
      sentence += part
    }
    guard !sentence.isEmpty else { return }
    sentence = Self.sentence(sentence)
    if let title = endedSubmenu {
      endedSubmenu = nil
      sentences.append(Self.sentence(title.isBlank ? "End of the submenu" : "End of the submenu \(title)"))
    }
    sentences.append(sentence)
  }

  /// Notes that what follows is no longer in a submenu.
  mutating func endSubmenu(_ title: String) {
    endedSubmenu = title
  }

  /// The text with a full stop, unless it ends in a mark of its own.
  static func sentence(_ text: String) -> String {
    text.isEmpty || isEnded(text) ? text : text + "."
  }

  /// Whether a text ends in a mark after which a new sentence can begin.
  static func isEnded(_ text: String) -> Bool {
    switch text.last {
    case ".", ":", "!", "?", "…", "。", "！", "？": true
    default: false
    }
  }
}

extension String {
  /// The text with a capital letter in front.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }

  /// The text in quotation marks.
  var quoted: String { "“\(self)”" }
}

extension Sequence<String> {
  /// The texts as people list them: `a, b and c`.
  var listed: String {
    let all = Array(self)
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }
}
