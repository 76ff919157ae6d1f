import MenuDocument
import PositionedJSON

/// Writes tables as `--strings` reads them, and changes them without touching what people wrote: order, comments, form.
///
/// What translators are told stands in a member of its own, `$entries`: for a text its items' names, where it stands,
/// and whether it is `new` or `stale`.
enum JSONTableWriter {
  /// The member with what translators are told.
  static let remarks = "$entries"
  /// The state of an entry that nothing uses.
  static let stale = "stale"
  private static let new = "new"

  /// A new table.
  static func new(_ texts: ExtractedTexts) -> [UInt8] {
    let members = texts.entries.map { ($0.text, JSONNode.string("")) }
    let remarks = texts.entries.map { ($0.text, remark($0)) }
    return Array(JSONWriter.text(of: .object(members + [(self.remarks, .object(remarks))])).utf8)
  }

  /// A table brought up to date.
  static func merge(
    _ texts: ExtractedTexts, into file: TranslationFile
  ) -> (bytes: [UInt8], changes: TranslationFile.Changes) {
    var changes = TranslationFile.Changes()
    guard let root = JSONReading(file.bytes, .commented).root, let members = root.members,
      let language = file.languages.first
    else { return (file.bytes, changes) }
    let added = texts.absent(from: language.table)
    let known = root[remarks]?.members ?? []
    var told: [(String, JSONNode)] = []
    for key in language.keys.map(\.value) {
      let old = known.first { $0.key.text == key }?.value
      if !texts.uses(key) {
        if !language.stale.contains(key) { changes.stale += 1 }
        told.append((key, (old ?? .object([])).setting("state", .string(stale)).setting("where", nil)))
      } else if language.stale.contains(key) {
        changes.revived += 1
        let rest = old?.setting("state", nil)
        if let rest, rest.members?.isEmpty == false { told.append((key, rest)) }
      } else if let old {
        let isDone = old["state"]?.text == new && language.table.hasText(key)
        let text = texts.entries.first { $0.text == key }
        told.append((key, text.map { remark($0, state: isDone ? nil : old["state"]?.text) } ?? old))
      }
    }
    told += added.map { ($0.text, remark($0)) }
    changes.added = added.count
    guard !told.isEmpty || root[remarks] != nil else { return (file.bytes, changes) }
    var edits = TextEdits(file.bytes)
    let translations = members.filter { $0.key.text != remarks }
    var fresh = added.map { "\(JSONWriter.quoted($0.text)): \"\"" }
    let note = indented(JSONWriter.text(of: .object(told)))
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
    members.append(("where", .array(entry.places.map { .string($0) })))
    return .object(members)
  }

  /// The text of a value as it stands within an object: all lines but the first are indented.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n  ")
  }
}

extension StringTable {
  /// Whether there is a translation under a key.
  fileprivate func hasText(_ key: String) -> Bool {
    if case .text(let text)? = entries[key] { return text.contains { !$0.isWhitespace } }
    return true
  }
}

extension JSONNode {
  /// The object with a member set, or removed where there is no value.
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

/// Changes of a text, told by places in what it was before.
struct TextEdits {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []

  /// No changes yet.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Puts a text in the place of another.
  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  /// Puts a text in front of a byte.
  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  /// The text with all changes made; those of one place in the order in which they were told.
  var result: [UInt8] {
    var result: [UInt8] = []
    var end = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
