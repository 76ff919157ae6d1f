/// The kinds of files that menus and texts are imported from.
public enum SourceKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// Objects of Interface Builder.
  case xib
  /// Scenes of Interface Builder.
  case storyboard
  /// Swift sources.
  case swift
  /// Texts by key.
  case strings
  /// Texts with plural forms by key.
  case stringsdict
  /// A catalog of texts in all languages.
  case xcstrings

  /// The kinds of files that have texts by key.
  public static let tables: Set<Self> = [.strings, .stringsdict, .xcstrings]

  /// The form of a file of texts; `nil` for what is none.
  public var tableForm: StringTableReader.Form? {
    switch self {
    case .xib, .storyboard, .swift: nil
    case .strings: .strings
    case .stringsdict: .stringsdict
    case .xcstrings: .xcstrings
    }
  }

  /// The kind that a file has by its name; `nil` where the ending does not say.
  public init?(path: String) {
    self.init(rawValue: SourcePath.ending(of: path))
  }

  /// The kind that a file is by what stands in it; `nil` where that does not say, or is no text.
  package init?(bytes: [UInt8]) {
    guard let text = try? SourceText(path: "", bytes: bytes).text, let kind = Self(text: text) else { return nil }
    self = kind
  }

  /// The kind that a text is by what stands in it; `nil` where that does not say.
  public init?(text: String) {
    let start = text.prefix(4096)
    guard let first = start.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else { return nil }
    if first == "<" {
      if start.contains("Storyboard.XIB") {
        self = .storyboard
      } else if start.contains("com.apple.InterfaceBuilder") {
        self = .xib
      } else if start.contains("<plist") {
        self = text.contains("NSStringLocalizedFormatKey") ? .stringsdict : .strings
      } else {
        return nil
      }
    } else if first == "{", text.contains("\"sourceLanguage\""), text.contains("\"strings\"") {
      self = .xcstrings
    } else if Self.hasLine(
      start, beginningWith: ["import ", "@testable import ", "struct ", "extension ", "final class "])
    {
      self = .swift
    } else if first == "\"" || first == "/" || first == "{", start.contains("="), start.contains(";") {
      self = .strings
    } else {
      return nil
    }
  }

  private static func hasLine(_ text: Substring, beginningWith words: [String]) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in words.contains { line.hasPrefix($0) } }
  }
}
