/// A BCP 47 language tag, as far as drawing needs it.
public struct LanguageTag: Hashable, Sendable {
  /// The primary language, in lower case, as in `zh`.
  public let language: String
  /// The script, in title case, as in `Hant`; `nil` where the tag names none.
  public let script: String?
  /// The region, in capitals, as in `TW`; `nil` where the tag names none.
  public let region: String?

  /// A tag from its parts.
  init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads a tag; `nil` where the text has not the form of one.
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

  /// Whether text of this language reads from right to left: by its script, else by its language.
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
