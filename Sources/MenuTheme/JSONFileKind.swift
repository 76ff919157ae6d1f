import MenuDocument
public import PositionedJSON

/// The kind of a JSON file, detected by its keys.
public enum JSONFileKind: Hashable, Sendable {
  /// A mockup; also the fallback, so that an unrecognized file is validated as a document.
  case document
  case manifest
  case theme
  case strings

  /// Detects the kind of a file, which may have syntax errors.
  public init(of bytes: [UInt8]) {
    // A quick test before parsing: most files are documents.
    if Self.has("\"menu\"", bytes) || Self.has("\"menus\"", bytes), !Self.has("\"mockups\"", bytes) {
      self = .document
    } else {
      self = JSONReading(bytes, .commented).root.map(JSONFileKind.init) ?? .document
    }
  }

  private static func has(_ text: StaticString, _ bytes: [UInt8]) -> Bool {
    let wanted = Array(text.description.utf8)
    guard let first = wanted.first else { return true }
    var index = bytes.startIndex
    while let next = bytes[index...].firstIndex(of: first) {
      if bytes[next...].starts(with: wanted) { return true }
      index = next + 1
    }
    return false
  }

  /// Detects the kind of parsed JSON.
  public init(_ root: JSONNode) {
    let members = root.members ?? []
    let keys = Set(members.map { $0.key.text })
    if keys.contains("mockups") {
      self = .manifest
    } else if !keys.isDisjoint(with: Self.themeKeys), keys.isDisjoint(with: Self.documentKeys) {
      self = .theme
    } else if Self.isTable(members) {
      self = .strings
    } else {
      self = .document
    }
  }

  private static let documentKeys = Set(MockupDocument.definition.keys).subtracting(ThemeFile.complete.keys)
  private static let themeKeys = Set(ThemeFile.complete.keys + ["extends", "overrides"])
    .subtracting(MockupDocument.definition.keys)

  private static func isTable(_ members: [JSONMember]) -> Bool {
    // An object with only document keys is a document that lacks its menu.
    guard !members.allSatisfy({ MockupDocument.definition.keys.contains($0.key.text) }) else { return false }
    return members.allSatisfy { member in
      if member.key.text == "$entries" || member.value.text != nil { return true }
      // Keys of documents are not names of items.
      guard !["menu", "button", "host", "preview", "lint"].contains(member.key.text) else { return false }
      guard let texts = member.value.members, !texts.isEmpty else { return false }
      return texts.allSatisfy { $0.value.text != nil }
    }
  }
}
