import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

struct CalloutMark {
  var text: ResolvedText
  var shaped: ShapedText
  var size: Size
  var isPlain: Bool
}

extension MockupLayout {
  /// - Parameter maximumWidth: the greatest width of a mark on its item, in points.
  mutating func mark(_ callout: ResolvedCallout, maximumWidth: Double? = nil) -> CalloutMark {
    var text = callout.text
    if callout.isNumber || maximumWidth != nil {
      text.color = mockup.annotations.calloutText
      let height = maximumWidth == nil ? max(Self.minimum, text.style.leading + 2) : text.style.leading
      let shaped = shape(text, width: maximumWidth.map { $0 - height / 2 }, lines: 1)
      return CalloutMark(
        text: text, shaped: shaped, size: Size(width: max(height, shaped.width + height / 2), height: height),
        isPlain: false)
    }
    text.style = style[.caption]
    let room = mockup.host == nil ? Size.zero : Self.textRoom
    let shaped = balanced(text, width: Self.maximumTextWidth)
    return CalloutMark(
      text: text, shaped: shaped,
      size: Size(
        width: shaped.width + 2 * room.width,
        height: text.style.leading * Double(shaped.lines.count) + 2 * room.height),
      isPlain: true)
  }

  /// Shapes a text with lines of similar length, without adding lines.
  mutating func balanced(_ text: ResolvedText, width: Double) -> ShapedText {
    var best = shape(text, width: width)
    guard best.lines.count > 1, !best.isTruncated else { return best }
    var (low, high) = (best.width / Double(best.lines.count), best.width)
    while high - low > 4 {
      let middle = (low + high) / 2
      let narrower = shape(text, width: middle)
      if narrower.lines.count > best.lines.count || narrower.isTruncated {
        low = middle
      } else {
        best = narrower
        high = min(middle, narrower.width)
      }
    }
    return best
  }

  /// Creates the box of a mark. Over a host the mark has a border or a background.
  func box(_ mark: CalloutMark, in frame: Rect, anchor: PlacedText.Alignment) -> LayoutBox {
    let path = mark.text.path
    guard mark.isPlain else {
      let radius = frame.height / 2
      let words = textBox(
        .title, mark.text, mark.shaped, x: frame.midX,
        firstBaseline: frame.midY + metrics.row.baselineShift * mark.text.style.size, anchor: .center)
      let edge = LayoutBox(
        .separator, path: path, frame: frame,
        look: .outline(mockup.annotations.calloutText, width: 1, cornerRadius: radius, smoothing: 0))
      return LayoutBox(
        .callout, path: path, frame: frame, look: .fill(mockup.annotations.callout, cornerRadius: radius, smoothing: 0),
        children: (mockup.host == nil ? [] : [edge]) + [words])
    }
    let room = mockup.host == nil ? Size.zero : Self.textRoom
    let x =
      switch anchor {
      case .left: frame.x + room.width
      case .center: frame.midX
      case .right: frame.maxX - room.width
      }
    let words = textBox(
      .title, mark.text, mark.shaped, x: x,
      firstBaseline: frame.y + room.height + baselineInLine(mark.text.style), anchor: anchor)
    let look: LayoutBox.Look = mockup.host == nil ? .none : .fill(style[.panel], cornerRadius: 6, smoothing: 0)
    return LayoutBox(.callout, path: path, frame: frame, look: look, children: [words])
  }

  func leader(_ points: [Point], _ path: DocumentPath) -> LayoutBox? {
    guard let first = points.first else { return nil }
    let frame = points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
    return LayoutBox(.leader, path: path, frame: frame, look: .leader(points, mockup.annotations.leader))
  }

  /// The least height of a number's mark, in points.
  private static let minimum = 18.0
  /// In points.
  private static let maximumTextWidth = 160.0
  /// The margin around a text with a background, in points.
  private static let textRoom = Size(width: 6, height: 3)
}
