import MenuDocument
import PositionedJSON

/// Writes `.xcstrings` catalogs in Xcode's format: indentation of two spaces, a space before each colon, sorted keys.
///
/// States are Xcode's: an unused extracted entry becomes `stale`; a `manual` entry keeps its state.
enum CatalogWriter {
  private static let state = "extractionState"

  static func new(_ texts: ExtractedTexts, sourceLanguage: String) -> [UInt8] {
    let strings = texts.entries.map { ($0.text, entry($0)) }
    return Array(
      text(
        of: .object([
          ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(strings)), ("version", .string("1.0")),
        ])
      ).utf8)
  }

  static func merge(
    _ texts: ExtractedTexts, into file: TranslationFile
  ) throws(TranslationFile.Problem) -> (bytes: [UInt8], changes: TranslationFile.Changes) {
    var changes = TranslationFile.Changes()
    guard let root = JSONReading(file.bytes).root, let strings = root["strings"]?.members else {
      return (file.bytes, changes)
    }
    var entries = strings.map { ($0.key.text, $0.value) }
    for index in entries.indices {
      let (key, value) = entries[index]
      switch (texts.uses(key), value[state]?.text) {
      case (true, "stale"?):
        entries[index].1 = value.setting(state, nil)
        changes.revived += 1
      case (false, nil), (false, "extracted_with_value"?):
        entries[index].1 = value.setting(state, .string("stale"))
        changes.stale += 1
      case (true, _), (false, _): break
      }
    }
    let known = StringTable(
      entries: Dictionary(entries.map { ($0.0, StringTable.Entry.text("")) }) { first, _ in first })
    let added = texts.absent(from: known)
    changes.added = added.count
    entries += added.map { ($0.text, entry($0)) }
    guard changes != TranslationFile.Changes() else { return (file.bytes, changes) }
    return (Array(text(of: root.setting("strings", .object(entries))).utf8), changes)
  }

  private static func entry(_ entry: ExtractedTexts.Entry) -> JSONNode {
    let ids = entry.ids.isEmpty ? [] : ["id \(entry.ids.joined(separator: ", "))"]
    return .object([("comment", .string((ids + entry.locations).joined(separator: "\n")))])
  }

  static func text(of node: JSONNode) -> String {
    var text = ""
    write(node, indentation: "", to: &text)
    return text
  }

  private static func write(_ node: JSONNode, indentation: String, to text: inout String) {
    let inner = indentation + "  "
    switch node.value {
    case .object(let members):
      text += "{\n"
      for (index, member) in members.sorted(by: precedes).enumerated() {
        text += "\(inner)\(JSONWriter.quoted(member.key.text)) : "
        write(member.value, indentation: inner, to: &text)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      // Xcode writes an empty object with an empty line.
      text += members.isEmpty ? "\n\(indentation)}" : "\(indentation)}"
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        write(element, indentation: inner, to: &text)
        text += index + 1 < elements.count ? ",\n" : "\n"
      }
      text += elements.isEmpty ? "\n\(indentation)]" : "\(indentation)]"
    case .null, .bool, .number, .string: text += JSONWriter.text(of: node, form: .compact)
    }
  }

  /// Compares case-insensitively, with numbers by value; equal names by their characters.
  private static func precedes(_ left: JSONMember, _ right: JSONMember) -> Bool {
    let (first, second) = (pieces(left.key.text), pieces(right.key.text))
    for (one, other) in zip(first, second) where one != other { return one < other }
    if first.count != second.count { return first.count < second.count }
    return left.key.text < right.key.text
  }

  /// A part of a name: a number or a lowercase character.
  private enum Piece: Comparable {
    case number(Int)
    case character(String)
  }

  private static func pieces(_ name: String) -> [Piece] {
    var pieces: [Piece] = []
    var number: Int?
    for scalar in name.lowercased().unicodeScalars {
      if ("0"..."9").contains(scalar), (number ?? 0) < 1 << 40 {
        number = (number ?? 0) * 10 + Int(scalar.value - 0x30)
      } else {
        if let complete = number { pieces.append(.number(complete)) }
        number = nil
        pieces.append(.character(String(scalar)))
      }
    }
    if let number { pieces.append(.number(number)) }
    return pieces
  }
}
