import MenuResolve
import MenuTheme
import MockupScene

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
