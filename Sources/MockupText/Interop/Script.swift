import CMockupHarfBuzz

/// A writing system, by its four-letter ISO 15924 tag.
struct Script: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The tag, its first letter in the highest byte.
  let tag: UInt32

  /// The script of the given tag.
  init(stringLiteral name: StaticString) {
    tag = name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The script that a character belongs to.
  init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  static let common: Script = "Zyyy"
  static let inherited: Script = "Zinh"
  static let latin: Script = "Latn"
  static let greek: Script = "Grek"
  static let cyrillic: Script = "Cyrl"
  static let han: Script = "Hani"
  static let hiragana: Script = "Hira"
  static let katakana: Script = "Kana"
  static let hangul: Script = "Hang"
  static let bopomofo: Script = "Bopo"

  /// Whether the letters hang together, so that nothing may be put between them.
  ///
  /// The list is that of CSS Text 4 for cursive scripts, and those of India whose letters hang from one line.
  var isJoined: Bool {
    switch self {
    case "Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Rohg", "Adlm": true
    case "Deva", "Beng", "Guru": true
    default: false
    }
  }

  var native: hb_script_t { hb_script_t(rawValue: tag) }
}
