import MenuDocument
public import PositionedJSON

/// Something that stands in the menu of a ``Mockup``, with its keys.
public protocol MockupElement: Sendable {
  /// The keys, as a document has them.
  var members: [JSONMember] { get set }
}

extension MockupElement {
  /// The element with one of its keys set; a key that it has is replaced.
  public func setting(_ key: String, _ value: JSONNode) -> Self {
    var copy = self
    copy.members.removeAll { $0.key.text == key }
    copy.members.append(JSONMember(key: JSONKey(key), value: value))
    return copy
  }

  /// The element with a key set where there is a value for it.
  func setting(_ key: String, text: String?) -> Self {
    text.map { setting(key, .string($0)) } ?? self
  }
}

/// Puts the elements of a menu together, with conditions and loops.
///
/// A text is a button of that title, and an option of a picker.
@resultBuilder public enum MockupBuilder {
  /// One element.
  public struct Component: Sendable {
    let node: JSONNode

    /// Whether it is a menu that may be the document's own.
    var isMenu: Bool { node["type"]?.text == ItemType.menu.rawValue }

    /// What it is as a menu that belongs to no item.
    var withoutType: JSONNode {
      guard let members = node.members else { return node }
      return JSONNode(.object(members.filter { $0.key.text != "type" }))
    }
  }

  /// An item or option.
  public static func buildExpression(_ element: some MockupElement) -> [Component] {
    [Component(node: JSONNode(.object(element.members)))]
  }

  /// A button or option of that title.
  public static func buildExpression(_ title: String) -> [Component] {
    // A text that stands for a divider in documents is a title here.
    [Component(node: title == "---" ? .object([("title", .string(title))]) : .string(title))]
  }

  /// Elements that were put together elsewhere.
  public static func buildExpression(_ components: [Component]) -> [Component] { components }

  /// One after the other.
  public static func buildBlock(_ components: [Component]...) -> [Component] { components.flatMap(\.self) }

  /// What stands in a condition without `else`.
  public static func buildOptional(_ components: [Component]?) -> [Component] { components ?? [] }

  /// What stands in the first branch.
  public static func buildEither(first components: [Component]) -> [Component] { components }

  /// What stands in the other branch.
  public static func buildEither(second components: [Component]) -> [Component] { components }

  /// What a loop makes.
  public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap(\.self) }

  /// What stands in a condition on the system's version.
  public static func buildLimitedAvailability(_ components: [Component]) -> [Component] { components }
}

extension [MockupBuilder.Component] {
  /// The value of a key that holds elements.
  var list: JSONNode { .array(map(\.node)) }
}
