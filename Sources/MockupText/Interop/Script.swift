import CMockupHarfBuzz

/// A writing system, identified by its four-letter ISO 15924 tag.
package struct Script: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The tag with its first letter in the highest byte.
  let tag: UInt32

  package init(stringLiteral name: StaticString) {
    tag = name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  package init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  package static let common: Script = "Zyyy"
  static let inherited: Script = "Zinh"
  package static let latin: Script = "Latn"
  static let greek: Script = "Grek"
  static let cyrillic: Script = "Cyrl"
  package static let han: Script = "Hani"
  static let hiragana: Script = "Hira"
  static let katakana: Script = "Kana"
  static let hangul: Script = "Hang"
  static let bopomofo: Script = "Bopo"

  /// Whether letters are connected, so that tracking must not separate them.
  ///
  /// The list contains the cursive scripts of CSS Text 4 and the Indic scripts whose letters hang from a line.
  var isJoined: Bool {
    switch self {
    case "Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Rohg", "Adlm": true
    case "Deva", "Beng", "Guru": true
    default: false
    }
  }

  var native: hb_script_t { hb_script_t(rawValue: tag) }
}
