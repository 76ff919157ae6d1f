import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

// MARK: Status items

extension MockupLayout {
  /// The metrics of status items on macOS 26, read off a screenshot.
  private enum StatusItem {
    static let height = 23.5
    static let minimumWidth = 36.0
    static let padding = 9.0
    /// The menu starts to the left of and below the pill.
    static let menuOffset = 13.0
    static let menuGap = 5.5
    static let spacing = 6.0
    static let otherWidth = 30.0
  }

  /// Lays out a menu bar with a status item, as wide as the screen.
  mutating func layOutStatusItem(_ item: ResolvedStatusItem) -> PlacedControl {
    let lengths = metrics.menuBar
    let height = max(lengths.height, StatusItem.height) + style.growth(of: .menuBar)
    var parts: [LayoutBox] = []
    var x = 0.0
    if let graphic = item.graphic {
      let box = graphicBox(graphic, center: .zero)
      parts.append(box.moved(x: box.frame.width / 2, y: height / 2))
      x = box.frame.width
    }
    if let title = item.title {
      if x > 0 { x += StatusItem.spacing }
      let box = lineBox(.title, title, x: x, middle: height / 2)
      parts.append(box)
      x = box.frame.maxX
    }
    let width = max(StatusItem.minimumWidth, x + 2 * StatusItem.padding)
    let end = statusBoxes(item, height: height)
    let endWidth = end.map { $0.frame.maxX }.max() ?? 0
    let barWidth = max(mockup.host?.size.width ?? 0, width + 2 * lengths.inset)
    let start = mockup.host == nil ? lengths.inset : max(lengths.inset, barWidth - endWidth - width)
    let pill = Rect(x: start, y: (height - StatusItem.height) / 2, width: width, height: StatusItem.height)
    var children: [LayoutBox] = []
    if let highlight = item.highlight {
      children.append(
        LayoutBox(
          .highlight, path: item.path, frame: pill,
          look: .fill(highlight, cornerRadius: pill.height / 2, smoothing: 0)))
    }
    children += parts.map { $0.moved(x: pill.x + (width - x) / 2, y: 0) }
    let box = LayoutBox(.statusItem, path: item.path, frame: pill, children: children)
    let bar = LayoutBox(
      .menuBar, path: item.path, frame: Rect(x: 0, y: 0, width: barWidth, height: height),
      look: .fill(style[.menuBar], cornerRadius: 0, smoothing: 0),
      children: [box] + (mockup.host == nil ? [] : end.map { $0.moved(x: barWidth - endWidth, y: 0) }))
    let anchor = Rect(x: pill.x - StatusItem.menuOffset, y: pill.y, width: pill.width, height: pill.height)
    return control([bar], anchor: .barTitle(anchor, gap: StatusItem.menuGap))
  }

  /// The items of the system at the end of the bar, from its start.
  private mutating func statusBoxes(_ item: ResolvedStatusItem, height: Double) -> [LayoutBox] {
    var boxes: [LayoutBox] = []
    var x = StatusItem.otherWidth / 2
    for other in item.others {
      boxes.append(graphicBox(other, role: .hostPart, center: Point(x: x, y: height / 2)))
      x += StatusItem.otherWidth
    }
    var clock = lineBox(.hostPart, item.clock, x: x - StatusItem.otherWidth / 4, middle: height / 2)
    let end = clock.frame.maxX + metrics.menuBar.inset
    clock.children.append(
      LayoutBox(.hostPart, path: item.path, frame: Rect(x: end, y: clock.frame.y, width: 0, height: 0)))
    boxes.append(clock)
    boxes.append(LayoutBox(.hostPart, path: item.path, frame: Rect(x: end, y: 0, width: 0, height: 0)))
    return boxes
  }
}

// MARK: App icons

extension MockupLayout {
  /// The metrics of app icons: estimates.
  private enum AppIcon {
    static let side = 60.0
    static let gap = 12.0
    static let nameGap = 6.0
    static let tile = 52.0
    static let tileGap = 8.0
    static let dockPadding = 6.0
    static let dockMenuGap = 14.0
  }

