import MenuDocument
package import PositionedJSON

package struct TranslationCheck: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A text without an entry.
    case missing
    /// An entry that no document uses.
    case unused
    /// An entry without a translation.
    case empty
    /// A translation whose placeholders differ from those of the text.
    case placeholders

    /// The words after a number of findings.
    package var counted: String {
      switch self {
      case .missing: "missing"
      case .unused: "unused"
      case .empty: "empty"
      case .placeholders: "with different placeholders"
      }
    }
  }

  /// In document order, followed by table order.
  package private(set) var findings: [(kind: Kind, diagnostic: Diagnostic)] = []

  /// Compares a table with the texts to translate.
  ///
  /// - Parameters:
  ///   - locale: the locale for messages; `nil` if unknown.
  ///   - path: the path of the table.
  package init(
    _ language: TranslationFile.Language, of path: String, against texts: ExtractedTexts, locale: String?
  ) {
    let table = language.table
    let locations = Dictionary(language.keys.map { ($0.value, $0.location) }) { first, _ in first }
    let into = locale.map { " into \(Quotation.of($0))" } ?? ""
    var reported: Set<String> = []
    func report(_ kind: Kind, _ file: String, _ location: SourceLocation, _ message: String) {
      guard reported.insert("\(kind) \(message)").inserted else { return }
      findings.append((kind, Diagnostic(.warning, file: file, at: location, message)))
    }
    for (file, text) in texts.occurrences {
      let value = text.text.value
      // A placeholder of an import stands for a text that is known only at runtime.
      if value.hasPrefix("‹"), value.hasSuffix("›") { continue }
      guard let match = table.match(text) else {
        if let blank = [value, text.id].compactMap(\.self).first(where: { table.entries[$0] != nil }) {
          report(.empty, path, locations[blank] ?? .root, "empty translation of “\(value)”\(into)")
        } else {
          report(
            .missing, file, text.text.location,
            "missing translation of “\(value)”\(into) in \(Quotation.of(path))")
        }
        continue
      }
      let (wanted, found) = (TextPlaceholders.all(in: value), TextPlaceholders.all(in: match.translation))
      if wanted != found {
        report(
          .placeholders, path, locations[match.key] ?? .root,
          "expected \(Self.list(wanted)), found \(Self.list(found)) in the translation “\(match.translation)” "
            + "of “\(value)”")
      }
    }
    for key in language.keys where !texts.uses(key.value) {
      report(.unused, path, key.location, "unused translation of “\(key.value)”")
    }
  }

  private static func list(_ placeholders: [String]) -> String {
    placeholders.isEmpty ? "no placeholder" : placeholders.joined(separator: ", ")
  }

  package static func == (left: TranslationCheck, right: TranslationCheck) -> Bool {
    left.findings.map(\.diagnostic) == right.findings.map(\.diagnostic)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(findings.map(\.diagnostic)) }
}
