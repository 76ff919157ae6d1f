public import MenuModel

extension Finding {
  /// The finding as data.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
      ("file", .string(file)), ("line", .number(Int(place.start.line))), ("column", .number(Int(place.start.column))),
      ("endLine", .number(Int(place.end.line))), ("endColumn", .number(Int(place.end.column))),
      ("path", .string(path.description)),
    ]
    if let source {
      members += [("page", .string(source.page)), ("heading", .string(source.heading))]
    }
    if !related.isEmpty { members.append(("related", .array(related.map(\.json)))) }
    if let fix { members.append(("fix", fix.json)) }
    members.append(("fingerprint", .string(fingerprint)))
    return .object(members)
  }
}

extension RelatedPlace {
  fileprivate var json: JSONNode {
    .object([
      ("line", .number(Int(place.start.line))), ("column", .number(Int(place.start.column))),
      ("endLine", .number(Int(place.end.line))), ("endColumn", .number(Int(place.end.column))),
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
              ("offset", .number(Int(edit.place.start.offset))), ("length", .number(edit.place.length)),
              ("text", .string(edit.text)),
            ])
          })
      ),
    ])
  }
}
