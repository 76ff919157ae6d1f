import MenuResolve
import MenuTheme
import MockupScene

/// A screen or window during layout.
struct HostParts {
  var host: ResolvedHost
  var plan: HostPlan
  var control: PlacedControl?
}

extension MockupLayout {
  /// Lays out the parts of a screen or window, from back to front.
  ///
  /// - Parameter controlFrame: the frame of the control, which no part covers.
  mutating func layOutParts(_ parts: HostParts, controlFrame: Rect?) -> [LayoutBox] {
    let plan = parts.plan
    guard parts.host.kind.traits.hasParts else { return [] }
    var inside = content(of: parts, controlFrame: controlFrame)
    inside += layOutBars(parts, controlFrame: controlFrame)
    guard plan.isWindow else { return inside }
    var boxes = layOutStatus(parts)
    boxes.append(window(parts, children: inside))
    if plan.toolbar.isVisible, metrics.host.toolbarPosition == .below { boxes.append(ornament(parts, controlFrame)) }
    return boxes + grip(parts)
  }

  func placeholders(_ host: ResolvedHost) -> Placeholders {
    let leading = style[.hostText].leading
    return Placeholders(path: host.path, color: style[.hostFill], unit: max(8, leading))
  }

  func window(_ parts: HostParts, children: [LayoutBox], fill: ColorRole = .hostGround) -> LayoutBox {
    let lengths = metrics.host
    var look = panelLook()
    look.fill = style[fill]
    look.cornerRadius = lengths.cornerRadius
    look.material = material(tint: .hostTint)
    look.shadow = style[.hostShadow]
    look.shadowSigma = lengths.shadowBlur / 2
    look.shadowOffset = lengths.shadowOffset
    return LayoutBox(
      .window, path: parts.host.path, frame: parts.plan.body, look: .panel(look), children: children)
  }

  private func content(of parts: HostParts, controlFrame: Rect?) -> [LayoutBox] {
    let plan = parts.plan
    let inset = metrics.host.inset
    let writer = placeholders(parts.host)
    var boxes: [LayoutBox] = []
    if plan.sidebar.isVisible {
      let column = plan.sidebar.inset(by: min(metrics.host.sidebarInset, plan.sidebar.width / 4))
      var room = column.inset(by: min(inset, column.width / 6))
      _ = room.cutTop(max(0, plan.bar.maxY - room.y))
      let radius = metrics.host.sidebarInset > 0 ? max(0, metrics.host.cornerRadius - metrics.host.sidebarInset) : 0
      let line =
        metrics.host.hasLines
        ? [LayoutBox(.separator, path: parts.host.path, frame: column, look: .line(style[.hostLine], .right))] : []
      boxes.append(
        LayoutBox(
          .hostPart, path: parts.host.path, frame: column,
          look: .fill(style[.hostSidebar], cornerRadius: radius, smoothing: metrics.panel.cornerSmoothing),
          children: line + writer.entries(in: room)))
    }
    var room = plan.content
    // A control in the content has the upper part for itself.
    if let controlFrame, controlFrame.overlaps(room) { _ = room.cutTop(controlFrame.maxY - room.y) }
    boxes += writer.rows(in: room.inset(by: min(inset, room.width / 8)))
    return boxes
  }

  private func ornament(_ parts: HostParts, _ controlFrame: Rect?) -> LayoutBox {
    let bar = parts.plan.toolbar
    var look = panelLook()
    look.cornerRadius = bar.height / 2
    look.smoothing = 0
    look.material = material(tint: .hostTint)
    var room = bar.inset(by: min(bar.height / 3, bar.width / 8))
    if let controlFrame { room.width = max(0, min(room.maxX, controlFrame.x - room.height) - room.x) }
    return LayoutBox(
      .bar, path: parts.host.path, frame: bar, look: .panel(look),
      children: placeholders(parts.host).symbols(in: room))
  }

  func grip(_ parts: HostParts) -> [LayoutBox] {
    let grip = parts.plan.grip
    guard grip.isVisible else { return [] }
    func shape(_ frame: Rect) -> LayoutBox {
      LayoutBox(
        .hostPart, path: parts.host.path, frame: frame,
        look: .fill(style[.hostGrip], cornerRadius: frame.height / 2, smoothing: 0))
    }
    let dot = Rect(x: grip.x - 2.5 * grip.height, y: grip.y, width: grip.height, height: grip.height)
    return [shape(dot), shape(grip)]
  }
}
