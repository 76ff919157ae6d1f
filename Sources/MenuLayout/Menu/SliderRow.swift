import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  /// Lays out a slider: its track between the symbols of the least and the greatest value.
  mutating func layOutSlider(
    _ slider: ResolvedSlider, row: ResolvedRow, columns: MenuColumns, at origin: Point
  ) -> LayoutBox {
    let lengths = metrics.control
    let frame = Rect(
      x: origin.x, y: origin.y, width: columns.width, height: max(lengths.height, style.rowHeight))
    var start = frame.x + metrics.row.inset
    var end = frame.maxX - metrics.row.trailingInset
    var children: [LayoutBox] = []
    if let graphic = slider.minimum {
      let box = graphicBox(graphic, center: .zero)
      children.append(box.moved(x: start + box.frame.width / 2, y: frame.midY))
      start += box.frame.width + metrics.row.spacing
    }
    if let graphic = slider.maximum {
      let box = graphicBox(graphic, center: .zero)
      children.append(box.moved(x: end - box.frame.width / 2, y: frame.midY))
      end -= box.frame.width + metrics.row.spacing
    }
    let thumb = lengths.thumbWidth
    let track = Rect(
      x: start, y: frame.midY - lengths.trackHeight / 2, width: max(thumb, end - start),
      height: lengths.trackHeight)
    let center = track.x + thumb / 2 + (track.width - thumb) * slider.value
    var filled = track
    filled.width = center - track.x
    let radius = lengths.trackHeight / 2
    children.append(
      LayoutBox(
        .track, path: row.path, frame: track,
        look: .fill(style[.track].multiplyingAlpha(by: slider.alpha), cornerRadius: radius, smoothing: 0)))
    children.append(
      LayoutBox(
        .trackFill, path: row.path, frame: filled,
        look: .fill(slider.color.multiplyingAlpha(by: slider.alpha), cornerRadius: radius, smoothing: 0)))
    children.append(
      LayoutBox(
        .thumb, path: row.path,
        frame: Rect(center: Point(x: center, y: frame.midY), size: Size(width: thumb, height: lengths.thumbHeight)),
        look: .thumb(
          style[.thumb], shadow: style[.thumbShadow], blur: lengths.thumbShadowBlur,
          offset: lengths.thumbShadowOffset)))
    return LayoutBox(.slider, path: row.path, name: row.name, frame: frame, children: children)
  }
}
