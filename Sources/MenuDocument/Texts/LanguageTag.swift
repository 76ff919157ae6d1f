/// A BCP 47 language tag with its language, script, and region.
public struct LanguageTag: Hashable, Sendable {
  /// The primary language in lowercase, such as `zh`.
  public let language: String
  /// The script in title case, such as `Hant`; `nil` for none.
  public let script: String?
  /// The region in uppercase, such as `TW`; `nil` for none.
  public let region: String?

  init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Parses a tag; `nil` for invalid text.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter) else {
      return nil
    }
    language = first.lowercased()
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      let isAlphanumeric = part.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      guard (1...8).contains(part.utf8.count), isAlphanumeric else { return nil }
      let isWord = part.utf8.allSatisfy(Self.isLetter)
      if part.utf8.count == 4, isWord, script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil, part.utf8.count == 2 && isWord || part.utf8.count == 3 && !isWord {
        region = part.uppercased()
      }
    }
    self.script = script
    self.region = region
  }

  /// Whether the language is written from right to left, by its script, else by its primary language.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
