import MockupScene
import MockupSymbols

extension SceneDrawing {
  /// In characters; design tools show no more of a name.
  private static let maximumLength = 40

  /// Returns the layer that a box becomes; `nil` for none.
  func layer(of box: LayoutBox) -> Scene.Layer? {
    guard naming == nil, let kind = box.role.layer else { return nil }
    switch kind {
    case .part: return .part(box.role.rawValue)
    case .named: return .text(box.role.rawValue)
    case .titled:
      let name = box.firstText ?? box.firstSymbol ?? box.role.rawValue
      return .text(String(name.prefix(Self.maximumLength)))
    }
  }

  /// Returns steps as the layer of their box, if it becomes one.
  func layer(of box: LayoutBox, _ nodes: [Scene.Node]) -> [Scene.Node] {
    guard let layer = layer(of: box) else { return nodes }
    return [.group(Scene.Group(layer: layer, nodes: nodes))]
  }
}

extension LayoutBox {
  /// The first text other than that of an accessory.
  fileprivate var firstText: String? {
    switch role {
    case .shortcut, .badge, .mark, .glyph, .subtitle: return nil
    default: break
    }
    if case .text(let text) = look { return text.lines.map { $0.text }.joined(separator: " ") }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }

  fileprivate var firstSymbol: String? {
    if case .symbol(let shape, _, _) = look { return role == .mark || role == .disclosure ? nil : shape.name }
    for child in children {
      if let symbol = child.firstSymbol { return symbol }
    }
    return nil
  }
}
