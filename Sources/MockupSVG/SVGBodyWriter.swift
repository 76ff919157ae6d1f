import MockupScene

/// Writes the steps of a scene as elements, in order.
struct SVGBodyWriter {
  /// Groups nested more deeply are omitted. No layout comes near it, and XML parsers have limits (256 in libxml2).
  static let depthLimit = 200

  var markup = Markup()
  var definitions: SVGDefinitions
  var styles = DarkStyles()
  /// Shapes that are written once and referenced; `nil` writes each shape in place.
  var shared: SharedPaths?
  private(set) var names = GroupNames()
  /// True to name layers; interactive pages name groups only.
  var namesLayers = true
  /// The `id` of the innermost layer.
  private var layer: String?
  /// The `id` for the next element.
  private var identifier: String?
  /// Characters that may continue, if `textMode` is `.text`.
  var textLine: TextLine?

  let store: GlyphStore
  private let textMode: SVGOptions.TextMode

  init(store: GlyphStore, textMode: SVGOptions.TextMode) {
    self.store = store
    self.textMode = textMode
    definitions = SVGDefinitions(store: store)
    markup.reserve(1 << 14)
  }

  /// Writes the backgrounds and all steps of a scene and its dark version.
  mutating func write(_ scene: Scene, dark: Scene?, size: Size) {
    names.reserve(namesIn: scene.nodes)
    if let dark { names.reserve(namesIn: dark.nodes) }
    let space = CoordinateSpace(size: size)
    let background = Self.steps(of: scene, size: size)
    if let dark {
      write(background, dark: Self.steps(of: dark, size: size), at: space)
      write(scene.nodes, dark: dark.nodes, at: space)
    } else {
      write(background, at: space)
      write(scene.nodes, at: space)
    }
    endText()
  }

  private static func steps(of scene: Scene, size: Size) -> [Scene.Node] {
    scene.background.map { [.fill(.rectangle(Rect(origin: .zero, size: size)), $0, .nonZero)] } ?? []
  }

  // MARK: Steps

  private mutating func write(_ nodes: some Sequence<Scene.Node>, at space: CoordinateSpace) {
    for node in nodes { write(node, dark: nil, at: space) }
  }

  /// Writes steps for light and dark: once if they differ in colors only, otherwise both, one of them hidden.
  private mutating func write(_ light: [Scene.Node], dark: [Scene.Node], at space: CoordinateSpace) {
    for part in Pairing.parts(of: light, and: dark) {
      switch part {
      case .same(let node, let dark): write(node, dark: dark, at: space)
      case .different(let light, let dark):
        styles.hasAlternatives = true
        endText()
        if !light.isEmpty {
          markup.append("<g class=\"")
          markup.append(label: "light")
          markup.append("\">\n")
          write(light, at: space)
          endText()
          markup.append("</g>\n")
        }
        if !dark.isEmpty {
          markup.append("<g class=\"")
          markup.append(label: "dark")
          markup.append("\" display=\"none\">\n")
          write(dark, at: space)
          endText()
          markup.append("</g>\n")
        }
      }
    }
  }

  /// Writes a step. Its dark version has the same kind and differs in colors only.
  private mutating func write(_ node: Scene.Node, dark: Scene.Node?, at space: CoordinateSpace) {
    if case .glyphs = node {} else { endText() }
    switch node {
    case .group(let group):
      write(group, dark: dark?.group, at: space)
    case .fill(let path, let color, let rule):
      guard !path.isEmpty else { return }
      writeElement(of: path, at: space) { writer in
        writer.append(color, dark: dark?.color, as: .fill)
        if rule == .evenOdd { writer.markup.append(" fill-rule=\"evenodd\"") }
      }
    case .gradient(let path, let gradient):
      guard !path.isEmpty else { return }
      begin("<path")
      append(gradient, dark: dark?.gradient, at: space)
      append(path, at: space)
    case .stroke(let path, let stroke, let color):
      guard !path.isEmpty else { return }
      writeElement(of: path, at: space) { writer in
        writer.markup.append(" fill=\"none\"")
        writer.append(color, dark: dark?.color, as: .stroke)
        if stroke.width != 1 {
          writer.markup.append(" stroke-width=\"")
          writer.markup.append(stroke.width)
          writer.markup.append("\"")
        }
      }
    case .shadow(let shadow):
      begin("<path")
      append(shadow.color, dark: dark?.color, as: .fill)
      if shadow.sigma > 0 {
        let blur = definitions.blur(sigma: shadow.sigma, within: space.convert(shadow.extent))
        append(reference: " filter=\"url(#", to: "s", blur)
      }
      append(shadow.path, at: space)
    case .glyphs(let run, let color):
      let run = run.offset(x: space.offset.x, y: space.offset.y)
      switch textMode {
      case .outlines: writeOutlines(of: run, color: color, dark: dark?.color)
      case .text: append(run, color: color, dark: dark?.color)
      }
    case .image(let raster, let rect):
      let image = definitions.image(raster, size: rect.size)
      let corner = space.convert(rect)
      begin("<use")
      markup.append(" href=\"#")
      markup.append(label: "i", image)
      markup.append("\" x=\"")
      markup.append(corner.x)
      markup.append("\" y=\"")
      markup.append(corner.y)
      markup.append("\"/>\n")
    }
  }

