/// The texts of one language in a file of texts.
public struct StringTableFile: Hashable, Sendable {
  /// A text and the key that a program asks for it by.
  public struct Entry: Hashable, Sendable {
    /// The key; of most tables the text itself in the language that the program is written in.
    public var key: String
    /// The text; of a text with plural forms the one for most numbers.
    public var text: String
    /// What its author says to translators.
    public var comment: String?
    /// Whether the text is one that somebody has translated, or is in the language of the sources.
    public var isTranslated: Bool
    /// Whether no source has the key any more.
    public var isStale: Bool
    /// Where it stands.
    public var place: SourcePlace

    /// An entry from its parts.
    public init(
      key: String, text: String, comment: String? = nil, isTranslated: Bool = true, isStale: Bool = false,
      place: SourcePlace
    ) {
      self.key = key
      self.text = text
      self.comment = comment
      self.isTranslated = isTranslated
      self.isStale = isStale
      self.place = place
    }
  }

  /// The file.
  public var path: String
  /// The table's name: that of the file without its ending.
  public var name: String
  /// The language, a BCP 47 tag; `nil` where neither the file nor its folder says.
  public var language: String?
  /// Whether it is the language in which the sources are written.
  public var isSource: Bool
  /// What is in it, in the order of the file.
  public var entries: [Entry]

  /// A table from its parts.
  public init(path: String, name: String, language: String?, isSource: Bool = false, entries: [Entry]) {
    self.path = path
    self.name = name
    self.language = language
    self.isSource = isSource
    self.entries = entries
  }
}

/// The parts of paths that tell what a file of texts is.
public enum SourcePath {
  /// The name of a file without its folder and ending.
  public static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The ending of a file, in small letters; empty where it has none.
  public static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The name of the innermost folder for a language, without its ending, as in `de` or `Base`; `nil` outside of one.
  public static func localization(of path: String) -> String? {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// The language of a file by its folder, a BCP 47 tag; `nil` outside of one, and in those that are for no language.
  public static func language(of path: String) -> String? {
    guard let name = localization(of: path), name != "Base", name != "mul" else { return nil }
    return language(named: name)
  }

  /// The tag of a language that a folder or file is named by: `zh_CN` is `zh-CN`, and `German` is `de`.
  public static func language(named name: String) -> String? {
    if let tag = oldNames[name] { return tag }
    let parts = name.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(isLetter),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) } })
    else { return nil }
    return parts.joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// What folders were named before there were tags.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl", "Danish": "da", "Swedish": "sv", "Norwegian": "no", "Finnish": "fi", "Portuguese": "pt",
    "Korean": "ko", "Polish": "pl", "Russian": "ru",
  ]
}
