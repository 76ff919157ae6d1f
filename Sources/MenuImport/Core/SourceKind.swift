package import MenuStrings
import MockupFiles

/// A kind of file to import menus or strings from.
package enum SourceKind: String, CaseIterable, Hashable, Sendable, Codable {
  case xib
  case storyboard
  case swift
  case strings
  case stringsdict
  case xcstrings
  /// The information property list of an app.
  case plist

  package static let tables: Set<Self> = [.strings, .stringsdict, .xcstrings]

  /// The format of a string table; `nil` for other kinds.
  package var tableForm: StringTableReader.Form? {
    switch self {
    case .xib, .storyboard, .swift, .plist: nil
    case .strings: .strings
    case .stringsdict: .stringsdict
    case .xcstrings: .xcstrings
    }
  }

  /// Creates the kind of a file extension; `nil` if unknown.
  package init?(path: String) {
    guard let kind = Self(rawValue: FileSystem.ending(of: path)) else { return nil }
    // Only `Info.plist`, also with a prefix, describes an app.
    if kind == .plist, !FileSystem.stem(of: path).hasSuffix("Info") { return nil }
    self = kind
  }

  /// Detects the kind by content; `nil` if unknown or not text.
  package init?(bytes: [UInt8]) {
    guard let text = try? SourceText(path: "", bytes: bytes).text, let kind = Self(text: text) else { return nil }
    self = kind
  }

  /// Detects the kind of a text by content; `nil` if unknown.
  package init?(text: String) {
    let opening = TextOpening(text)
    if opening.isMarkup, opening.text.contains("Storyboard.XIB") {
      self = .storyboard
    } else if opening.isMarkup, opening.text.contains("com.apple.InterfaceBuilder") {
      self = .xib
    } else if opening.isMarkup, text.contains(ShortcutItems.key) {
      self = .plist
    } else if let form = StringTableReader.Form(text: text) {
      self.init(form)
    } else if opening.isSwift {
      self = .swift
    } else {
      return nil
    }
  }

  private init(_ form: StringTableReader.Form) {
    switch form {
    case .strings: self = .strings
    case .stringsdict: self = .stringsdict
    case .xcstrings: self = .xcstrings
    }
  }
}
