import MenuDocument
public import MenuResolve
import MenuTheme
public import MockupScene
import MockupSymbols

/// Lays out a mockup. The shaper measures text; everything else is arithmetic.
///
/// - Parameters:
///   - mockup: the mockup.
///   - shaper: shapes text.
///   - padding: the margin around the image, in points; `nil` for as much as the shadow needs.
/// - Returns: the boxes, independent of the image's scale.
public func layOut(_ mockup: ResolvedMockup, shaper: some TextShaping, padding: Double? = nil) -> LayoutTree {
  layOutUncut(mockup, shaper: shaper, padding: padding).tree
}

/// Lays out a mockup without cropping it to the image.
///
/// - Parameter demand: requests beyond the document.
package func layOutUncut(
  _ mockup: ResolvedMockup, shaper: some TextShaping, padding: Double? = nil, demand: LayoutDemand = LayoutDemand()
) -> UncutLayout {
  var layout = MockupLayout(mockup: mockup, shaper: shaper)
  layout.demand = demand
  return layout.uncut(padding: padding)
}

/// The state of one layout. Coordinates are in reading direction: x grows from the leading edge, and the finished
/// layout is mirrored for right-to-left languages.
struct MockupLayout {
  let mockup: ResolvedMockup
  let style: ResolvedStyle
  private let shapeText: (TextRequest) -> ShapedText
  var uses = LayoutUses()
  /// Texts shaped without a maximum width.
  private var measured: [TextRequest: ShapedText] = [:]
  /// The maximum width of menus, in points: that of the screen, but enough to read titles.
  var maximumMenuWidth = Double.infinity
  var demand = LayoutDemand()
  var panels = LaidOutPanels()

  init(mockup: ResolvedMockup, shaper: some TextShaping) {
    self.mockup = mockup
    self.style = mockup.style
    shapeText = shaper.shape
  }

  var metrics: ThemeMetrics { style.metrics }

  /// Lays out the whole image: host, control, menu or confirmation, and callouts, from back to front.
  mutating func uncut(padding: Double?) -> UncutLayout {
    let control = layOutControl()
    let stage = layOutStage(around: control)
    let placed = control.moved(to: stage.origin)
    if let bounds = stage.bounds { maximumMenuWidth = max(Self.minimumMenuWidth, bounds.width) }
    var front: [LayoutBox] = []
    if let menu = mockup.menu { front += place(menu, at: placed, on: stage) }
    if let confirmation = mockup.confirmation { front += layOutConfirmation(confirmation, at: placed, on: stage) }
    var content = isControlShown ? placed.boxes : []
    let pointers = layOutPointers(on: front)
    content += consume front
    content += placed.front
    content += pointers
    content += layOutCallouts(around: content, on: stage)
    return UncutLayout(
      imageFrame: imageFrame(of: stage, content: content, padding: padding),
      control: isControlShown ? placed.frame : nil,
      stage: stage, content: content, isRightToLeft: mockup.isRightToLeft, uses: uses,
      panels: panels)
  }

  /// True if the control is in the image: without a host, an action sheet or alert appears alone.
  private var isControlShown: Bool {
    guard mockup.confirmation != nil, mockup.host == nil else { return true }
    switch metrics.confirmation.form {
    case .popover, .card: return true
    case .actionSheet, .alert: return false
    }
  }

  // MARK: Image bounds

  private func imageFrame(of stage: Stage, content: [LayoutBox], padding: Double?) -> Rect {
    // The dimming covers everything, and must not enlarge the image.
    let shown = content.filter { $0.role != .backdrop }
    var extent = shown.first?.extent ?? stage.frame ?? Rect(x: 0, y: 0, width: 1, height: 1)
    for box in shown { extent = extent.union(box.extent) }
    let shadow = extent.inset(by: -shadowRoom)
    var imageFrame = extent.inset(by: -(padding ?? shadowRoom))
    if let frame = stage.frame {
      switch stage.crop {
      case .screen: imageFrame = frame
      // Shows enough of the host to recognize it, but nothing beyond its edges.
      case .content:
        imageFrame = extent.inset(by: -max(shadowRoom, Self.surroundings)).intersection(frame)
        imageFrame = imageFrame.extended(to: frame, within: Self.rest)
      }
      if !frame.contains(extent) { imageFrame = imageFrame.union(shadow) }
      if let padding { imageFrame = imageFrame.inset(by: -padding) }
    }
    // Whole points let images stand side by side without a seam.
    let isPixelAligned = stage.frame != nil
    let origin =
      isPixelAligned ? Point(x: imageFrame.x.rounded(.down), y: imageFrame.y.rounded(.down)) : imageFrame.origin
    let size = Size(
      width: max(1, isPixelAligned ? (imageFrame.maxX - origin.x).rounded(.up) : imageFrame.width),
      height: max(1, isPixelAligned ? (imageFrame.maxY - origin.y).rounded(.up) : imageFrame.height))
    return Rect(origin: origin, size: size)
  }

