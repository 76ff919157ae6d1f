import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols

extension MockupLayout {
  mutating func layOutBars(_ parts: HostParts, controlFrame: Rect?) -> [LayoutBox] {
    let plan = parts.plan
    var boxes: [LayoutBox] = []
    if plan.bar.isVisible { boxes.append(layOutTopBar(parts, controlFrame: controlFrame)) }
    if !plan.isWindow { boxes += layOutStatus(parts) }
    if plan.toolbar.isVisible, metrics.host.toolbarPosition == .bottom {
      boxes +=
        metrics.host.hasCapsules
        ? bottomCapsule(parts, controlFrame: controlFrame) : [bottomBar(parts, controlFrame: controlFrame)]
    }
    if plan.isWindow { boxes += windowButtons(parts, controlFrame: controlFrame) }
    return boxes
  }

  private func barBox(_ parts: HostParts, _ frame: Rect, edge: LayoutBox.LineEdge, children: [LayoutBox]) -> LayoutBox {
    let line =
      metrics.host.hasLines
      ? [LayoutBox(.separator, path: parts.host.path, frame: frame, look: .line(style[.hostLine], edge))] : []
    return LayoutBox(
      .bar, path: parts.host.path, frame: frame, look: .fill(style[.hostBar], cornerRadius: 0, smoothing: 0),
      children: line + children)
  }

  private mutating func layOutTopBar(_ parts: HostParts, controlFrame: Rect?) -> LayoutBox {
    let plan = parts.plan
    let gap = metrics.host.inset / 2
    // On a screen, the bar's background extends behind the status bar.
    let area = plan.isWindow ? plan.bar : plan.bar.union(plan.status.isVisible ? plan.status : plan.bar)
    var children: [LayoutBox] = []
    var start = plan.bar.x + metrics.host.inset
    if plan.isWindow, !plan.sidebar.isVisible, let buttons = windowButtons(parts, controlFrame: controlFrame).last {
      start = max(start, buttons.frame.maxX + metrics.host.inset)
    }
    if parts.host.kind.traits.hasBack, let back = parts.host.back {
      let boxes = layOutBack(back, in: plan.bar, x: start)
      if let last = boxes.first, plan.bar.contains(last.frame), controlFrame?.overlaps(last.frame) != true {
        children += boxes
        start = last.frame.maxX + gap
      }
    }
    var end = plan.bar.maxX - metrics.host.inset
    if let controlFrame, controlFrame.overlaps(plan.bar) { end = min(end, controlFrame.x - gap) }
    if let title = parts.host.title {
      children += layOutTitle(title, in: plan.bar, from: start, to: end)
    }
    return barBox(parts, area, edge: .bottom, children: children)
  }

  private mutating func layOutTitle(
    _ title: ResolvedText, in bar: Rect, from start: Double, to end: Double
  ) -> [LayoutBox] {
    guard end - start > title.style.size, bar.height >= title.style.leading else { return [] }
    let shaped = shape(title, width: end - start, lines: 1)
    guard shaped.width <= end - start else { return [] }
    let baseline = bar.midY + metrics.row.baselineShift * title.style.size
    guard metrics.host.isTitleCentered else {
      return [textBox(.title, title, shaped, x: start, firstBaseline: baseline)]
    }
    // Centered in the bar, or as close to the center as its neighbors allow.
    let half = shaped.width / 2
    let middle = min(max(bar.midX, start + half), end - half)
    return [textBox(.title, title, shaped, x: middle, firstBaseline: baseline, anchor: .center)]
  }

  /// Lays out the back button; the first box covers its whole extent.
  private mutating func layOutBack(_ back: ResolvedGraphic, in bar: Rect, x: Double) -> [LayoutBox] {
    let fill = style[.toolbarGround]
    let side = min(metrics.button.toolbarHeight, bar.height)
    let isPlain = fill.alpha == 0
    // On a background, the symbol does not grow beyond it.
    let maximum = isPlain ? .infinity : side * 0.6 / style[.back].size
    let symbol = graphicBox(back, role: .hostPart, center: .zero, factor: min(1, maximum))
    guard !isPlain else { return [symbol.moved(x: x + symbol.frame.width / 2, y: bar.midY)] }
    let frame = Rect(x: x, y: bar.midY - side / 2, width: side, height: side)
    return [
      LayoutBox(
        .hostPart, path: back.path, frame: frame,
        look: .fill(fill, cornerRadius: min(metrics.button.toolbarRadius, side / 2), smoothing: 0),
        children: [symbol.moved(x: frame.midX, y: frame.midY)])
    ]
  }

