import PositionedJSON
import TestSupport

/// Adds conditions to the items of a document: some `if`, some with `else`, some with `else if`, and nested ones.
struct RandomConditions {
  private var generator: SeededGenerator
  private var count = 0
  /// Whether the framework's code shows that a condition is not met.
  private let knowsState: Bool

  init(seed: UInt64, knowsState: Bool) {
    generator = SeededGenerator(seed: seed)
    self.knowsState = knowsState
  }

  mutating func document(_ node: JSONNode) -> JSONNode { Self.visible(changed(node)) }

  /// A document whose menu shows an item: an import shows the first branch of another one.
  private static func visible(_ node: JSONNode) -> JSONNode {
    guard let menu = node["menu"], let items = menu["items"]?.elements, !items.isEmpty,
      !items.contains(where: isVisible)
    else { return node }
    return node.setting("menu", to: menu.setting("items", to: .array(items + ["Always"])))
  }

  private static func isVisible(_ item: JSONNode) -> Bool {
    if item["isHidden"] != nil || item.text == "---" || item["type"] == "divider" { return false }
    return item["type"] == "section" ? item["items"]?.elements?.contains(where: isVisible) ?? false : true
  }

  private mutating func changed(_ node: JSONNode) -> JSONNode {
    guard let members = node.members else {
      return node.elements.map { .array($0.map { changed($0) }) } ?? node
    }
    return .object(
      members.filter { $0.key.text != "isHidden" }.map { member in
        let value = changed(member.value)
        return (member.key.text, member.key.text == "items" ? .array(conditional(value.elements ?? [])) : value)
      })
  }

  private mutating func conditional(_ items: [JSONNode]) -> [JSONNode] {
    var result: [JSONNode] = []
    var rest = items[...]
    while !rest.isEmpty {
      guard Int.random(in: 0..<4, using: &generator) == 0 else {
        result.append(rest.removeFirst())
        continue
      }
      count += 1
      let (first, second) = ("isSnowing\(count)", "weather.isWarm\(count)")
      var forms = [
        [(first, true)], [(first, true), ("!\(first)", false)],
        [(first, true), ("!\(first) && \(second)", false), ("!\(first) && !\(second)", false)],
        [("\(first) && \(second)", true)],
        [("\(first) && \(second)", true), ("!(\(first) && \(second))", false)],
        [("!\(first)", true), (first, false)], [("\(first) == .snow", true), ("\(first) != .snow", false)],
      ]
      if knowsState { forms.append([(first, false)]) }
      for (condition, isShown) in forms[Int.random(in: 0..<forms.count, using: &generator)] {
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          guard let item = rest.popFirst() else { continue }
          result.append(Self.item(item, condition, isShown))
        }
      }
    }
    return result
  }

  private static func item(_ item: JSONNode, _ condition: String, _ isShown: Bool) -> JSONNode {
    // Dividers separate groups in most frameworks.
    if item.text == "---" || item["type"] == "divider" { return item }
    let members =
      item.text.map { [("title", JSONNode.string($0))] } ?? (item.members ?? []).map { ($0.key.text, $0.value) }
    return .object(members + [("condition", .string(condition))] + (isShown ? [] : [("isHidden", true)]))
  }
}