  /// Writes a path with its attributes, or a reference to a shared shape.
  private mutating func writeElement(
    of path: Path, at space: CoordinateSpace, attributes: (inout SVGBodyWriter) -> Void
  ) {
    if shared != nil {
      var data = Markup()
      data.append(path, offset: space.offset)
      if let placed = SharedPaths.Placed(data.bytes), let (number, isNew) = shared?.number(of: placed.form) {
        if isNew { definitions.add(placed.form, number: number) }
        begin("<use")
        attributes(&self)
        markup.append(" href=\"#")
        markup.append(label: "p", number)
        markup.append("\" x=\"")
        markup.append(bytes: Array(placed.x))
        markup.append("\" y=\"")
        markup.append(bytes: Array(placed.y))
        markup.append("\"/>\n")
        return
      }
    }
    begin("<path")
    attributes(&self)
    append(path, at: space)
  }

  /// Begins an element, with the `id` of its layer.
  mutating func begin(_ element: StaticString) {
    markup.append(element)
    append(identifier: takeIdentifier())
  }

  mutating func takeIdentifier() -> String? {
    defer { identifier = nil }
    return identifier
  }

  mutating func append(identifier: String?) {
    guard let identifier else { return }
    markup.append(" id=\"")
    markup.append(escaping: identifier)
    markup.append("\"")
  }

  private mutating func append(_ path: Path, at space: CoordinateSpace) {
    markup.append(" d=\"")
    markup.append(path, offset: space.offset)
    markup.append("\"/>\n")
  }

  mutating func append(reference start: StaticString, to kind: StaticString, _ number: Int) {
    markup.append(start)
    markup.append(label: kind, number)
    markup.append(")\"")
  }

  // MARK: Groups

  private mutating func write(_ group: Scene.Group, dark: Scene.Group?, at space: CoordinateSpace) {
    guard space.depth < Self.depthLimit else { return }
    let around = layer
    defer { layer = around }
    let inside = space.inside(group.transform)
    let isPlain = group.clip == nil && group.fade == nil && group.opacity >= 1
    let id = id(of: group)
    if let id { layer = id }
    if let id, isPlain, let inside, inside.matrix == nil, let (node, dark) = Self.onlyNode(of: group, dark) {
      identifier = id
      write(node, dark: dark, at: inside.space)
      identifier = nil
      endText()
      return
    }
    let hasFrame = id != nil || !isPlain
    // A clip and a fade apply in the coordinates around the group, so they cannot share an element with the matrix.
    let isSplit = inside?.matrix != nil && (group.clip != nil || group.fade != nil)
    if hasFrame {
      beginFrame(of: group, id: id, at: space)
      if isSplit { markup.append(">\n<g") }
    } else if inside?.matrix != nil {
      markup.append("<g")
    }
    if let matrix = inside?.matrix { append(matrix) }
    if hasFrame || inside?.matrix != nil { markup.append(">\n") }
    if let inner = inside?.space {
      if let dark { write(group.nodes, dark: dark.nodes, at: inner) } else { write(group.nodes, at: inner) }
    }
    endText()
    if isSplit { markup.append("</g>\n") }
    if hasFrame || inside?.matrix != nil { markup.append("</g>\n") }
  }

  /// Returns the `id` of a group; `nil` if it needs none.
  private mutating func id(of group: Scene.Group) -> String? {
    if let name = group.name { return names.add(name) }
    guard namesLayers, let name = group.layer else { return nil }
    return names.add(name, in: layer)
  }

  /// Returns the only step of a layer, if its element can have the layer's `id`.
  private static func onlyNode(of group: Scene.Group, _ dark: Scene.Group?) -> (Scene.Node, Scene.Node?)? {
    guard group.name == nil, group.nodes.count == 1, let node = group.nodes.first, node.group == nil else { return nil }
    guard let dark else { return (node, nil) }
    guard dark.nodes.count == 1, case .same(_, let other)? = Pairing.parts(of: group.nodes, and: dark.nodes).first
    else { return nil }
    return (node, other)
  }

  /// Writes the start tag of a group, except its transform and the closing bracket.
  private mutating func beginFrame(of group: Scene.Group, id: String?, at space: CoordinateSpace) {
    markup.append("<g")
    append(identifier: id)
    if let clip = group.clip {
      append(reference: " clip-path=\"url(#", to: "c", definitions.clip(space.convert(clip)))
    }
    if var fade = group.fade {
      let shift = fade.axis == .horizontal ? space.offset.x : space.offset.y
      fade.start += shift
      fade.end += shift
      let area = group.bounds.map(space.convert) ?? space.visible
      append(reference: " mask=\"url(#", to: "m", definitions.fade(fade, within: area))
    }
    if group.opacity < 1 {
      markup.append(" opacity=\"")
      markup.append(max(0, group.opacity))
      markup.append("\"")
    }
  }

  private mutating func append(_ matrix: Transform) {
    markup.append(" transform=\"matrix(")
    for factor in [matrix.a, matrix.b, matrix.c, matrix.d] {
      markup.append(factor: factor)
      markup.append(byte: UInt8(ascii: " "))
    }
    markup.append(matrix.tx)
    markup.append(byte: UInt8(ascii: " "))
    markup.append(matrix.ty)
    markup.append(")\"")
  }
}
