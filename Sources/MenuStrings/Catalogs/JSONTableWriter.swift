import MenuDocument
import PositionedJSON

/// Writes and updates JSON tables for `--strings`; updates keep order, comments, and formatting.
///
/// The member `$entries` holds information for translators: the names of a text's items, its locations, and its state,
/// `new` or `stale`.
enum JSONTableWriter {
  /// The key of the information for translators.
  static let remarks = "$entries"
  static let stale = "stale"
  private static let new = "new"

  static func new(_ texts: ExtractedTexts) -> [UInt8] {
    let members = texts.entries.map { ($0.text, JSONNode.string("")) }
    let remarks = texts.entries.map { ($0.text, remark($0)) }
    return Array(JSONWriter.text(of: .object(members + [(self.remarks, .object(remarks))])).utf8)
  }

  static func merge(
    _ texts: ExtractedTexts, into file: TranslationFile
  ) -> (bytes: [UInt8], changes: TranslationFile.Changes) {
    var changes = TranslationFile.Changes()
    guard let root = JSONReading(file.bytes, .commented).root, let members = root.members,
      let language = file.languages.first
    else { return (file.bytes, changes) }
    let added = texts.absent(from: language.table)
    let known = root[remarks]?.members ?? []
    var remarkMembers: [(String, JSONNode)] = []
    for key in language.keys.map(\.value) {
      let old = known.first { $0.key.text == key }?.value
      if !texts.uses(key) {
        if !language.stale.contains(key) { changes.stale += 1 }
        remarkMembers.append((key, (old ?? .object([])).setting("state", .string(stale)).setting("where", nil)))
      } else if language.stale.contains(key) {
        changes.revived += 1
        let rest = old?.setting("state", nil)
        if let rest, rest.members?.isEmpty == false { remarkMembers.append((key, rest)) }
      } else if let old {
        let isDone = old["state"]?.text == new && language.table.hasText(key)
        let text = texts.entries.first { $0.text == key }
        remarkMembers.append((key, text.map { remark($0, state: isDone ? nil : old["state"]?.text) } ?? old))
      }
    }
    remarkMembers += added.map { ($0.text, remark($0)) }
    changes.added = added.count
    guard !remarkMembers.isEmpty || root[remarks] != nil else { return (file.bytes, changes) }
    var edits = TextEdits(file.bytes)
    let translations = members.filter { $0.key.text != remarks }
    var fresh = added.map { "\(JSONWriter.quoted($0.text)): \"\"" }
    let note = indented(JSONWriter.text(of: .object(remarkMembers)))
    if let old = root[remarks] {
      edits.replace(Int(old.position.offset)..<Int(old.endOffset), with: note)
    } else {
      fresh.append("\(JSONWriter.quoted(remarks)): \(note)")
    }
    let lines = fresh.joined(separator: ",\n  ")
    if fresh.isEmpty {
      return (edits.result, changes)
    } else if let last = translations.last {
      edits.insert(",\n  " + lines, at: Int(last.value.endOffset))
    } else if let first = members.first {
      edits.insert(lines + ",\n  ", at: Int(first.key.position.offset))
    } else {
      edits.replace(Int(root.position.offset)..<Int(root.endOffset), with: "{\n  \(lines)\n}")
    }
    return (edits.result, changes)
  }

  private static func remark(_ entry: ExtractedTexts.Entry, state: String? = new) -> JSONNode {
    var members: [(String, JSONNode)] = []
    if !entry.ids.isEmpty { members.append(("id", .array(entry.ids.map { .string($0) }))) }
    if let state { members.append(("state", .string(state))) }
    members.append(("text", .string(entry.text)))
    members.append(("where", .array(entry.locations.map { .string($0) })))
    return .object(members)
  }

  /// The JSON of a member's value: all lines but the first are indented.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n  ")
  }
}

extension StringTable {
  fileprivate func hasText(_ key: String) -> Bool {
    if case .text(let text)? = entries[key] { return text.contains { !$0.isWhitespace } }
    return true
  }
}

extension JSONNode {
  /// Returns the object with a member set, or removed for `nil`.
  func setting(_ key: String, _ value: JSONNode?) -> JSONNode {
    var members = (self.members ?? []).map { ($0.key.text, $0.value) }
    let index = members.firstIndex { $0.0 == key }
    switch (index, value) {
    case (let index?, let value?): members[index].1 = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append((key, value))
    case (nil, nil): break
    }
    return .object(members)
  }
}
