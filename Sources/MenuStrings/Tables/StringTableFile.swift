package import PositionedJSON

/// The texts of a file in one language.
package struct StringTableFile: Hashable, Sendable {
  /// A text and its key.
  package struct Entry: Hashable, Sendable {
    /// The key; in most tables, the text in the source language.
    package var key: String
    /// The text; with plural forms, the form `other`.
    package var text: String
    package var comment: String?
    /// Whether the text is translated, or is in the source language.
    package var isTranslated: Bool
    /// Whether no source uses the key any more.
    package var isStale: Bool
    /// The location of the entry.
    package var location: FileLocation

    package init(
      key: String, text: String, comment: String? = nil, isTranslated: Bool = true, isStale: Bool = false,
      location: FileLocation
    ) {
      self.key = key
      self.text = text
      self.comment = comment
      self.isTranslated = isTranslated
      self.isStale = isStale
      self.location = location
    }
  }

  package var path: String
  /// The table's name: the file name without extension.
  package var name: String
  /// A BCP 47 tag; `nil` if neither the file nor its folder names the language.
  package var language: String?
  /// Whether it is the language of the sources.
  package var isSource: Bool
  /// The entries, in file order.
  package var entries: [Entry]
  /// Problems that leave the other entries usable.
  package var warnings: [Diagnostic]

  package init(
    path: String, name: String, language: String?, isSource: Bool = false, entries: [Entry], warnings: [Diagnostic] = []
  ) {
    self.warnings = warnings
    self.path = path
    self.name = name
    self.language = language
    self.isSource = isSource
    self.entries = entries
  }
}

/// Parses the paths of string tables.
package enum SourcePath {
  /// Returns the name of the innermost `.lproj` folder without its extension, such as `de` or `Base`; `nil` outside
  /// such a folder.
  package static func localization(of path: String) -> String? {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// Returns the BCP 47 tag of the file's `.lproj` folder; `nil` outside such a folder, or in one without a language,
  /// such as `Base`.
  package static func language(of path: String) -> String? {
    guard let name = localization(of: path), name != "Base", name != "mul" else { return nil }
    return language(named: name)
  }

  /// Returns the path of the file in `Base.lproj` that a file in another `.lproj` folder localizes.
  package static func base(of path: String) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }), parts[index] != "Base.lproj" else {
      return nil
    }
    parts[index] = "Base.lproj"
    return parts.joined(separator: "/")
  }

  /// Returns the language tag of a folder or file name: `zh-CN` for `zh_CN`, `de` for `German`.
  package static func language(named name: String) -> String? {
    if let tag = oldNames[name] { return tag }
    let parts = name.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(isLetter),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) } })
    else { return nil }
    return parts.joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The names of folders before language tags.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl", "Danish": "da", "Swedish": "sv", "Norwegian": "no", "Finnish": "fi", "Portuguese": "pt",
    "Korean": "ko", "Polish": "pl", "Russian": "ru",
  ]
}
