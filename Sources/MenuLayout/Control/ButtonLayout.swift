import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  /// Lays out the button that opens the menu, preceded by its introductory text.
  ///
  /// - Returns: the boxes, the button last, and the frame of the button alone, which the menu's position depends on.
  mutating func layOutButton(_ button: ResolvedButton) -> (boxes: [LayoutBox], frame: Rect) {
    let middle = button.height / 2
    var boxes: [LayoutBox] = []
    var left = 0.0
    if let label = button.label {
      let box = lineBox(.buttonLabel, label, x: 0, middle: middle)
      boxes.append(box)
      left = box.frame.maxX + metrics.button.labelSpacing
    }
    let parts = layOutContent(of: button, x: left + button.horizontalPadding)
    let natural = parts.end - left
    let width = max(button.minimumWidth, natural)
    // A lone symbol is centered in a button that is wider than necessary.
    let children = parts.boxes.map { $0.moved(x: (width - natural) / 2, y: 0) }
    let frame = Rect(x: left, y: 0, width: width, height: button.height)
    let radius = min(button.cornerRadius, button.height / 2, width / 2)
    let smoothing = 2 * radius < button.height ? metrics.button.cornerSmoothing : 0
    var outline: [LayoutBox] = []
    if let border = button.border, metrics.button.borderWidth > 0 {
      outline.append(
        LayoutBox(
          .separator, path: button.path, frame: frame,
          look: .outline(border, width: metrics.button.borderWidth, cornerRadius: radius, smoothing: smoothing)))
    }
    let look: LayoutBox.Look =
      button.fill.map { .fill($0, cornerRadius: radius, smoothing: smoothing) } ?? .none
    boxes.append(
      LayoutBox(.button, path: button.path, frame: frame, look: look, children: outline + children))
    return (boxes, frame)
  }

  private mutating func layOutContent(of button: ResolvedButton, x start: Double) -> (boxes: [LayoutBox], end: Double) {
    let lengths = metrics.button
    let middle = button.height / 2
    var boxes: [LayoutBox] = []
    var x = start
    func advance() {
      if !boxes.isEmpty { x += lengths.spacing }
    }
    if let graphic = button.graphic {
      let box = graphicBox(graphic, center: .zero)
      boxes.append(box.moved(x: x + box.frame.width / 2, y: middle))
      x += box.frame.width
    }
    if let title = button.title {
      advance()
      let box = lineBox(.title, title, x: x, middle: middle)
      boxes.append(box)
      x += box.frame.width
    }
    guard let indicator = button.indicator else { return (boxes, x + button.horizontalPadding) }
    if let division = button.division {
      // A line divides off the part that opens the menu.
      x += button.horizontalPadding
      boxes.append(
        LayoutBox(
          .separator, path: button.path,
          frame: Rect(x: x, y: button.height * 0.2, width: 0, height: button.height * 0.6),
          look: .line(division, .right)))
      x += lengths.spacing
    } else {
      advance()
    }
    let box = graphicBox(indicator, role: .indicator, center: .zero)
    guard let fill = button.indicatorFill else {
      boxes.append(box.moved(x: x + box.frame.width / 2, y: middle))
      let room = button.division == nil ? button.horizontalPadding : lengths.spacing
      return (boxes, x + box.frame.width + room)
    }
    // The box has the same distance to the button's edges on three sides.
    let side = min(lengths.indicatorBox * button.scale, button.height - 4)
    let room = (button.height - side) / 2
    let square = Rect(x: x, y: room, width: side, height: side)
    boxes.append(
      LayoutBox(
        .indicator, path: button.path, frame: square,
        look: .fill(fill, cornerRadius: lengths.indicatorBoxRadius * button.scale, smoothing: 0),
        children: [box.moved(x: square.midX, y: square.midY)]))
    return (boxes, square.maxX + room)
  }
}
