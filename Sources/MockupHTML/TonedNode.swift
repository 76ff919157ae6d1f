package import MockupScene

/// A step of a picture, and the same step in dark appearance for a page that follows the reader.
package struct TonedNode: Hashable {
  /// The step.
  package var light: Scene.Node
  /// Its dark form; `nil` where there is only one appearance.
  package var dark: Scene.Node?

  /// The steps of one appearance or of two. Steps that do not correspond are kept together as one.
  package static func pairs(_ light: [Scene.Node], _ dark: [Scene.Node]?) -> [TonedNode] {
    guard let dark else { return light.map { TonedNode(light: $0) } }
    guard light.count == dark.count, zip(light, dark).allSatisfy({ $0.isLike($1) }) else {
      let (one, other) = (Scene.Group(nodes: light), Scene.Group(nodes: dark))
      return [TonedNode(light: .group(one), dark: .group(other))]
    }
    return zip(light, dark).map { TonedNode(light: $0, dark: $1) }
  }

  /// Steps in a group of a name.
  package static func group(_ name: String, _ nodes: [TonedNode]) -> TonedNode {
    let isToned = nodes.contains { $0.dark != nil }
    return TonedNode(
      light: .group(Scene.Group(name: name, nodes: nodes.map(\.light))),
      dark: isToned ? .group(Scene.Group(name: name, nodes: nodes.compactMap(\.dark))) : nil)
  }

  /// The color that the step paints with, which the page can change; `nil` where it has none of its own, or another one
  /// in dark, which a style sheet decides.
  var paint: Color? { dark == nil ? light.paint : nil }

  /// The step in another color.
  func painted(_ color: Color) -> TonedNode { TonedNode(light: light.painted(color)) }

  /// What is in a group; `nil` for a step that is none.
  var content: [TonedNode]? {
    guard case .group(let light) = light else { return nil }
    guard case .group(let dark)? = dark else { return dark == nil ? TonedNode.pairs(light.nodes, nil) : nil }
    // Groups that hold other steps in dark are not looked into.
    guard light.nodes.count == dark.nodes.count, zip(light.nodes, dark.nodes).allSatisfy({ $0.isLike($1) }) else {
      return nil
    }
    return TonedNode.pairs(light.nodes, dark.nodes)
  }

  /// The name of a group.
  var name: String? {
    guard case .group(let group) = light else { return nil }
    return group.name
  }

  /// The group without what is in it, and the step itself where it is none.
  var shell: TonedNode { TonedNode(light: light.emptied, dark: dark?.emptied) }

  /// The group with other content.
  func holding(_ nodes: [TonedNode]) -> TonedNode {
    TonedNode(light: light.holding(nodes.map(\.light)), dark: dark?.holding(nodes.compactMap(\.dark)))
  }
}

extension Scene.Node {
  fileprivate var paint: Color? {
    switch self {
    case .fill(_, let color, _), .stroke(_, _, let color), .glyphs(_, let color): color
    case .shadow(let shadow): shadow.color
    case .group, .gradient, .image: nil
    }
  }

  fileprivate func painted(_ color: Color) -> Scene.Node {
    switch self {
    case .fill(let path, _, let rule): return .fill(path, color, rule)
    case .stroke(let path, let stroke, _): return .stroke(path, stroke, color)
    case .glyphs(let run, _): return .glyphs(run, color)
    case .shadow(var shadow):
      shadow.color = color
      return .shadow(shadow)
    case .group, .gradient, .image: return self
    }
  }

  /// Whether two steps are of one kind, and groups of one name.
  fileprivate func isLike(_ other: Scene.Node) -> Bool {
    switch (self, other) {
    case (.group(let one), .group(let other)): one.name == other.name
    case (.group, _), (_, .group): false
    case (.fill, .fill), (.gradient, .gradient), (.stroke, .stroke), (.shadow, .shadow), (.glyphs, .glyphs),
      (.image, .image):
      true
    case (.fill, _), (.gradient, _), (.stroke, _), (.shadow, _), (.glyphs, _), (.image, _): false
    }
  }

  fileprivate var emptied: Scene.Node { holding([]) }

  fileprivate func holding(_ nodes: [Scene.Node]) -> Scene.Node {
    guard case .group(var group) = self else { return self }
    group.nodes = nodes
    // What may be painted later is not known from one state.
    if nodes.isEmpty, group.fade == nil { group.bounds = nil }
    return .group(group)
  }
}
