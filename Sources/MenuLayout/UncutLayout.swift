package import MockupScene
package import PositionedJSON

/// What is wanted of a layout besides what its document says.
package struct LayoutDemand: Hashable, Sendable {
  /// The widths of menus that have a fixed one, in points.
  package var widths: [DocumentPath: Double] = [:]
  /// Whether rows and options that are scrolled out of sight are laid out, too.
  package var includesScrolledOut = false

  /// Nothing more than what the document says.
  package init() {}
}

/// A mockup that is laid out, before anything is cut off around it.
package struct UncutLayout: Sendable {
  /// What of it is in its picture, in the coordinates of the layout.
  package let picture: Rect
  /// What the menu belongs to, in the same coordinates; `nil` where that is not shown.
  package let control: Rect?
  let stage: Stage
  private(set) var content: [LayoutBox]
  let isRightToLeft: Bool
  /// What its texts lack.
  package let uses: LayoutUses

  /// The boxes of its picture.
  package var tree: LayoutTree {
    consuming get { tree(showing: picture, on: picture) }
  }

  /// The boxes of another part of it.
  ///
  /// - Parameters:
  ///   - shown: beyond this nothing is seen of the host.
  ///   - canvas: what the boxes are placed on, and mirrored in; they may reach beyond it.
  package consuming func tree(showing shown: Rect, on canvas: Rect) -> LayoutTree {
    let (isRightToLeft, uses) = (isRightToLeft, uses)
    let (host, content) = boxes(showing: shown, on: canvas)
    return LayoutTree(size: canvas.size, isRightToLeft: isRightToLeft, boxes: host + content, uses: uses)
  }

  /// The boxes of a part of it: those of the host, which end where the part ends, and all others in front of them.
  package consuming func boxes(showing shown: Rect, on canvas: Rect) -> (host: [LayoutBox], content: [LayoutBox]) {
    var host = stage.ground(behind: shown) + stage.boxes.compactMap { $0.cropped(to: shown) }
    var front = content
    // Who is the only one to hold boxes can move them where they are.
    content = []
    front += stage.front.compactMap { $0.cropped(to: shown) }
    host.move(x: -canvas.x, y: -canvas.y)
    front.move(x: -canvas.x, y: -canvas.y)
    guard isRightToLeft else { return (host, front) }
    return (host.map { $0.mirrored(in: canvas.width) }, front.map { $0.mirrored(in: canvas.width) })
  }

  /// A rectangle of the layout as it is on a canvas.
  package func place(_ rect: Rect, on canvas: Rect) -> Rect {
    let moved = rect.offset(x: -canvas.x, y: -canvas.y)
    return isRightToLeft ? moved.mirrored(in: canvas.width) : moved
  }
}

extension LayoutBox {
  /// The box without what is outside of the picture, and without text that its edge would cut; `nil` where nothing
  /// is left.
  fileprivate func cropped(to picture: Rect) -> LayoutBox? {
    if case .text = look { return picture.contains(frame) ? self : nil }
    // The shadow of a window reaches further than the window.
    guard role == .window || frame.isVisible == false || frame.overlaps(picture) else { return nil }
    var copy = self
    copy.children = children.compactMap { $0.cropped(to: picture) }
    return copy
  }
}

extension LayoutTree {
  /// A picture of the given boxes.
  package init(size: Size, isRightToLeft: Bool, boxes: [LayoutBox]) {
    self.init(size: size, isRightToLeft: isRightToLeft, boxes: boxes, uses: LayoutUses())
  }
}
