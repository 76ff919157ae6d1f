import MockupScene

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

  /// A table of entries.
  public init(entries: [String: Entry]) {
    self.entries = entries
  }

  /// Reads a table from a JSON file.
  ///
  /// - Parameter diagnostics: takes what is wrong.
  /// - Returns: the table; `nil` where the file is no JSON.
  public init?(bytes: [UInt8], diagnostics: inout Diagnostics) {
    let reading = JSONReading(bytes, .commented)
    for problem in reading.problems {
      diagnostics.report(at: SourceLocation(position: problem.position, path: .root), problem.message)
    }
    guard let root = reading.root else { return nil }
    self.init(root, diagnostics: &diagnostics)
  }

  /// Reads a table: an object whose values are texts, or for an `id` objects of texts.
  ///
  /// - Parameter diagnostics: takes what is wrong.
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

  /// The document with every text replaced that the table has, its frames included.
  ///
  /// Where a confirmation is shown that lacks a Cancel, it gets the table's.
  ///
  /// - Returns: the document, and the texts that the table lacks, in order of appearance and each once.
  public func translate(_ document: MockupDocument) -> (document: MockupDocument, missing: [Located<String>]) {
    var pass = TranslationPass(table: self)
    let translated = pass.translate(document)
    return (translated, pass.missing)
  }
}