  /// The image extends to an edge of the host if less than this would be cropped, in points.
  private static let rest = 48.0

  /// The smallest upper bound of menu widths, in points, for any screen.
  private static let minimumMenuWidth = 250.0

  private static let surroundings = 32.0

  /// The margin for a menu's shadow: two and a half standard deviations, beyond which not one of 255 levels is left. A
  /// fixed margin without a shadow.
  private var shadowRoom: Double {
    guard mockup.menu != nil || mockup.confirmation != nil, style[.shadow].alpha > 0, metrics.panel.shadowBlur > 0
    else { return metrics.panel.margin }
    var (blur, offset) = (metrics.panel.shadowBlur, metrics.panel.shadowOffset)
    if mockup.confirmation != nil {
      blur = metrics.confirmation.shadowBlur ?? blur
      offset = metrics.confirmation.shadowOffset ?? offset
    }
    let extent = 1.25 * blur + abs(offset)
    return max(metrics.panel.margin, extent.rounded(.up))
  }

  /// Shapes a text in the given width, and records missing characters.
  mutating func shape(_ text: ResolvedText, width: Double?, lines: Int? = nil) -> ShapedText {
    var request = request(for: text)
    // A text measured without a maximum width is reused if it fits.
    if let known = measured[request], known.width <= width.map({ max(1, $0) }) ?? .infinity { return known }
    request.maximumWidth = width.map { max(1, $0) }
    request.maximumLines = lines ?? text.maximumLines
    let shaped = shapeText(request)
    uses.add(shaped, of: text)
    return shaped
  }

  /// Returns the width of a text without a maximum width, in points. Shaping the text later is free if it fits.
  mutating func naturalWidth(of text: ResolvedText) -> Double {
    let request = request(for: text)
    if let known = measured[request] { return known.width }
    let shaped = shapeText(request)
    measured[request] = shaped
    uses.add(shaped, of: text)
    return shaped.width
  }

  private func request(for text: ResolvedText) -> TextRequest {
    TextRequest(
      text: text.string, size: text.style.setSize, family: text.style.fallback.family, weight: text.style.weight,
      grade: text.style.grade, tracking: text.style.tracking,
      language: mockup.language, isRightToLeft: mockup.isRightToLeft && !text.isAlwaysLeftToRight)
  }

  /// Returns a box for shaped text with a given first baseline. The frame is as wide as the longest line and as high as
  /// the leading of all lines.
  func textBox(
    _ role: LayoutRole, _ text: ResolvedText, _ shaped: ShapedText, x: Double, firstBaseline: Double,
    anchor: PlacedText.Alignment = .left
  ) -> LayoutBox {
    let width = shaped.width
    let left =
      switch anchor {
      case .left: x
      case .center: x - width / 2
      case .right: x - width
      }
    let leading = text.style.leading
    let baselines = shaped.lines.indices.map { firstBaseline + Double($0) * leading }
    let top = firstBaseline - baselineInLine(text.style)
    let frame = Rect(x: left, y: top, width: width, height: leading * Double(shaped.lines.count))
    return LayoutBox(
      role, path: text.path, frame: frame,
      look: .text(
        PlacedText(
          lines: shaped.lines, baselines: baselines, alignment: anchor, color: text.color, size: text.style.size,
          weight: text.style.weight)))
  }

  /// Lays out one line of text, vertically centered at `middle`.
  mutating func lineBox(
    _ role: LayoutRole, _ text: ResolvedText, x: Double, middle: Double, width: Double? = nil,
    anchor: PlacedText.Alignment = .left
  ) -> LayoutBox {
    let shaped = shape(text, width: width, lines: 1)
    return textBox(
      role, text, shaped, x: x, firstBaseline: middle + metrics.row.baselineShift * text.style.size, anchor: anchor)
  }

