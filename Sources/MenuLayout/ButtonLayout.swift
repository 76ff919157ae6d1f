import MenuModel
import Scene

extension MockupLayout {
  /// Lays out the button that opens the menu, with its introductory text in front.
  ///
  /// - Returns: the boxes, and the frame of the button alone, which the menu is placed by.
  mutating func layOutButton(_ button: ResolvedButton) -> (boxes: [LayoutBox], frame: Rect) {
    let lengths = metrics.button
    let textStyle = style[.button]
    let height = max(
      button.minimumSize, textStyle.leading + 2 * button.verticalPadding)
    var boxes: [LayoutBox] = []
    var left = 0.0
    if let label = button.label {
      let shaped = shape(label, width: nil, lines: 1)
      let box = textBox(
        .buttonLabel, label, shaped, x: 0,
        firstBaseline: height / 2 + metrics.row.baselineShift * label.style.size)
      boxes.append(box)
      left = box.frame.maxX + lengths.labelSpacing
    }
    var x = left + button.horizontalPadding
    var children: [LayoutBox] = []
    var isFirst = true
    func advance() {
      if !isFirst { x += lengths.spacing }
      isFirst = false
    }
    if let graphic = button.graphic {
      advance()
      let box = graphicBox(graphic, center: .zero, size: textStyle.size)
      children.append(box.moved(x: x + box.frame.width / 2, y: height / 2))
      x += box.frame.width
    }
    if let title = button.title {
      advance()
      let shaped = shape(title, width: nil, lines: 1)
      let box = textBox(
        .title, title, shaped, x: x,
        firstBaseline: height / 2 + metrics.row.baselineShift * title.style.size)
      children.append(box)
      x += box.frame.width
    }
    if let indicator = button.indicator {
      advance()
      let box = graphicBox(
        indicator, role: .indicator, center: .zero, size: lengths.indicatorSize * style.textScale)
      children.append(box.moved(x: x + box.frame.width / 2, y: height / 2))
      x += box.frame.width
    }
    x += button.horizontalPadding
    let width = max(button.minimumSize, x - left)
    // A symbol alone stands in the middle of a button that is wider than it needs.
    let slack = (width - (x - left)) / 2
    let frame = Rect(x: left, y: 0, width: width, height: height)
    let look: LayoutBox.Look =
      button.ground.map {
        .fill($0, cornerRadius: min(button.cornerRadius, height / 2), smoothing: lengths.cornerSmoothing)
      } ?? .none
    boxes.append(
      LayoutBox(
        .button, path: button.path, frame: frame, look: look, children: children.map { $0.moved(x: slack, y: 0) }))
    return (boxes, frame)
  }
}