  private func windowButtons(_ parts: HostParts, controlFrame: Rect?) -> [LayoutBox] {
    let lengths = metrics.host
    let plan = parts.plan
    let roles: [ColorRole] = [.closeButton, .minimizeButton, .zoomButton]
    let total = 3 * lengths.buttonSize + 2 * lengths.buttonGap
    let start = plan.body.x + lengths.inset
    let isRoomy = plan.bar.height >= lengths.buttonSize && plan.body.width > total + 2 * lengths.inset
    guard lengths.buttonSize > 0, !plan.isCard, isRoomy else { return [] }
    let room = Rect(x: start, y: plan.bar.midY - lengths.buttonSize / 2, width: total, height: lengths.buttonSize)
    // A control that needs the whole bar replaces the buttons.
    guard controlFrame?.overlaps(room) != true else { return [] }
    return roles.enumerated().map { index, role in
      let frame = Rect(
        x: start + Double(index) * (lengths.buttonSize + lengths.buttonGap),
        y: plan.bar.midY - lengths.buttonSize / 2, width: lengths.buttonSize, height: lengths.buttonSize)
      let radius = lengths.buttonSize / 2
      return LayoutBox(
        .hostPart, path: parts.host.path, frame: frame, look: .fill(style[role], cornerRadius: radius, smoothing: 0),
        children: [
          LayoutBox(
            .hostPart, path: parts.host.path, frame: frame,
            look: .outline(
              style[.windowButtonBorder], width: max(0.5, metrics.panel.borderWidth), cornerRadius: radius,
              smoothing: 0))
        ])
    }
  }

  /// Lays out the time, shapes for signal and battery, and the theme's symbols between them.
  mutating func layOutStatus(_ parts: HostParts) -> [LayoutBox] {
    let status = parts.plan.status
    let size = min(16, status.height / 2)
    // There is too little room for recognizable shapes.
    guard size >= 8, status.width >= 200 else { return [] }
    let path = parts.host.path
    let color: Color = style[.hostText]
    // High status bars make room for rounded corners of the screen.
    let inset = metrics.host.inset + max(0, status.height - 24) * 0.7
    let middle = status.y + status.height * (status.height > 40 ? 0.58 : 0.5)
    let time = ResolvedText(
      string: "9:41", location: parts.host.location,
      style: TextStyle(
        size: size, leading: size * 1.25, weight: .semibold, tracking: 0, fallback: style[.hostTitle].fallback),
      color: color, maximumLines: 1)
    var boxes = [lineBox(.hostPart, time, x: status.x + inset, middle: middle)]
    func shape(_ frame: Rect, radius: Double, alpha: Double = 1) -> LayoutBox {
      LayoutBox(
        .hostPart, path: path, frame: frame,
        look: .fill(color.multiplyingAlpha(by: alpha), cornerRadius: radius, smoothing: 0))
    }
    let unit = size / 16
    let battery = Rect(
      x: status.maxX - inset - 25 * unit, y: middle - 6 * unit, width: 25 * unit, height: 12 * unit)
    boxes.append(
      LayoutBox(
        .hostPart, path: path, frame: battery,
        look: .outline(color.multiplyingAlpha(by: 0.4), width: unit, cornerRadius: 4 * unit, smoothing: 0),
        children: [shape(battery.inset(by: 2 * unit), radius: 2 * unit)]))
    var end = battery.x
    // The status bar does not follow the text size.
    let symbolStyle: SymbolStyle = style[.status]
    for symbol in parts.host.status.reversed() {
      let factor = unit * symbolStyle.standardSize / symbolStyle.size
      let box = graphicBox(symbol, role: .hostPart, center: .zero, factor: factor)
      end -= 4 * unit + box.frame.width
      boxes.append(box.moved(x: end + box.frame.width / 2, y: middle))
    }
    end -= parts.host.status.isEmpty ? 10 * unit : 4 * unit
    for index in 0..<4 {
      let height = (4 + 2.5 * Double(index)) * unit
      let x = end - 18 * unit + Double(index) * 5 * unit
      boxes.append(shape(Rect(x: x, y: middle + 6 * unit - height, width: 3 * unit, height: height), radius: unit))
    }
    return boxes
  }

