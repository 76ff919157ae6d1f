package import PositionedJSON

/// Adds source locations to the boxes of a layout.
package enum BoxLocations {
  /// The layout, with `line` and `column` in each box whose path leads to a value in the source.
  package static func located(_ layout: JSONNode, in document: JSONNode?) -> JSONNode {
    guard let document, case .object(let members) = layout.value else { return layout }
    return JSONNode(
      .object(
        members.map { member in
          guard member.key.text == "boxes", let boxes = member.value.elements else { return member }
          return JSONMember(key: member.key, value: .array(boxes.map { withLocation($0, in: document) }))
        }))
  }

  private static func withLocation(_ box: JSONNode, in document: JSONNode) -> JSONNode {
    guard case .object(let members) = box.value, let path = box["path"]?.text.flatMap({ DocumentPath(description: $0) })
    else { return box }
    let position = document.location(at: path).position
    return JSONNode(
      .object(
        members + [
          JSONMember(key: JSONKey("line"), value: .number(Int(position.line))),
          JSONMember(key: JSONKey("column"), value: .number(Int(position.column))),
        ]))
  }
}
