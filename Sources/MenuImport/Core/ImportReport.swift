import MenuStrings
package import PositionedJSON

extension ImportedSet {
  /// Returns the report for `--report`.
  ///
  /// - Parameter displayPath: Maps a file's path to the path in documents.
  package func report(displayPath: (String) -> String = { $0 }) -> JSONNode {
    let count = count
    return .object([
      ("menus", .number(documents.count)), ("items", .number(count.items)), ("asWritten", .number(count.asWritten)),
      ("stoodInFor", .number(count.placeholders)),
      ("documents", .array(documents.map { $0.report(displayPath) })),
      (
        "tables",
        .array(
          sheets.map { sheet in
            .object(
              (sheet.language.map { [("language", .string($0))] } ?? []) + [
                ("file", .string(file(of: sheet))), ("texts", .number(sheet.count)),
              ])
          })
      ),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension ImportedSet.Document {
  fileprivate func report(_ displayPath: (String) -> String) -> JSONNode {
    func location(_ location: FileLocation) -> [(String, JSONNode)] {
      [
        ("file", .string(displayPath(location.path))), ("line", .number(location.line)),
        ("column", .number(location.column)),
      ]
    }
    let placeholders = menu.allPlaceholders.map { placeholder in
      JSONNode.object(
        location(placeholder.location) + [("text", .string(placeholder.text)), ("reason", .string(placeholder.reason))])
    }
    return .object(
      [("name", .string(name)), ("document", .string(file))] + location(menu.location) + [
        ("presentation", .string(menu.presentation)), ("items", .number(count.items)),
        ("asWritten", .number(count.asWritten)), ("stoodInFor", .number(count.placeholders)),
        ("standIns", .array(placeholders)),
        (
          "positions",
          .array(menu.locations.map { .object([("path", .string("\($0.path)"))] + location($0.location)) })
        ),
      ])
  }
}

extension Placeholder {
  /// A note about the placeholder.
  package var diagnostic: Diagnostic {
    Diagnostic(.note, at: location, "\(text.isEmpty ? "this item" : Quotation.of(text)): \(reason)")
  }
}
