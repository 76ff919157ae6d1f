import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  /// Lays out a menu bar with a status item: as wide as the screen, before the symbols of the system, or alone.
  mutating func layOutStatusItem(_ item: ResolvedStatusItem) -> PlacedControl {
    let lengths = metrics.statusItem
    let inset = metrics.menuBar.inset
    let height = max(metrics.menuBar.height, lengths.height) + style.growth(of: .menuBar)
    var parts: [LayoutBox] = []
    var x = 0.0
    if let graphic = item.graphic {
      let box = graphicBox(graphic, center: .zero)
      parts.append(box.moved(x: box.frame.width / 2, y: height / 2))
      x = box.frame.width
    }
    if let title = item.title {
      if x > 0 { x += lengths.spacing }
      let box = lineBox(.title, title, x: x, middle: height / 2)
      parts.append(box)
      x = box.frame.maxX
    }
    let width = max(lengths.minimumWidth, x + 2 * lengths.padding)
    var bar = Rect(x: 0, y: 0, width: width + 2 * inset, height: height)
    var pill = Rect(x: inset, y: (height - lengths.height) / 2, width: width, height: lengths.height)
    var status: [LayoutBox] = []
    if let host = mockup.host {
      bar.width = max(bar.width, host.size.width)
      status = layOutBarStatus(host, in: bar, from: inset + width)
      let end = status.map { $0.frame.x }.min() ?? bar.width - inset
      pill.x = max(inset, end - lengths.spacing - width)
    }
    var children: [LayoutBox] = []
    if let highlight = item.highlight {
      children.append(
        LayoutBox(
          .highlight, path: item.path, frame: pill,
          look: .fill(highlight, cornerRadius: pill.height / 2, smoothing: 0)))
    }
    children += parts.map { $0.moved(x: pill.x + (width - x) / 2, y: 0) }
    let box = LayoutBox(.statusItem, path: item.path, frame: pill, children: children)
    let barBox = LayoutBox(
      .menuBar, path: item.path, frame: bar, look: .fill(style[.menuBar], cornerRadius: 0, smoothing: 0),
      children: [box] + status)
    let anchor = Rect(x: pill.x - lengths.menuOffset, y: pill.y, width: pill.width, height: pill.height)
    return control([barBox], anchor: .barTitle(anchor, gap: lengths.menuGap))
  }
}
