package import MockupScene

/// A drawing step, with its dark form for a page that follows the reader's appearance.
package struct TonedNode: Hashable {
  package var light: Scene.Node
  /// `nil` for a page with one appearance.
  package var dark: Scene.Node?

  /// Pairs the steps of two appearances. Runs of steps that do not correspond become one node.
  package static func pairs(_ light: [Scene.Node], _ dark: [Scene.Node]?) -> [TonedNode] {
    guard let dark else { return light.map { TonedNode(light: $0) } }
    guard light.count == dark.count, zip(light, dark).allSatisfy({ $0.isLike($1) }) else {
      let (one, other) = (Scene.Group(nodes: light), Scene.Group(nodes: dark))
      return [TonedNode(light: .group(one), dark: .group(other))]
    }
    return zip(light, dark).map { TonedNode(light: $0, dark: $1) }
  }

  package static func group(_ name: String, _ nodes: [TonedNode]) -> TonedNode {
    let isToned = nodes.contains { $0.dark != nil }
    return TonedNode(
      light: .group(Scene.Group(name: name, nodes: nodes.map(\.light))),
      dark: isToned ? .group(Scene.Group(name: name, nodes: nodes.compactMap(\.dark))) : nil)
  }

  /// The color of the step, which the page can change; `nil` if it has none, or if a style sheet chooses between light
  /// and dark.
  var paint: Color? { dark == nil ? light.paint : nil }

  func painted(_ color: Color) -> TonedNode { TonedNode(light: light.painted(color)) }

  /// The content of a group; `nil` for other steps, and for groups whose dark form holds other steps.
  var content: [TonedNode]? {
    guard case .group(let light) = light else { return nil }
    guard case .group(let dark)? = dark else { return dark == nil ? TonedNode.pairs(light.nodes, nil) : nil }
    guard light.nodes.count == dark.nodes.count, zip(light.nodes, dark.nodes).allSatisfy({ $0.isLike($1) }) else {
      return nil
    }
    return TonedNode.pairs(light.nodes, dark.nodes)
  }

  var name: String? {
    guard case .group(let group) = light else { return nil }
    return group.name
  }

  /// The step without its content, if it is a group.
  var shell: TonedNode { TonedNode(light: light.emptied, dark: dark?.emptied) }

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

  /// True for two steps of one kind; groups must also have the same name.
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
    // The bounds of what is painted in other states are unknown here.
    if nodes.isEmpty, group.fade == nil { group.bounds = nil }
    return .group(group)
  }
}
