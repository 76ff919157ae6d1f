import MenuDocument
public import PositionedJSON

/// An element of the menu of a ``Mockup``.
public protocol MockupElement: Sendable {
  /// The keys and values of the element, as in a JSON document.
  var members: [JSONMember] { get set }
}

extension MockupElement {
  /// Returns the element with a key set or replaced.
  public func setting(_ key: String, _ value: JSONNode) -> Self {
    var copy = self
    copy.members.removeAll { $0.key.text == key }
    copy.members.append(JSONMember(key: JSONKey(key), value: value))
    return copy
  }

  func setting(_ key: String, text: String?) -> Self {
    text.map { setting(key, .string($0)) } ?? self
  }
}

/// Builds the elements of a menu, with conditions and loops.
///
/// A string is a button with that title, or an option of a picker.
@resultBuilder public enum MockupBuilder {
  /// A built element.
  public struct Component: Sendable {
    let node: JSONNode

    var isMenu: Bool { node["type"]?.text == ItemType.menu.rawValue }

    var withoutType: JSONNode {
      guard let members = node.members else { return node }
      return JSONNode(.object(members.filter { $0.key.text != "type" }))
    }
  }

  /// Builds an item or option.
  public static func buildExpression(_ element: some MockupElement) -> [Component] {
    [Component(node: JSONNode(.object(element.members)))]
  }

  /// Builds a button or option with a title.
  public static func buildExpression(_ title: String) -> [Component] {
    // In documents, the string `---` is a divider; here it is a title.
    [Component(node: title == "---" ? .object([("title", .string(title))]) : .string(title))]
  }

  /// Includes elements built elsewhere.
  public static func buildExpression(_ components: [Component]) -> [Component] { components }

  /// Joins elements in order.
  public static func buildBlock(_ components: [Component]...) -> [Component] { components.flatMap { $0 } }

  /// Includes the elements of an `if` without `else`.
  public static func buildOptional(_ components: [Component]?) -> [Component] { components ?? [] }

  /// Includes the elements of the first branch.
  public static func buildEither(first components: [Component]) -> [Component] { components }

  /// Includes the elements of the second branch.
  public static func buildEither(second components: [Component]) -> [Component] { components }

  /// Joins the elements of a loop.
  public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap { $0 } }

  /// Includes the elements of an availability check.
  public static func buildLimitedAvailability(_ components: [Component]) -> [Component] { components }
}

extension [MockupBuilder.Component] {
  var list: JSONNode { .array(map { $0.node }) }
}
