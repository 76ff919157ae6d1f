import MenuResolve
import MockupScene

extension [FramedLayout] {
  /// The point of each picture that stands in one line with that of the others: the upper leading corner of its button,
  /// else of its preview, else of what it begins with, so that shadows of different sizes do not set menus askew.
  ///
  /// Pictures of screens and windows line up by their own corners.
  var anchors: [Point] {
    guard allSatisfy({ $0.mockup.host == nil }) else { return map(\.leadingCorner) }
    for role in [LayoutRole.button, .preview] {
      let corners = compactMap { $0.leadingCorner(of: [role]) }
      if corners.count == count { return corners }
    }
    return map { $0.leadingCorner(of: [.button, .preview, .menuBar, .menu, .confirmation]) ?? $0.leadingCorner }
  }
}

extension FramedLayout {
  /// The upper leading corner of the picture.
  fileprivate var leadingCorner: Point { Point(x: tree.isRightToLeft ? tree.size.width : 0, y: 0) }

  /// The upper leading corner of the topmost box of one of some roles.
  fileprivate func leadingCorner(of roles: Set<LayoutRole>) -> Point? {
    let frame = tree.boxes.filter { roles.contains($0.role) }.map(\.frame).min { $0.y < $1.y }
    return frame.map { Point(x: tree.isRightToLeft ? $0.maxX : $0.x, y: $0.y) }
  }
}
