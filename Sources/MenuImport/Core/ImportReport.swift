import MenuStrings
package import PositionedJSON

extension ImportedSet {
  /// Returns the report for `--report`.
  ///
  /// - Parameter toldPath: Maps a file's path to the path in documents.
  package func report(toldPath: (String) -> String = { $0 }) -> JSONNode {
    let count = count
    return .object([
      ("menus", .number(documents.count)), ("items", .number(count.items)), ("asWritten", .number(count.asWritten)),
      ("stoodInFor", .number(count.stoodIn)),
      ("documents", .array(documents.map { $0.report(toldPath) })),
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
  fileprivate func report(_ toldPath: (String) -> String) -> JSONNode {
    func place(_ place: SourcePlace) -> [(String, JSONNode)] {
      [
        ("file", .string(toldPath(place.path))), ("line", .number(place.line)), ("column", .number(place.column)),
      ]
    }
    let standIns = menu.allStandIns.map { standIn in
      JSONNode.object(
        place(standIn.place) + [("text", .string(standIn.text)), ("reason", .string(standIn.reason))])
    }
    return .object(
      [("name", .string(name)), ("document", .string(file))] + place(menu.place) + [
        ("presentation", .string(menu.presentation)), ("items", .number(count.items)),
        ("asWritten", .number(count.asWritten)), ("stoodInFor", .number(count.stoodIn)),
        ("standIns", .array(standIns)),
      ])
  }
}

extension StandIn {
  /// A note about the placeholder.
  package var diagnostic: Diagnostic {
    Diagnostic(.note, at: place, "\(text.isEmpty ? "this item" : Quotation.of(text)): \(reason)")
  }
}
