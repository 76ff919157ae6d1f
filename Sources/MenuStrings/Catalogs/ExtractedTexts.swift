package import MenuDocument
import PositionedJSON

/// What documents have that is to be translated, each text once.
package struct ExtractedTexts: Hashable, Sendable {
  /// A text.
  package struct Entry: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The names of the items that have it, in order of appearance and each once.
    package var ids: [String] = []
    /// The places, as in `menus/sort.json menu.items[0].title`.
    package var places: [String] = []

    package init(text: String, ids: [String] = [], places: [String] = []) {
      self.text = text
      self.ids = ids
      self.places = places
    }
  }

  /// The texts, in order of appearance.
  package private(set) var entries: [Entry] = []
  /// Every occurrence, with its file.
  package private(set) var occurrences: [(file: String, text: TranslatableText)] = []
  private var indices: [String: Int] = [:]
  private var names: Set<String> = []

  /// No texts yet.
  package init() {}

  /// Adds the texts of a document.
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
      let place = "\(file) \(text.text.location.path)"
      if entries[index].places.last != place { entries[index].places.append(place) }
    }
  }

  /// Adds the texts that another table translates, or is to.
  package mutating func add(_ language: TranslationFile.Language, file: String) {
    for key in language.keys where !language.stale.contains(key.value) && indices[key.value] == nil {
      indices[key.value] = entries.count
      entries.append(Entry(text: key.value, places: [file]))
      occurrences.append((file, TranslatableText(text: key, id: nil, keys: [], isTitle: false)))
    }
  }

  /// The texts that a table has no entry for, not even an empty one.
  package func absent(from table: StringTable) -> [Entry] {
    var absent: Set<String> = []
    for (_, text) in occurrences where !table.knows(text) { absent.insert(text.text.value) }
    return entries.filter { absent.contains($0.text) }
  }

  /// Whether a key of a table may stand for anything in the documents.
  package func uses(_ key: String) -> Bool {
    // The Cancel that is added to a question has a word of its own, which a table may replace.
    key == "Cancel" || indices[key] != nil || names.contains(key)
  }

  package static func == (left: ExtractedTexts, right: ExtractedTexts) -> Bool { left.entries == right.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension StringTable {
  /// Whether there is an entry for a text, be it empty.
  fileprivate func knows(_ text: TranslatableText) -> Bool {
    if case .text? = entries[text.text.value] { return true }
    guard let id = text.id, let entry = entries[id] else { return false }
    switch entry {
    case .text: return text.isTitle
    case .keys(let keys): return text.keys.contains { keys[$0] != nil }
    }
  }
}
