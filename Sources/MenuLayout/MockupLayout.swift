public import MenuModel
public import Scene

/// Lays a mockup out: text is measured through `shaper`, everything else is arithmetic.
///
/// - Parameters:
///   - mockup: what to lay out.
///   - shaper: sets text.
///   - padding: room around the picture, in points; `nil` for as much as the shadow needs.
/// - Returns: the boxes, the same for every scale of the picture.
public func layOut(_ mockup: ResolvedMockup, shaper: any TextShaping, padding: Double? = nil) -> LayoutTree {
  var layout = MockupLayout(mockup: mockup, shaper: shaper)
  return layout.tree(padding: padding)
}

/// The state of laying out one mockup, in reading direction: x grows from the leading edge.
struct MockupLayout {
  let mockup: ResolvedMockup
  let style: ResolvedStyle
  let shaper: any TextShaping
  var missingCharacters: [LayoutTree.MissingCharacter] = []

  init(mockup: ResolvedMockup, shaper: any TextShaping) {
    self.mockup = mockup
    self.style = mockup.style
    self.shaper = shaper
  }

  /// Lengths of the theme.
  var metrics: ThemeMetrics { style.metrics }

  mutating func tree(padding: Double?) -> LayoutTree {
    var boxes: [LayoutBox] = []
    var menuOrigin = Point.zero
    if let button = mockup.button {
      let placed = layOutButton(button)
      boxes.append(contentsOf: placed.boxes)
      let gap =
        placed.frame.height < metrics.button.tallHeight ? metrics.button.gap : metrics.button.tallGap
      menuOrigin = Point(x: placed.frame.x, y: placed.frame.maxY + gap)
    }
    if let menu = mockup.menu {
      boxes.append(contentsOf: layOutMenu(menu, at: menuOrigin))
    }
    var content = boxes.first?.frame ?? Rect(x: 0, y: 0, width: 1, height: 1)
    for box in boxes { content = content.union(box.extent) }
    let room = padding ?? defaultPadding
    let moved = boxes.map { $0.moved(x: room - content.x, y: room - content.y) }
    let size = Size(width: max(1, content.width + 2 * room), height: max(1, content.height + 2 * room))
    return LayoutTree(
      size: size, isRightToLeft: mockup.isRightToLeft,
      boxes: mockup.isRightToLeft ? moved.map { $0.mirrored(in: size.width) } : moved,
      missingCharacters: missingCharacters)
  }

  /// The room that the shadow of a menu takes: two and a half standard deviations, beyond which not one of 255
  /// steps is left; a margin of its own where there is no shadow.
  private var defaultPadding: Double {
    guard mockup.menu != nil, style[.shadow].alpha > 0, metrics.panel.shadowBlur > 0 else {
      return metrics.panel.margin
    }
    let extent = 1.25 * metrics.panel.shadowBlur + abs(metrics.panel.shadowOffset)
    return max(metrics.panel.margin, extent.rounded(.up))
  }

  /// Sets a text in the given width, and remembers what no typeface has.
  mutating func shape(_ text: ResolvedText, width: Double?, lines: Int? = nil) -> ShapedText {
    let shaped = shaper.shape(
      TextRequest(
        text: text.string, size: text.style.size, weight: text.style.weight, tracking: text.style.tracking,
        language: mockup.language, isRightToLeft: mockup.isRightToLeft && !text.isAlwaysLeftToRight,
        maximumWidth: width.map { max(1, $0) }, maximumLines: lines ?? text.maximumLines))
    for scalar in shaped.missingCharacters where !missingCharacters.contains(where: { $0.scalar == scalar }) {
      missingCharacters.append(LayoutTree.MissingCharacter(scalar: scalar, path: text.path))
    }
    return shaped
  }

  /// A box for set text whose first baseline is given; the frame is as wide as the longest line and as high as its
  /// lines' leading.
  func textBox(
    _ role: LayoutRole, _ text: ResolvedText, _ shaped: ShapedText, x: Double, firstBaseline: Double,
    anchor: PlacedText.Alignment = .leading
  ) -> LayoutBox {
    let width = shaped.width
    let left =
      switch anchor {
      case .leading: x
      case .center: x - width / 2
      case .trailing: x - width
      }
    let leading = text.style.leading
    let baselines = shaped.lines.indices.map { firstBaseline + Double($0) * leading }
    let top = firstBaseline - baselineInLine(text.style)
    let frame = Rect(x: left, y: top, width: width, height: leading * Double(shaped.lines.count))
    return LayoutBox(
      role, path: text.path, frame: frame,
      look: .text(
        PlacedText(
          lines: shaped.lines, baselines: baselines, alignment: anchor, color: text.color, size: text.style.size)))
  }

  /// How far the baseline lies below the top of a line, in points: capitals stand in the middle of the line.
  func baselineInLine(_ text: TextStyle) -> Double {
    text.leading / 2 + metrics.row.baselineShift * text.size
  }

  /// A box for a symbol, image or letter around a centre.
  ///
  /// - Parameter size: the size of the text that it stands beside, in points.
  mutating func graphicBox(
    _ graphic: ResolvedGraphic, role: LayoutRole? = nil, center: Point, size: Double
  ) -> LayoutBox {
    let height = metrics.symbol.height * size / 17
    switch graphic.look {
    case .symbol(let shape, let color, let weight):
      let unit = height / SymbolShape.usualHeight
      let frame = Rect(
        center: center, size: Size(width: shape.width * unit, height: SymbolShape.gridHeight * unit))
      return LayoutBox(
        role ?? .symbol, path: graphic.path, frame: frame,
        look: .symbol(shape, color, unit: unit, strokeFactor: SymbolShape.strokeFactor(weight)))
    case .image(let identifier, let natural, let alpha):
      // An image is fitted into the square that a symbol would fill.
      let scale = height / max(natural.width, natural.height, 1)
      let frame = Rect(
        center: center, size: Size(width: natural.width * scale, height: natural.height * scale))
      return LayoutBox(role ?? .image, path: graphic.path, frame: frame, look: .image(identifier, alpha: alpha))
    case .text(let text):
      var fitted = text
      fitted.style.size *= size / 17
      fitted.style.leading *= size / 17
      let shaped = shape(fitted, width: nil, lines: 1)
      let baseline = center.y + metrics.row.baselineShift * fitted.style.size
      return textBox(
        role ?? .glyph, fitted, shaped, x: center.x, firstBaseline: baseline, anchor: .center)
    }
  }
}

extension LayoutBox {
  /// All that the box covers, in the coordinates of its surroundings.
  var extent: Rect {
    switch look {
    case .stepsBack(let scale, let about):
      let map = Transform(scale: scale, about: about)
      let inner = children.reduce(frame) { $0.union($1.frame) }
      let origin = map.apply(inner.origin)
      return Rect(x: origin.x, y: origin.y, width: inner.width * scale, height: inner.height * scale)
    default: return frame
    }
  }
}
