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
      boxes.box(ofItem: pointer.item).map { box in
        let frame = box.frame
        switch pointer.kind {
        case .arrow:
          // After the title if there is room, so that it stays readable.
          let title = box.children.first { $0.role == .title }?.frame.maxX ?? frame.x
          let x = max(frame.x + 0.62 * frame.width, min(title + 3, frame.maxX - 14))
          return arrow(at: Point(x: x, y: frame.midY), role: .pointer, path: pointer.item)
        case .finger: return finger(at: Point(x: frame.midX, y: frame.midY), path: pointer.item)
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
  /// An item's row, cell, or option in the frontmost menu that shows it.
  fileprivate func box(ofItem path: DocumentPath) -> LayoutBox? {
    for box in reversed() {
      // The menu behind a submenu that is open in place is covered.
      if case .stepsBack = box.look { continue }
      let isItem = box.role.callouts == .row || box.role.callouts == .partOfRow
      if isItem, box.path == path { return box }
      if let found = box.children.box(ofItem: path) { return found }
    }
    return nil
  }
}
