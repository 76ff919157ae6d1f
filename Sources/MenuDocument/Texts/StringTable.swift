import MockupScene
public import PositionedJSON

/// Translations by an item's `id` or by its text.
public struct StringTable: Hashable, Sendable {
  /// The translation of a key.
  public enum Entry: Hashable, Sendable {
    /// A translated text; for an `id`, the title.
    case text(String)
    /// For an `id`: texts by key of the item, such as `subtitle`, `confirmation.title`, or `alternate[0].title`.
    case keys([String: String])
  }

  public var entries: [String: Entry]
  /// The file name for diagnostics; `nil` for a table without a file.
  public var name: String?
  /// Whether the table has the language of the documents, and so may lack texts.
  public var isSource = false

  /// Creates a table.
  public init(entries: [String: Entry], name: String? = nil) {
    self.entries = entries
    self.name = name
  }

  /// Reads a table from a JSON file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - diagnostics: receives all problems.
  /// - Returns: the table; `nil` if the file is not JSON.
  public init?(bytes: [UInt8], diagnostics: inout Diagnostics) {
    let reading = JSONReading(bytes, .commented)
    for problem in reading.problems {
      diagnostics.report(
        at: SourceLocation(position: problem.position, path: .root), problem.message, help: problem.help)
    }
    guard let root = reading.root else { return nil }
    self.init(root, diagnostics: &diagnostics)
    name = diagnostics.file
  }

  /// Reads a table: an object whose values are texts, or objects of texts for an `id`.
  public init(_ node: JSONNode, diagnostics: inout Diagnostics) {
    entries = [:]
    func location(_ node: JSONNode, _ path: DocumentPath) -> SourceLocation {
      SourceLocation(position: node.position, path: path)
    }
    // A translation has the same length limit as a text of the document.
    func isShort(_ text: String, _ node: JSONNode, _ path: DocumentPath) -> Bool {
      if text.utf8.count <= Limit.textBytes.maximum { return true }
      diagnostics.report(at: location(node, path), Limit.textBytes.error)
      return false
    }
    guard let members = node.members else {
      diagnostics.report(at: location(node, .root), "expected a string table, which is an object of strings")
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
            diagnostics.report(at: location(part.value, path), "expected a string")
          }
        }
        entries[member.key.text] = .keys(keys)
      } else {
        diagnostics.report(at: location(member.value, path), "expected a string or an object of strings")
      }
    }
  }

  /// Keys that are not translations: the schema, and notes for translators.
  private static let remarks: Set<String> = ["$schema", "$entries"]
}

extension StringTable {
  /// The result of translating a document.
  public struct Translation: Hashable, Sendable {
    /// The translated document.
    public var document: MockupDocument
    /// The texts without a translation, in order of appearance, without duplicates.
    public var missing: [Missing]
    /// The entries that the document used; translating with them gives the same result.
    public var used: StringTable
  }

  /// A text that a table lacks.
  public struct Missing: Hashable, Sendable {
    /// The text with its location.
    public var text: Located<String>
    /// The target language, a BCP 47 tag.
    public var language: String
  }

  /// Translates all texts of a document and its frames.
  ///
  /// A confirmation that lacks a Cancel gets the table's.
  public func translate(_ document: MockupDocument) -> Translation {
    var pass = TranslationPass(table: self)
    let translated = pass.translate(document)
    return Translation(document: translated, missing: pass.missing, used: pass.used)
  }
}
