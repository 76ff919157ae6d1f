import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MockupLayout {
  mutating func layOutPreview(_ preview: ResolvedPreview) -> PlacedControl {
    let frame = Rect(origin: .zero, size: fitted(preview.size))
    let lengths = metrics.contextMenu
    var look = panelLook()
    look.fill = style[.previewGround]
    look.cornerRadius = lengths.previewRadius
    look.material = nil
    look.innerBorder = .clear
    look.edge = .clear
    look.shadow = style[.previewShadow]
    look.shadowSigma = lengths.previewShadowBlur / 2
    look.shadowOffset = 0
    if lengths.opens == .belowPreview {
      // A preview lifted off a screen has no glass rim.
      look.borderWidth = 0
      look.outlineWidth = 0
    }
    let box = LayoutBox(
      .preview, path: preview.path, frame: frame, look: .panel(look), children: content(of: preview, in: frame))
    switch lengths.opens {
    case .belowPreview: return control([box], anchor: .frame(frame, gap: lengths.gap))
    case .atPointer:
      let tip = Point(x: frame.x + frame.width * 0.55, y: frame.y + frame.height * 0.5)
      var control = control([box], anchor: .point(tip))
      if mockup.menu != nil, mockup.pointers.isEmpty { control.front = [arrow(at: tip, path: preview.path)] }
      return control
    }
  }

  /// Returns the size of a preview, reduced to fit on the screen together with the menu.
  private mutating func fitted(_ size: Size) -> Size {
    guard metrics.contextMenu.opens == .belowPreview, let host = mockup.host, size.width > 0, size.height > 0 else {
      return size
    }
    let bounds = bounds(in: plan(of: host, around: nil), around: nil)
    // The preview keeps at least a fifth of the screen; a taller menu scrolls.
    let room = max(bounds.height - metrics.contextMenu.gap - menuHeight, bounds.height / 5)
    let scale = min(1, bounds.width / size.width, room / size.height)
    return Size(width: max(1, size.width * scale), height: max(1, size.height * scale))
  }

  private var menuHeight: Double {
    mutating get {
      guard let menu = mockup.menu else { return 0 }
      return layOutPanel(menu, isTurned: false).size.height
    }
  }

  mutating func previewPosition(_ preview: PlacedControl, in plan: HostPlan) -> Point {
    let size = preview.extent.size
    let bounds = bounds(in: plan, around: nil)
    let area = plan.isWindow ? plan.content : bounds
    var frame = Rect(center: Point(x: area.midX, y: area.midY), size: size)
    guard metrics.contextMenu.opens == .belowPreview, mockup.menu != nil else { return frame.origin }
    let totalHeight = size.height + metrics.contextMenu.gap + menuHeight
    frame.y = max(bounds.y, min(frame.y, bounds.maxY - totalHeight))
    return frame.origin
  }

  private mutating func content(of preview: ResolvedPreview, in frame: Rect) -> [LayoutBox] {
    switch preview.content {
    case .image(let identifier, let natural):
      let stage = Stage(frame: frame, background: .image(identifier, natural), path: preview.path)
      return stage.backdrop(behind: frame)
    case .host(var host):
      // A previewed screen has no back button.
      host.back = nil
      let demand = HostPlan.Demand(kind: host.kind, size: frame.size, growth: style.growth(of: .hostTitle))
      let parts = HostParts(
        host: host, plan: HostPlan(card: frame, isWindow: false, demand: demand, lengths: metrics.host))
      let role: ColorRole = host.kind.traits.control == .form ? .hostGroupedGround : .previewGround
      let stage = Stage(frame: frame, background: host.background ?? .color(style[role]), path: host.path)
      let inside =
        host.kind.traits.control == .form
        ? layOutBars(parts, controlFrame: nil) + layOutSmallForm(parts) : layOutParts(parts, controlFrame: nil)
      return stage.backdrop(behind: frame) + inside
    }
  }

  /// An arrow, black with a white border, its tip at a point.
  ///
  /// The tip is in the middle of the box's top edge, so it stays in place when the layout is mirrored.
  func arrow(at tip: Point, role: LayoutRole = .hostPart, path: DocumentPath) -> LayoutBox {
    let unit = 17.0 / 24
    var arrow = Path()
    // The outline on the grid, counterclockwise from the tip.
    let corners: [(Double, Double)] = [(24, 1), (24, 19.5), (28.2, 15.6), (31, 22), (34, 20.7), (31.3, 14.4), (37, 14)]
    for (index, corner) in corners.enumerated() {
      if index == 0 { arrow.move(x: corner.0, y: corner.1) } else { arrow.line(x: corner.0, y: corner.1) }
    }
    arrow.close()
    func box(_ color: Color, isLine: Bool) -> LayoutBox {
      let element = SymbolShape.Element(
        path: arrow, fill: isLine ? nil : .nonZero, strokeWidth: isLine ? 2.6 : nil)
      let shape = SymbolShape(name: "pointer", width: 48, elements: [element], mirrors: false)
      let frame = Rect(x: tip.x - 24 * unit, y: tip.y - unit, width: 48 * unit, height: 24 * unit)
      return LayoutBox(
        role, path: path, frame: frame, look: .symbol(shape, color, unit: unit))
    }
    let edge = box(.white, isLine: true)
    return LayoutBox(role, path: path, frame: edge.frame, children: [edge, box(.black, isLine: false)])
  }
}
