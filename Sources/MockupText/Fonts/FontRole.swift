/// The characters that a typeface is used for.
public enum FontRole: String, CaseIterable, Hashable, Sendable {
  /// Latin, Greek, and Cyrillic letters, digits, punctuation, and symbols of keys; always tried first.
  case latin
  case arabic, hebrew, thai, devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam
  case sinhala, lao, khmer, myanmar, georgian, armenian, ethiopic
  /// Chinese, Japanese, and Korean.
  case han
  case emoji
  /// Symbols that the other typefaces lack; tried last.
  case symbols
  /// A family that a theme names; tried before all others, and absent from the lock file.
  case named

  /// Returns `nil` for a script without a typeface in the lock file.
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
