import MenuResolve
import MockupScene

extension [FramedLayout] {
  /// The point of each image to align with the others: the top leading corner of its button, else of its preview, else
  /// of its first box. Shadows of different sizes therefore cause no misalignment.
  ///
  /// Images of screens and windows align by their own corners.
  var anchors: [Point] {
    guard allSatisfy({ $0.mockup.host == nil }) else { return map { $0.leadingCorner } }
    for role in [LayoutRole.button, .preview] {
      let corners = compactMap { $0.leadingCorner(of: [role]) }
      if corners.count == count { return corners }
    }
    return map { $0.leadingCorner(of: [.button, .preview, .menuBar, .menu, .confirmation]) ?? $0.leadingCorner }
  }
}

extension FramedLayout {
  fileprivate var leadingCorner: Point { Point(x: tree.isRightToLeft ? tree.size.width : 0, y: 0) }

  /// Returns the top leading corner of the topmost box with one of the roles.
  fileprivate func leadingCorner(of roles: Set<LayoutRole>) -> Point? {
    let frame = tree.boxes.filter { roles.contains($0.role) }.map { $0.frame }.min { $0.y < $1.y }
    return frame.map { Point(x: tree.isRightToLeft ? $0.maxX : $0.x, y: $0.y) }
  }
}
