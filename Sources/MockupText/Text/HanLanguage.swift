/// Which country's forms of Han characters a text needs.
enum HanLanguage {
  /// The tag of the forms, as the lock file has it.
  ///
  /// A language that writes with Han characters decides; in a text of any other language, kana, hangul and
  /// bopomofo do, and where there are none of these the forms are those of China.
  static func forms(language: String, scripts: some Sequence<Script>) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let rest = parts.dropFirst()
    switch parts.first {
    case "ja": return "ja"
    case "ko": return "ko"
    case "yue": return rest.contains("hans") ? "zh-Hans" : "zh-HK"
    case "zh":
      if rest.contains("hans") { return "zh-Hans" }
      if rest.contains("hk") || rest.contains("mo") { return "zh-HK" }
      return rest.contains("hant") || rest.contains("tw") ? "zh-Hant" : "zh-Hans"
    default: break
    }
    for script in scripts {
      switch script {
      case .hiragana, .katakana: return "ja"
      case .hangul: return "ko"
      case .bopomofo: return "zh-Hant"
      default: continue
      }
    }
    return "zh-Hans"
  }
}
