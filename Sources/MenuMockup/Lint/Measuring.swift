import MenuDocument
import MenuLayout
import MenuLint
import MenuResolve
import MenuTheme
import MockupScene

struct MeasuredLayout {
  let tree: LayoutTree
  let backdrop: Color

  init(_ part: ResolvedPart, _ tree: LayoutTree) {
    self.tree = tree
    backdrop = part.mockup.style[.background]
  }

  func measures(of document: MockupDocument) -> MockupMeasures {
    var tint: Color?
    if case .literal(let color)? = document.tint { tint = color }
    var measuring = Measuring(tint: tint, backdrop: backdrop)
    for box in tree.boxes { measuring.visit(box, isInCell: false) }
    return measuring.measures
  }
}

private struct Measuring {
  private(set) var measures = MockupMeasures()
  private let tint: Color?
  private var backdrops: [(frame: Rect, color: Color)]

  init(tint: Color?, backdrop: Color) {
    self.tint = tint
    let all = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    backdrops = [(all, backdrop.painted(on: .white))]
  }

  mutating func visit(_ box: LayoutBox, isInCell: Bool) {
    switch box.role {
    // Only the menu is measured.
    case .window, .bar, .hostPart, .placeholder, .callout, .leader, .caption, .preview: return
    case .row, .submenuHeader: measures.rows.append(.init(path: box.path, height: box.frame.height))
    default: break
    }
    switch box.look {
    case .panel(let panel), .bubble(let panel, _): backdrops.append((box.frame, panel.fill))
    case .fill(let color, _, _): backdrops.append((box.frame, color))
    case .text(let text): add(text, of: box, isInCell: isInCell)
    default: break
    }
    for child in box.children { visit(child, isInCell: isInCell || box.role == .cell) }
  }

  private mutating func add(_ text: PlacedText, of box: LayoutBox, isInCell: Bool) {
    let (x, y) = (box.frame.x + box.frame.width / 2, box.frame.y + box.frame.height / 2)
    var backdrop = Color.white
    var isOnTint = false
    for (frame, color) in backdrops
    where frame.x <= x && x <= frame.x + frame.width && frame.y <= y
      && y <= frame.y + frame.height
    {
      backdrop = color.painted(on: backdrop)
      if color.alpha > 0.5 { isOnTint = color.isSame(as: tint) }
    }
    let shown = text.lines.map { $0.text }.joined()
    measures.texts.append(
      .init(
        path: box.path, size: text.size, contrast: text.color.painted(on: backdrop).contrast(on: backdrop),
        isTinted: isOnTint || text.color.isSame(as: tint), shown: isInCell && box.role == .label ? shown : nil))
  }
}

extension Color {
  /// Compares colors without their opacity.
  fileprivate func isSame(as other: Color?) -> Bool {
    guard let other else { return false }
    return red == other.red && green == other.green && blue == other.blue
  }
}
