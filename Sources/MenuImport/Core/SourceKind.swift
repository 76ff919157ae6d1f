/// A kind of file to import menus or strings from.
public enum SourceKind: String, CaseIterable, Hashable, Sendable, Codable {
  case xib
  case storyboard
  case swift
  case strings
  case stringsdict
  case xcstrings

  /// The kinds of string tables.
  public static let tables: Set<Self> = [.strings, .stringsdict, .xcstrings]

  /// The format of a string table; `nil` for other kinds.
  public var tableForm: StringTableReader.Form? {
    switch self {
    case .xib, .storyboard, .swift: nil
    case .strings: .strings
    case .stringsdict: .stringsdict
    case .xcstrings: .xcstrings
    }
  }

  /// Creates the kind of a file extension; `nil` if unknown.
  public init?(path: String) {
    self.init(rawValue: SourcePath.ending(of: path))
  }

  /// Detects the kind by content; `nil` if unknown or not text.
  package init?(bytes: [UInt8]) {
    guard let text = try? SourceText(path: "", bytes: bytes).text, let kind = Self(text: text) else { return nil }
    self = kind
  }

  /// Detects the kind of a text by content; `nil` if unknown.
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
