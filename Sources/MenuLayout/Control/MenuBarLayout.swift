import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

extension MockupLayout {
  /// Lays out a menu bar, as wide as the screen, or as its titles without a screen.
  ///
  /// - Returns: the bar, and the frame of the open menu's title.
  mutating func layOutMenuBar(_ titles: [ResolvedBarTitle]) -> (bar: LayoutBox, open: Rect?) {
    let lengths = metrics.menuBar
    let height = lengths.height + style.growth(of: .menuBar)
    var boxes: [LayoutBox] = []
    var open: Rect?
    var x = lengths.inset
    for title in titles {
      let text = lineBox(.title, title.title, x: x + lengths.titlePadding, middle: height / 2)
      let width = text.frame.width + 2 * lengths.titlePadding
      let side = lengths.titlePadding - min(lengths.titlePadding, lengths.highlightPadding ?? lengths.titlePadding)
      let inner = Rect(
        x: x + side, y: min(lengths.highlightInset, height / 2), width: width - 2 * side,
        height: max(0, height - 2 * lengths.highlightInset))
      let frame = Rect(x: x, y: 0, width: width, height: height)
      var children = [text]
      if let highlight = title.highlight {
        let radius = min(lengths.highlightRadius, inner.height / 2)
        children.insert(
          LayoutBox(
            .highlight, path: title.path, frame: inner,
            look: .fill(highlight, cornerRadius: radius, smoothing: 0)), at: 0)
        open = Rect(x: inner.x, y: 0, width: inner.width, height: height)
      }
      boxes.append(LayoutBox(.barTitle, path: title.path, name: title.name, frame: frame, children: children))
      x += width
    }
    x += lengths.inset
    var bar = Rect(x: 0, y: 0, width: x, height: height)
    if let host = mockup.host, !lengths.isCentered {
      bar.width = max(x, host.size.width)
      // A screen has these in its status bar.
      if metrics.host.surface == .window { boxes += layOutBarStatus(host, in: bar, from: x) }
    }
    let radius = lengths.isCentered ? height / 2 : 0
    let look: LayoutBox.Look = .fill(style[.menuBar], cornerRadius: radius, smoothing: 0)
    return (LayoutBox(.menuBar, path: DocumentPath([.key("menus")]), frame: bar, look: look, children: boxes), open)
  }
}
