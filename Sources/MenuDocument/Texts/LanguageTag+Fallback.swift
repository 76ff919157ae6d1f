extension LanguageTag {
  /// The canonical form: without the usual script, and with current language codes.
  ///
  /// For Chinese and Serbian, the region implies the script: `zh-TW` is `zh-Hant-TW`, and `zh-Hans-CN` is `zh-CN`.
  package var canonical: LanguageTag {
    let language = Self.renamed[self.language] ?? self.language
    var script = self.script
    if script == nil, let region { script = Self.scripts[language]?[region] }
    if script == Self.defaultScripts[language] { script = nil }
    return LanguageTag(language: language, script: script, region: region)
  }

  /// The fallback languages, starting with the tag itself.
  ///
  /// A fallback has the same script: `zh-Hant-HK` falls back to `zh-Hant` only.
  package var fallbacks: [LanguageTag] {
    let own = canonical
    var tags = [own]
    if let region = own.region {
      for parent in Self.parents(of: own.language, in: region) where parent != own { tags.append(parent) }
      tags.append(LanguageTag(language: own.language, script: own.script, region: nil))
    }
    return tags.flatMap { tag in
      // Readers of Norwegian Nynorsk also read Bokmål.
      tag.language == "nn" && tag.region == nil ? [tag, LanguageTag(language: "nb", script: nil, region: nil)] : [tag]
    }
  }

  /// Returns the index of the best language for a reader; `nil` if none is suitable.
  package static func best(for locale: String, among locales: [String]) -> Int? {
    // A text that is not a tag matches by spelling only.
    if let same = locales.firstIndex(where: { $0.lowercased() == locale.lowercased() }) { return same }
    guard let wanted = LanguageTag(locale) else { return nil }
    let offered = locales.map { LanguageTag($0)?.canonical }
    return wanted.fallbacks.lazy.compactMap { tag in offered.firstIndex { $0 == tag } }.first
  }

  /// Returns the regional parents of a language, such as a variety shared by several regions.
  private static func parents(of language: String, in region: String) -> [LanguageTag] {
    func tag(_ region: String, _ script: String? = nil) -> LanguageTag {
      LanguageTag(language: language, script: script, region: region)
    }
    switch language {
    case "en" where british.contains(region): return [tag("001"), tag("GB")]
    case "es" where latinAmerican.contains(region): return [tag("419")]
    case "pt" where african.contains(region): return [tag("PT")]
    case "zh" where region == "MO": return [tag("HK", "Hant")]
    default: return []
    }
  }

  /// Deprecated language codes.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "mo": "ro", "tl": "fil"]

  /// The default script of languages with several scripts.
  private static let defaultScripts = [
    "az": "Latn", "bs": "Latn", "pa": "Guru", "sr": "Cyrl", "uz": "Latn", "zh": "Hans",
  ]

  /// The scripts of regions that differ from the default.
  private static let scripts: [String: [String: String]] = [
    "pa": ["PK": "Arab"], "sr": ["ME": "Latn"], "uz": ["AF": "Arab"],
    "zh": ["HK": "Hant", "MO": "Hant", "TW": "Hant"],
  ]

  private static let british: Set<String> = [
    "AU", "BB", "BW", "BZ", "CY", "GB", "GH", "HK", "IE", "IL", "IN", "JM", "KE", "MT", "MY", "NG", "NZ", "PK", "SG",
    "TT", "TZ", "UG", "ZA", "ZM", "ZW",
  ]
  private static let latinAmerican: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]
  private static let african: Set<String> = ["AO", "CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]
}
