extension LanguageTag {
  /// The tag in its shortest form: the usual script is left out, and what has two names has one of them.
  ///
  /// The script of Chinese and Serbian follows from the region, so that `zh-TW` is `zh-Hant-TW`, and `zh-Hans-CN` is
  /// `zh-CN`.
  package var canonical: LanguageTag {
    let language = Self.renamed[self.language] ?? self.language
    var script = self.script
    if script == nil, let region { script = Self.scripts[language]?[region] }
    if script == Self.usualScripts[language] { script = nil }
    return LanguageTag(language: language, script: script, region: region)
  }

  /// The languages whose texts stand in for those of this one, the best first and itself before all others.
  ///
  /// A text in another script is of no use to the reader: `zh-Hant-HK` falls back to `zh-Hant`, and that to nothing.
  package var fallbacks: [LanguageTag] {
    let own = canonical
    var tags = [own]
    if let region = own.region {
      for parent in Self.parents(of: own.language, in: region) where parent != own { tags.append(parent) }
      tags.append(LanguageTag(language: own.language, script: own.script, region: nil))
    }
    return tags.flatMap { tag in
      // Norwegian Nynorsk is read by whoever reads Bokmål, where there is nothing else.
      tag.language == "nn" && tag.region == nil ? [tag, LanguageTag(language: "nb", script: nil, region: nil)] : [tag]
    }
  }

  /// The place of the best language of a list for a reader; `nil` where none of them will do.
  package static func best(for locale: String, among locales: [String]) -> Int? {
    // What is no tag is found by its spelling alone.
    if let same = locales.firstIndex(where: { $0.lowercased() == locale.lowercased() }) { return same }
    guard let wanted = LanguageTag(locale) else { return nil }
    let offered = locales.map { LanguageTag($0)?.canonical }
    return wanted.fallbacks.lazy.compactMap { tag in offered.firstIndex { $0 == tag } }.first
  }

  /// The variety that a region's readers take before that of the language as a whole.
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

  /// Names of languages that have a newer one.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "mo": "ro", "tl": "fil"]

  /// The script of languages that have several, where no tag says another.
  private static let usualScripts = [
    "az": "Latn", "bs": "Latn", "pa": "Guru", "sr": "Cyrl", "uz": "Latn", "zh": "Hans",
  ]

  /// The script of a region, where it is not the usual one.
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
