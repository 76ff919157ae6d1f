package import PositionedJSON

/// Merges a frame into a document: RFC 7396, with lists of items merged by `id`.
///
/// In a patch, an object in place of a list of items changes items by name: `"items": {"sort": {"isOpen": true}}`. A
/// named item may also be nested in a section or submenu of the list.
package struct MergePatch {
  package private(set) var diagnostics: Diagnostics
  private var path: DocumentPath

  /// The remaining number of items to visit; bounds the time for a patch with many names.
  private var budget = 1_000_000

  private static let keysOfLists: Set<String> = ["items", "options", "menus"]

  package init(diagnostics: Diagnostics, path: DocumentPath) {
    self.diagnostics = diagnostics
    self.path = path
  }

  package mutating func apply(_ patch: JSONNode, to target: JSONNode?) -> JSONNode {
    guard case .object(let changes) = patch.value else { return patch }
    var members = target?.members ?? []
    let original = target?.members == nil ? patch : target ?? patch
    for change in changes {
      path.push(.key(change.key.text))
      let index = members.firstIndex { $0.key.text == change.key.text }
      if let value = changed(index.map { members[$0].value }, by: change) {
        let member = JSONMember(key: change.key, value: value)
        if let index { members[index] = member } else { members.append(member) }
      } else if let index {
        members.remove(at: index)
      }
      path.pop()
    }
    return JSONNode(.object(members), position: original.position, endOffset: original.endOffset)
  }

  /// Returns the changed value; `nil` to remove the member.
  private mutating func changed(_ value: JSONNode?, by change: JSONMember) -> JSONNode? {
    if case .null = change.value.value { return nil }
    guard Self.keysOfLists.contains(change.key.text), case .object(let changes) = change.value.value,
      let value, case .array(var elements) = value.value
    else { return apply(change.value, to: value) }
    for change in changes {
      path.push(.key(change.key.text))
      if !apply(change, to: &elements) { reportUnknown(change.key, among: elements) }
      path.pop()
    }
    return JSONNode(.array(elements), position: value.position, endOffset: value.endOffset)
  }

  /// Changes the element that the key names, at any depth; returns `false` if there is none.
  private mutating func apply(_ change: JSONMember, to elements: inout [JSONNode]) -> Bool {
    guard spend(elements.count, at: change.key) else { return true }
    if let index = elements.firstIndex(where: { $0["id"]?.text == change.key.text }) {
      if case .null = change.value.value {
        elements.remove(at: index)
      } else {
        elements[index] = apply(change.value, to: elements[index])
      }
      return true
    }
    for index in elements.indices {
      guard case .object(var members) = elements[index].value else { continue }
      for member in members.indices where Self.keysOfLists.contains(members[member].key.text) {
        guard case .array(var inner) = members[member].value.value, apply(change, to: &inner) else { continue }
        members[member].value.value = .array(inner)
        elements[index].value = .object(members)
        return true
      }
    }
    return false
  }

  private mutating func spend(_ count: Int, at key: JSONKey) -> Bool {
    guard budget >= 0 else { return false }
    budget -= count
    guard budget < 0 else { return true }
    diagnostics.report(
      at: SourceLocation(position: key.position, path: path), "too many item changes in frames")
    return false
  }

  private mutating func reportUnknown(_ key: JSONKey, among elements: [JSONNode]) {
    var names: [String] = []
    Self.collectNames(elements, into: &names)
    diagnostics.report(
      at: SourceLocation(position: key.position, path: path), "no item has the id \(Quotation.of(key.text))",
      suggestion: NearestName.find(key.text, among: names))
  }

  private static func collectNames(_ elements: [JSONNode], into names: inout [String]) {
    for element in elements {
      guard let members = element.members else { continue }
      for member in members {
        if member.key.text == "id", let name = member.value.text { names.append(name) }
        if keysOfLists.contains(member.key.text) { collectNames(member.value.elements ?? [], into: &names) }
      }
    }
  }
}
