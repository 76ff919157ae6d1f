package import MenuDocument
import PositionedJSON

/// The translatable texts of documents, without duplicates.
package struct ExtractedTexts: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var text: String
    /// The names of items with this text, in order of appearance, without duplicates.
    package var ids: [String] = []
    /// The locations, such as `menus/sort.json menu.items[0].title`.
    package var locations: [String] = []

    package init(text: String, ids: [String] = [], locations: [String] = []) {
      self.text = text
      self.ids = ids
      self.locations = locations
    }
  }

  /// In order of appearance.
  package private(set) var entries: [Entry] = []
  package private(set) var occurrences: [(file: String, text: TranslatableText)] = []
  private var indices: [String: Int] = [:]
  private var names: Set<String> = []

  package init() {}

  package mutating func add(_ document: MockupDocument, file: String) {
    for text in document.translatableTexts {
      occurrences.append((file, text))
      let value = text.text.value
      let index = indices[value] ?? entries.count
      if index == entries.count {
        entries.append(Entry(text: value))
        indices[value] = index
      }
      if let id = text.id {
        names.insert(id)
        if !entries[index].ids.contains(id) { entries[index].ids.append(id) }
      }
      let location = "\(file) \(text.text.location.path)"
      if entries[index].locations.last != location { entries[index].locations.append(location) }
    }
  }

  /// Adds the texts of another table, translated or not.
  package mutating func add(_ language: TranslationFile.Language, file: String) {
    for key in language.keys where !language.stale.contains(key.value) && indices[key.value] == nil {
      indices[key.value] = entries.count
      entries.append(Entry(text: key.value, locations: [file]))
      occurrences.append((file, TranslatableText(text: key, id: nil, keys: [], isTitle: false)))
    }
  }

  /// Returns the texts without an entry in the table; an empty entry counts.
  package func absent(from table: StringTable) -> [Entry] {
    var absent: Set<String> = []
    for (_, text) in occurrences where !table.contains(text) { absent.insert(text.text.value) }
    return entries.filter { absent.contains($0.text) }
  }

  /// Returns whether the key can apply to the documents.
  package func uses(_ key: String) -> Bool {
    // A table may translate the Cancel button of a confirmation.
    key == "Cancel" || indices[key] != nil || names.contains(key)
  }

  package static func == (left: ExtractedTexts, right: ExtractedTexts) -> Bool { left.entries == right.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension StringTable {
  /// Returns whether the text has an entry, even an empty one.
  fileprivate func contains(_ text: TranslatableText) -> Bool {
    if case .text? = entries[text.text.value] { return true }
    guard let id = text.id, let entry = entries[id] else { return false }
    switch entry {
    case .text: return text.isTitle
    case .keys(let keys): return text.keys.contains { keys[$0] != nil }
    }
  }
}
