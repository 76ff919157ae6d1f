import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

extension MockupLayout {
  /// Lays out the pointers and fingers on items, in front of their menus.
  ///
  /// - Parameter boxes: the boxes of the menus.
  func layOutPointers(on boxes: [LayoutBox]) -> [LayoutBox] {
    mockup.pointers.compactMap { pointer in
      boxes.frame(ofItem: pointer.item).map { frame in
        switch pointer.kind {
        case .arrow:
          arrow(at: Point(x: frame.x + 0.62 * frame.width, y: frame.midY), role: .pointer, path: pointer.item)
        case .finger: finger(at: Point(x: frame.midX, y: frame.midY), path: pointer.item)
        }
      }
    }
  }

  /// A translucent disk, as recordings of a screen show touches.
  private func finger(at center: Point, path: DocumentPath) -> LayoutBox {
    let frame = Rect(center: center, size: Size(width: 38, height: 38))
    let ink: Color = .black
    return LayoutBox(
      .pointer, path: path, frame: frame,
      look: .fill(ink.multiplyingAlpha(by: 0.28), cornerRadius: frame.width / 2, smoothing: 0),
      children: [
        LayoutBox(
          .pointer, path: path, frame: frame,
          look: .outline(Color.white.multiplyingAlpha(by: 0.85), width: 2, cornerRadius: frame.width / 2, smoothing: 0))
      ])
  }
}

extension [LayoutBox] {
  /// The frame of an item's row, cell, or option in the frontmost menu that shows it.
  fileprivate func frame(ofItem path: DocumentPath) -> Rect? {
    for box in reversed() {
      // The menu behind a submenu that is open in place is covered.
      if case .stepsBack = box.look { continue }
      let isItem = box.role.callouts == .row || box.role.callouts == .partOfRow
      if isItem, box.path == path { return box.frame }
      if let found = box.children.frame(ofItem: path) { return found }
    }
    return nil
  }
}
