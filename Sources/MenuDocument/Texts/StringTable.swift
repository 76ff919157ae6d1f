import MockupScene
public import PositionedJSON

/// Translations: by an item's `id`, else by its text.
public struct StringTable: Hashable, Sendable {
  /// What stands for one key.
  public enum Entry: Hashable, Sendable {
    /// The one text that the key stands for: for an `id`, that of the title.
    case text(String)
    /// For an `id`: each key of the item with its text, as in `subtitle`, `confirmation.title` or `alternate[0].title`.
    case keys([String: String])
  }

  /// The entries.
  public var entries: [String: Entry]
  /// The file, as diagnostics are to name it; `nil` for a table that is in none.
  public var name: String?
  /// Whether it is in the language of the documents, which need no text of it.
  public var isSource = false

  /// A table of entries.
  public init(entries: [String: Entry], name: String? = nil) {
    self.entries = entries
    self.name = name
  }

  /// Reads a table from a JSON file, which the diagnostics name.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - diagnostics: takes what is wrong.
  /// - Returns: the table; `nil` where the file is no JSON.
  public init?(bytes: [UInt8], diagnostics: inout Diagnostics) {
    let reading = JSONReading(bytes, .commented)
    for problem in reading.problems {
      diagnostics.report(at: SourceLocation(position: problem.position, path: .root), problem.message)
    }
    guard let root = reading.root else { return nil }
    self.init(root, diagnostics: &diagnostics)
    name = diagnostics.file
  }

  /// Reads a table: an object whose values are texts, or for an `id` objects of texts.
  ///
  /// - Parameters:
  ///   - node: the table.
  ///   - diagnostics: takes what is wrong.
  public init(_ node: JSONNode, diagnostics: inout Diagnostics) {
    entries = [:]
    func location(_ node: JSONNode, _ path: DocumentPath) -> SourceLocation {
      SourceLocation(position: node.position, path: path)
    }
    // A translation is shown like a text of the document, and has the same bound.
    func isShort(_ text: String, _ node: JSONNode, _ path: DocumentPath) -> Bool {
      if text.utf8.count <= Limit.textBytes.most { return true }
      diagnostics.report(at: location(node, path), Limit.textBytes.error)
      return false
    }
    guard let members = node.members else {
      diagnostics.report(at: location(node, .root), "a table of strings is an object of texts")
      return
    }
    for member in members {
      guard !Self.remarks.contains(member.key.text) else { continue }
      let path = DocumentPath.root.appending(member.key.text)
      if let text = member.value.text {
        guard isShort(text, member.value, path) else { continue }
        entries[member.key.text] = .text(text)
      } else if let inner = member.value.members {
        var keys: [String: String] = [:]
        for part in inner {
          let path = path.appending(part.key.text)
          if let text = part.value.text {
            guard isShort(text, part.value, path) else { continue }
            keys[part.key.text] = text
          } else {
            diagnostics.report(at: location(part.value, path), "expected a text")
          }
        }
        entries[member.key.text] = .keys(keys)
      } else {
        diagnostics.report(at: location(member.value, path), "expected a text, or an object of texts")
      }
    }
  }

  /// Keys of the file that are no translations: the schema, and what translators are told about the entries.
  private static let remarks: Set<String> = ["$schema", "$entries"]
}

extension StringTable {
  /// What a table makes of a document.
  public struct Translation: Hashable, Sendable {
    /// The document with what the table has.
    public var document: MockupDocument
    /// The texts that the table lacks, in order of appearance and each once.
    public var missing: [Missing]
    /// The table with nothing but what the document took: it makes the same of the document.
    public var used: StringTable
  }

  /// A text that a table lacks.
  public struct Missing: Hashable, Sendable {
    /// The text, and where it stands.
    public var text: Located<String>
    /// The language that it was wanted in, a BCP 47 tag.
    public var language: String
  }

  /// The document with every text replaced that the table has, its frames included.
  ///
  /// Where a confirmation is shown that lacks a Cancel, it gets the table's.
  public func translate(_ document: MockupDocument) -> Translation {
    var pass = TranslationPass(table: self)
    let translated = pass.translate(document)
    return Translation(document: translated, missing: pass.missing, used: pass.used)
  }
}
