package import MockupScene

/// A drawing step, with its dark form for a page that follows the reader's appearance.
package struct TonedNode: Hashable {
  package var light: Scene.Node
  /// `nil` for a page with one appearance.
  package var dark: Scene.Node?

  /// Pairs the steps of two appearances. Runs of steps that do not correspond become one node.
  package static func pairs(_ light: [Scene.Node], _ dark: [Scene.Node]?) -> [TonedNode] {
    guard let dark else { return light.map { TonedNode(light: $0) } }
    return alignment(light, dark).nodes
  }

  /// Pairs two lists in order; `isPaired` is true if any steps correspond, or if both lists are empty.
  private static func alignment(
    _ light: [Scene.Node], _ dark: [Scene.Node]
  ) -> (nodes: [TonedNode], isPaired: Bool) {
    if light.count == dark.count, zip(light, dark).allSatisfy({ $0.isLike($1) }) {
      return (zip(light, dark).map { TonedNode(light: $0, dark: $1) }, true)
    }
    // Lists usually differ in one place, such as the edge of a dark panel.
    let head = zip(light, dark).prefix { $0.isLike($1) }.count
    let tail = zip(light[head...].reversed(), dark[head...].reversed()).prefix { $0.isLike($1) }.count
    let middle = differing(Array(light[head..<light.count - tail]), Array(dark[head..<dark.count - tail]))
    var nodes = zip(light[..<head], dark[..<head]).map { TonedNode(light: $0, dark: $1) }
    nodes += middle.nodes
    nodes += zip(light.suffix(tail), dark.suffix(tail)).map { TonedNode(light: $0, dark: $1) }
    return (nodes, head + tail > 0 || middle.isPaired)
  }

  /// Pairs the groups that both lists name. Steps between them become one node.
  private static func differing(
    _ light: [Scene.Node], _ dark: [Scene.Node]
  ) -> (nodes: [TonedNode], isPaired: Bool) {
    var nodes: [TonedNode] = []
    var isPaired = false
    var (lightStart, darkStart) = (0, 0)
    func append(upTo lightEnd: Int, _ darkEnd: Int) {
      let (one, other) = (Array(light[lightStart..<lightEnd]), Array(dark[darkStart..<darkEnd]))
      guard !one.isEmpty || !other.isEmpty else { return }
      nodes.append(TonedNode(light: .group(Scene.Group(nodes: one)), dark: .group(Scene.Group(nodes: other))))
    }
    for (index, node) in light.enumerated() where node.groupName != nil {
      guard let match = dark[darkStart...].firstIndex(where: { $0.isLike(node) }) else { continue }
      append(upTo: index, match)
      nodes.append(TonedNode(light: node, dark: dark[match]))
      isPaired = true
      (lightStart, darkStart) = (index + 1, match + 1)
    }
    append(upTo: light.count, dark.count)
    return (nodes, isPaired)
  }

  package static func group(_ name: String, _ nodes: [TonedNode]) -> TonedNode {
    let isToned = nodes.contains { $0.dark != nil }
    return TonedNode(
      light: .group(Scene.Group(name: name, nodes: nodes.map { $0.light })),
      dark: isToned ? .group(Scene.Group(name: name, nodes: nodes.compactMap { $0.dark })) : nil)
  }

  /// The color of the step, which the page can change; `nil` if it has none, or if a style sheet chooses between light
  /// and dark.
  var paint: Color? { dark == nil ? light.paint : nil }

  func painted(_ color: Color) -> TonedNode { TonedNode(light: light.painted(color)) }

  /// The content of a group; `nil` for other steps, and for groups whose dark form holds other steps.
  var content: [TonedNode]? {
    guard case .group(let light) = light else { return nil }
    guard case .group(let dark)? = dark else { return dark == nil ? TonedNode.pairs(light.nodes, nil) : nil }
    let (nodes, isPaired) = Self.alignment(light.nodes, dark.nodes)
    return isPaired ? nodes : nil
  }

  var name: String? { light.groupName }

  /// Returns the step without the content of the groups inside it that have a name.
  package func emptied(of name: String) -> TonedNode {
    guard let content else { return self }
    return holding(content.map { $0.name == name ? $0.holding([]) : $0 })
  }

  /// The step without its content, if it is a group.
  var shell: TonedNode { TonedNode(light: light.emptied, dark: dark?.emptied) }

  func holding(_ nodes: [TonedNode]) -> TonedNode {
    TonedNode(light: light.holding(nodes.map { $0.light }), dark: dark?.holding(nodes.compactMap { $0.dark }))
  }
}

extension Scene.Node {
  fileprivate var groupName: String? {
    if case .group(let group) = self { group.name } else { nil }
  }

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
