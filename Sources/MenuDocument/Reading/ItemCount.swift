import MockupScene
import PositionedJSON

/// Counts the items and options of a document and its frames, before decoding.
struct ItemCount {
  private var count = 0
  /// Mutated in place: a new path for each item would cost more than counting it.
  private var path = DocumentPath.root

  /// Counts the items and options of a document.
  ///
  /// - Returns: the location of the first item beyond the limit; `nil` if all fit.
  mutating func add(_ document: JSONNode) -> SourceLocation? {
    path = .root
    let excess = addMenus(of: document)
    return excess.map { SourceLocation(position: $0.position, path: path) }
  }

  /// Returns the first item beyond the limit, and leaves `path` at it.
  private mutating func addMenus(of document: JSONNode) -> JSONNode? {
    for member in document.members ?? [] {
      path.push(.key(member.key.text))
      switch member.key.text {
      case "menu": if let excess = addItems(of: member.value) { return excess }
      case "menus": if let excess = addItems(ofEach: member.value.elements ?? []) { return excess }
      default: break
      }
      path.pop()
    }
    return nil
  }

  private mutating func addItems(ofEach nodes: [JSONNode]) -> JSONNode? {
    let span = nodes.span
    for index in span.indices {
      // Most items are texts, which contain nothing.
      guard case .object = span[index].value else { continue }
      path.push(.index(index))
      if let excess = addItems(of: span[index]) { return excess }
      path.pop()
    }
    return nil
  }

  private mutating func addItems(of node: JSONNode) -> JSONNode? {
    guard case .object(let members) = node.value else { return nil }
    let span = members.span
    for index in span.indices where span[index].key.text == "items" || span[index].key.text == "options" {
      guard case .array(let elements) = span[index].value.value else { continue }
      path.push(.key(span[index].key.text))
      let room = Limit.items.maximum - count
      guard elements.count <= room else {
        path.push(.index(room))
        return elements[room]
      }
      count += elements.count
      if let excess = addItems(ofEach: elements) { return excess }
      path.pop()
    }
    return nil
  }
}