  mutating func layOutIcon(_ icon: ResolvedIcon) -> PlacedControl {
    guard let dock = icon.dock else {
      let frame = Rect(x: 0, y: 0, width: AppIcon.side, height: AppIcon.side)
      var boxes = [iconBox(icon, frame: frame)]
      if let name = icon.name {
        let middle = frame.maxY + AppIcon.nameGap + name.style.leading / 2
        boxes.append(lineBox(.buttonLabel, name, x: frame.midX, middle: middle, anchor: .center))
      }
      return control(boxes, anchor: .frame(frame, gap: AppIcon.gap))
    }
    // The tile stands between others.
    let count = 5
    let width = Double(count) * (AppIcon.tile + AppIcon.tileGap) - AppIcon.tileGap + 2 * AppIcon.dockPadding
    let shelf = Rect(x: 0, y: 0, width: width, height: AppIcon.tile + 2 * AppIcon.dockPadding)
    var tiles: [LayoutBox] = []
    var own = shelf
    for index in 0..<count {
      let frame = Rect(
        x: shelf.x + AppIcon.dockPadding + Double(index) * (AppIcon.tile + AppIcon.tileGap),
        y: shelf.y + AppIcon.dockPadding, width: AppIcon.tile, height: AppIcon.tile)
      guard index != count / 2 else {
        own = frame
        tiles.append(iconBox(icon, frame: frame))
        continue
      }
      tiles.append(
        LayoutBox(
          .placeholder, path: icon.path, frame: frame,
          look: .fill(dock.tiles, cornerRadius: frame.width * Self.iconRadius, smoothing: Self.iconSmoothing)))
    }
    let box = LayoutBox(
      .bar, path: icon.path, frame: shelf,
      look: .fill(dock.fill, cornerRadius: shelf.height * Self.iconRadius, smoothing: Self.iconSmoothing),
      children: tiles)
    return control([box], anchor: .above(own, gap: AppIcon.dockMenuGap))
  }

  /// The corner radius of icons relative to their side.
  private static let iconRadius = 0.225
  private static let iconSmoothing = 0.6

  private mutating func iconBox(_ icon: ResolvedIcon, frame: Rect) -> LayoutBox {
    var children: [LayoutBox] = []
    let center = Point(x: frame.midX, y: frame.midY)
    if let graphic = icon.graphic {
      if case .image(_, let natural, let side, _) = graphic.look {
        // An image fills the icon.
        let factor =
          frame.width * max(natural.width, natural.height, 1)
          / (max(side, 1) * max(1, min(natural.width, natural.height)))
        children.append(
          LayoutBox(
            .icon, path: icon.path, frame: frame,
            look: .clip(cornerRadius: frame.width * Self.iconRadius, smoothing: Self.iconSmoothing),
            children: [graphicBox(graphic, center: center, factor: factor)]))
      } else {
        children.append(graphicBox(graphic, center: center))
      }
    } else if let letter = icon.letter {
      children.append(lineBox(.title, letter, x: center.x, middle: center.y, anchor: .center))
    }
    return LayoutBox(
      .icon, path: icon.path, frame: frame,
      look: .fill(icon.fill, cornerRadius: frame.width * Self.iconRadius, smoothing: Self.iconSmoothing),
      children: children)
  }
}

// MARK: Selected text

extension MockupLayout {
  /// Lays out selected text with its handles; the menu is centered above it.
  mutating func layOutSelection(_ selection: ResolvedSelection) -> PlacedControl {
    let leading = selection.text.style.leading
    let text = lineBox(.title, selection.text, x: 4, middle: leading / 2)
    let frame = Rect(x: 0, y: 0, width: text.frame.width + 8, height: leading)
    let line = 2.0
    let knob = 9.0
    func handle(x: Double, isStart: Bool) -> LayoutBox {
      let bar = Rect(x: x, y: 0, width: line, height: leading)
      let top = isStart ? -knob + 2 : leading - 2
      let round = Rect(x: x + line / 2 - knob / 2, y: top, width: knob, height: knob)
      return LayoutBox(
        .hostPart, path: selection.path, frame: bar.union(round), look: .none,
        children: [
          LayoutBox(
            .hostPart, path: selection.path, frame: bar,
            look: .fill(selection.handles, cornerRadius: 0, smoothing: 0)),
          LayoutBox(
            .hostPart, path: selection.path, frame: round,
            look: .fill(selection.handles, cornerRadius: knob / 2, smoothing: 0)),
        ])
    }
    let ground = LayoutBox(
      .selection, path: selection.path, frame: frame, look: .fill(selection.fill, cornerRadius: 0, smoothing: 0))
    let extent = Rect(x: -knob, y: -knob, width: frame.width + 2 * knob, height: frame.height + 2 * knob)
    let box = LayoutBox(
      .selectedText, path: selection.path, frame: extent,
      children: [ground, text, handle(x: -line, isStart: true), handle(x: frame.maxX, isStart: false)])
    let gap = 12.0
    let isBar = mockup.menu?.isBar ?? true
    return control([box], anchor: isBar ? .above(extent, gap: gap) : .frame(extent, gap: gap))
  }
}
