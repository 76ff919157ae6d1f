package import MockupScene
package import PositionedJSON

/// Requests for a layout beyond its document.
package struct LayoutDemand: Sendable {
  /// Fixed menu widths in points, by path.
  package var widths: [DocumentPath: Double] = [:]
  /// Lays out rows and options that are scrolled out of sight.
  package var includesScrolledOut = false
  /// Menus whose panels are not laid out again if a submenu is open: they keep their frames and have no content.
  package var panels = LaidOutPanels()
  /// The menu that is laid out although its panel may be known; `nil` for none.
  package var innermost: DocumentPath?
  /// Returns all panels with the layout.
  package var returnsPanels = false

  package init() {}
}

/// A layout before cropping to the image.
package struct UncutLayout: Sendable {
  /// The bounds of the image in layout coordinates.
  package let imageFrame: Rect
  /// The frame of the control in layout coordinates; `nil` if it is not shown.
  package let control: Rect?
  let stage: Stage
  private(set) var content: [LayoutBox]
  let isRightToLeft: Bool
  package let uses: LayoutUses
  /// The panels, if demanded.
  package let panels: LaidOutPanels

  package var tree: LayoutTree {
    consuming get { tree(showing: imageFrame, on: imageFrame) }
  }

  /// Returns the boxes of another part of the layout.
  ///
  /// - Parameters:
  ///   - shown: the bounds of the host's visible part.
  ///   - canvas: the area to place and mirror boxes in; they can exceed it.
  package consuming func tree(showing shown: Rect, on canvas: Rect) -> LayoutTree {
    let (isRightToLeft, uses) = (isRightToLeft, uses)
    let (host, content) = boxes(showing: shown, on: canvas)
    return LayoutTree(size: canvas.size, isRightToLeft: isRightToLeft, boxes: host + content, uses: uses)
  }

  /// Returns the boxes of a part: those of the host, cropped to the part, and all others in front of them.
  package consuming func boxes(showing shown: Rect, on canvas: Rect) -> (host: [LayoutBox], content: [LayoutBox]) {
    var host = stage.backdrop(behind: shown) + stage.boxes.compactMap { $0.cropped(to: shown) }
    var front = content
    // Uniquely referenced boxes are moved in place.
    content = []
    front += stage.front.compactMap { $0.cropped(to: shown) }
    host.move(x: -canvas.x, y: -canvas.y)
    front.move(x: -canvas.x, y: -canvas.y)
    guard isRightToLeft else { return (host, front) }
    return (host.map { $0.mirrored(in: canvas.width) }, front.map { $0.mirrored(in: canvas.width) })
  }

  package func place(_ rect: Rect, on canvas: Rect) -> Rect {
    let moved = rect.offset(x: -canvas.x, y: -canvas.y)
    return isRightToLeft ? moved.mirrored(in: canvas.width) : moved
  }
}

extension LayoutBox {
  /// Returns the box without the parts outside the image, and without text that its edges would cut; `nil` if nothing
  /// is left.
  fileprivate func cropped(to imageFrame: Rect) -> LayoutBox? {
    if case .text = look { return imageFrame.contains(frame) ? self : nil }
    // The shadow of a window extends beyond its frame.
    guard role == .window || frame.isVisible == false || frame.overlaps(imageFrame) else { return nil }
    var copy = self
    copy.children = children.compactMap { $0.cropped(to: imageFrame) }
    return copy
  }
}

extension LayoutTree {
  package init(size: Size, isRightToLeft: Bool, boxes: [LayoutBox]) {
    self.init(size: size, isRightToLeft: isRightToLeft, boxes: boxes, uses: LayoutUses())
  }
}
