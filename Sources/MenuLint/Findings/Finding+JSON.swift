public import PositionedJSON

extension Finding {
  /// The finding as JSON; absent values are null.
  public var json: JSONNode {
    .object([
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
      ("help", help.map { .string($0) } ?? JSONNode(.null)), ("file", .string(file)),
      ("line", .number(Int(range.start.line))), ("column", .number(Int(range.start.column))),
      ("endLine", .number(Int(range.end.line))), ("endColumn", .number(Int(range.end.column))),
      ("path", .string(path.description)), ("page", source.map { .string($0.page) } ?? JSONNode(.null)),
      ("heading", source.map { .string($0.heading) } ?? JSONNode(.null)), ("related", .array(related.map { $0.json })),
      ("fix", fix?.json ?? JSONNode(.null)), ("fingerprint", .string(fingerprint)),
    ])
  }
}

extension RelatedLocation {
  fileprivate var json: JSONNode {
    .object([
      ("line", .number(Int(range.start.line))), ("column", .number(Int(range.start.column))),
      ("endLine", .number(Int(range.end.line))), ("endColumn", .number(Int(range.end.column))),
      ("path", .string(path.description)),
    ])
  }
}

extension Fix {
  fileprivate var json: JSONNode {
    .object([
      ("title", .string(title)),
      (
        "edits",
        .array(
          edits.map { edit in
            .object([
              ("offset", .number(Int(edit.range.start.offset))), ("length", .number(edit.range.length)),
              ("text", .string(edit.text)),
            ])
          })
      ),
    ])
  }
}