  /// Returns the distance of the baseline from the top of a line, in points; capitals are vertically centered in the
  /// line.
  func baselineInLine(_ text: TextStyle) -> Double {
    text.leading / 2 + metrics.row.baselineShift * text.size
  }

  /// Lays out a symbol, image, or letter around a center.
  ///
  /// - Parameters:
  ///   - factor: a scale factor, below 1 if room is scarce.
  ///   - width: the room for a text, which can be longer than one letter.
  mutating func graphicBox(
    _ graphic: ResolvedGraphic, role: LayoutRole? = nil, center: Point, factor: Double = 1, width: Double? = nil
  ) -> LayoutBox {
    switch graphic.look {
    case .symbol(let shape, let color, let plainUnit):
      let unit = plainUnit * factor
      let frame = Rect(
        center: center, size: Size(width: shape.width * unit, height: SymbolShape.gridHeight * unit))
      return LayoutBox(
        role ?? .symbol, path: graphic.path, frame: frame, look: .symbol(shape, color, unit: unit))
    case .image(let identifier, let natural, let side, let alpha):
      // An image fits into the square of a symbol.
      let scale = side * factor / max(natural.width, natural.height, 1)
      let frame = Rect(
        center: center, size: Size(width: natural.width * scale, height: natural.height * scale))
      return LayoutBox(role ?? .image, path: graphic.path, frame: frame, look: .image(identifier, alpha: alpha))
    case .text(let text):
      var fitted = text
      fitted.style.size *= factor
      fitted.style.leading *= factor
      return lineBox(role ?? .glyph, fitted, x: center.x, middle: center.y, width: width, anchor: .center)
    }
  }

  /// Returns the look of menus and of other panels of the same material.
  func panelLook(isBehind: Bool = false) -> LayoutBox.Panel {
    LayoutBox.Panel(
      fill: style[.panel], cornerRadius: metrics.panel.cornerRadius, smoothing: metrics.panel.cornerSmoothing,
      material: material(tint: .panelTint), border: style[.panelBorder],
      innerBorder: style[.panelInnerBorder], borderWidth: metrics.panel.borderWidth, outline: style[.panelOutline],
      outlineWidth: metrics.panel.outlineWidth, edge: style[.panelEdge], shadow: castsShadow ? style[.shadow] : .clear,
      shadowSigma: metrics.panel.shadowBlur / 2, shadowOffset: metrics.panel.shadowOffset,
      dimming: isBehind ? style[.dim] : nil)
  }

  /// Some platforms omit the shadow over a dimmed screen.
  private var castsShadow: Bool {
    if case .preview = mockup.control { metrics.contextMenu.hasShadow } else { true }
  }

  /// Returns the material of a panel; `nil` if nothing is behind it.
  func material(tint: ColorRole) -> LayoutBox.Material? {
    guard mockup.host != nil, style.isTranslucent, style[tint].alpha < 1 else { return nil }
    let panel = metrics.panel
    return LayoutBox.Material(
      tint: style[tint], sigma: panel.backdropBlur / 2, saturation: panel.backdropSaturation,
      refraction: panel.refractionWidth > 0 && panel.refractionDepth != 0
        ? BlurredBackdrop.Refraction(width: panel.refractionWidth, depth: panel.refractionDepth) : nil,
      rimContrast: panel.rimContrast)
  }
}

extension Rect {
  /// Extends the rectangle to the edges of a larger one that are within a distance.
  fileprivate func extended(to frame: Rect, within distance: Double) -> Rect {
    let left = x - frame.x < distance ? frame.x : x
    let top = y - frame.y < distance ? frame.y : y
    let right = frame.maxX - maxX < distance ? frame.maxX : maxX
    let bottom = frame.maxY - maxY < distance ? frame.maxY : maxY
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

extension LayoutBox {
  /// The area that the box covers, in its parent's coordinates.
  var extent: Rect {
    switch look {
    case .stepsBack(let scale, let about):
      let map = Transform(scale: scale, about: about)
      let inner = children.reduce(frame) { $0.union($1.frame) }
      let origin = map.apply(inner.origin)
      return Rect(x: origin.x, y: origin.y, width: inner.width * scale, height: inner.height * scale)
    case .none, .panel, .bubble, .fill, .gradient, .outline, .line, .leader, .clip, .backdrop, .text, .symbol, .image,
      .thumb, .scroll:
      return frame
    }
  }
}
