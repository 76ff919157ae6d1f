/// What a typeface is for: the characters that it is asked for.
public enum FontRole: String, CaseIterable, Hashable, Sendable {
  /// Latin, Greek and Cyrillic letters, digits, punctuation and key signs; always asked first.
  case latin
  /// The scripts that are asked for by name.
  case arabic, hebrew, thai, devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam
  /// The scripts that are asked for by name.
  case sinhala, lao, khmer, myanmar, georgian, armenian, ethiopic
  /// Chinese, Japanese and Korean.
  case han
  /// Color emoji.
  case emoji
  /// Signs that the other typefaces lack; asked last.
  case symbols
  /// Whatever a theme names a typeface for; asked before all others, and in no lock file.
  case named

  /// The role that letters of a script need; `nil` for a script that no typeface of its own is kept for.
  init?(script: Script) {
    switch script {
    case .latin, .greek, .cyrillic: self = .latin
    case "Arab": self = .arabic
    case "Hebr": self = .hebrew
    case "Thai": self = .thai
    case "Deva": self = .devanagari
    case "Beng": self = .bengali
    case "Guru": self = .gurmukhi
    case "Gujr": self = .gujarati
    case "Orya": self = .oriya
    case "Taml": self = .tamil
    case "Telu": self = .telugu
    case "Knda": self = .kannada
    case "Mlym": self = .malayalam
    case "Sinh": self = .sinhala
    case "Laoo": self = .lao
    case "Khmr": self = .khmer
    case "Mymr": self = .myanmar
    case "Geor": self = .georgian
    case "Armn": self = .armenian
    case "Ethi": self = .ethiopic
    case .han, .hiragana, .katakana, .hangul, .bopomofo: self = .han
    default: return nil
    }
  }
}