  private func bottomBar(_ parts: HostParts, controlFrame: Rect?) -> LayoutBox {
    let bar = parts.plan.toolbar
    var room = bar
    room.height = max(0, bar.height - parts.plan.home.height)
    let inset = min(metrics.host.inset, room.width / 8)
    room = Rect(
      x: room.x + inset, y: room.y + room.height / 4, width: max(0, room.width - 2 * inset), height: room.height / 2)
    if let controlFrame { room.width = max(0, min(room.maxX, controlFrame.x - inset) - room.x) }
    return barBox(parts, bar, edge: .top, children: placeholders(parts.host).symbols(in: room))
  }

  /// Lays out placeholders for buttons in a glass capsule at the bottom of a screen, beside the control.
  private func bottomCapsule(_ parts: HostParts, controlFrame: Rect?) -> [LayoutBox] {
    var bar = parts.plan.toolbar
    bar.height = max(0, bar.height - parts.plan.home.height)
    let height = min(metrics.button.toolbarHeight, bar.height)
    let inset = min(metrics.host.inset, bar.width / 8)
    var room = Rect(x: bar.x + inset, y: bar.midY - height / 2, width: max(0, bar.width - 2 * inset), height: height)
    if let controlFrame { room.width = max(0, min(room.maxX, controlFrame.x - inset) - room.x) }
    let padding = height * 0.28
    let symbols = placeholders(parts.host).symbols(in: room.inset(by: min(padding, room.width / 4)))
    guard let end = symbols.last?.frame.maxX else {
      return [LayoutBox(.bar, path: parts.host.path, frame: parts.plan.toolbar)]
    }
    room.width = min(room.width, end + padding - room.x)
    var look = panelLook()
    look.fill = style[.toolbarGround]
    look.cornerRadius = height / 2
    look.smoothing = 0
    return [
      LayoutBox(.bar, path: parts.host.path, frame: parts.plan.toolbar),
      LayoutBox(.hostPart, path: parts.host.path, frame: room, look: .panel(look), children: symbols),
    ]
  }

  /// Lays out the Dynamic Island in front of a screen; a narrow screen has none.
  func layOutIsland(_ parts: HostParts) -> [LayoutBox] {
    let lengths = metrics.host
    let status = parts.plan.status
    guard lengths.islandWidth > 0, !parts.plan.isWindow, status.height >= lengths.islandTop + lengths.islandHeight,
      status.width >= 2.4 * lengths.islandWidth
    else { return [] }
    let frame = Rect(
      x: status.midX - lengths.islandWidth / 2, y: status.y + lengths.islandTop, width: lengths.islandWidth,
      height: lengths.islandHeight)
    return [
      LayoutBox(
        .hostPart, path: parts.host.path, frame: frame,
        look: .fill(.black, cornerRadius: lengths.islandHeight / 2, smoothing: 0))
    ]
  }

  /// Lays out the clock and the theme's symbols at the end of a menu bar, as far as there is room.
  ///
  /// - Parameter start: where the titles end.
  mutating func layOutBarStatus(_ host: ResolvedHost, in bar: Rect, from start: Double) -> [LayoutBox] {
    let clock = ResolvedText(
      string: "9:41", location: host.location, style: style[.menuBar], color: style[.menuBarTitle], maximumLines: 1)
    let gap = metrics.menuBar.titlePadding
    var boxes = [lineBox(.hostPart, clock, x: bar.maxX - metrics.menuBar.inset - gap, middle: bar.midY, anchor: .right)]
    var end = boxes[0].frame.x
    for symbol in host.status.reversed() {
      let box = graphicBox(symbol, role: .hostPart, center: .zero)
      boxes.append(box.moved(x: end - gap - box.frame.width / 2, y: bar.midY))
      end -= gap + box.frame.width
    }
    return boxes.filter { $0.frame.x >= start + gap }
  }

  func layOutHomeMark(_ parts: HostParts) -> [LayoutBox] {
    let home = parts.plan.home
    guard home.isVisible, metrics.host.homeWidth > 0 else { return [] }
    let height = min(5, home.height)
    let frame = Rect(x: home.x, y: home.maxY - min(8 + height, home.height), width: home.width, height: height)
      .widened(to: min(metrics.host.homeWidth, home.width))
    return [
      LayoutBox(
        .hostPart, path: parts.host.path, frame: frame,
        look: .fill(style[.hostText], cornerRadius: height / 2, smoothing: 0))
    ]
  }
}
