public import MenuStrings

/// The kinds of files that menus and texts are imported from.
public enum SourceKind: String, CaseIterable, Hashable, Sendable {
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

  /// The kind that a text is by what stands in it; `nil` where that does not say.
  public init?(text: String) {
    let opening = TextOpening(text)
    if opening.isMarkup, opening.text.contains("Storyboard.XIB") {
      self = .storyboard
    } else if opening.isMarkup, opening.text.contains("com.apple.InterfaceBuilder") {
      self = .xib
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
