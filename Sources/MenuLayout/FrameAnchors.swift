import MenuResolve
import MockupScene

extension [FramedLayout] {
  /// The point of each image to align with the others: the top leading corner of its button, else of its preview, else
  /// of its first box. Shadows of different sizes therefore cause no misalignment.
  ///
  /// Images of screens and windows align by their own corners. Images in both directions align on the left.
  var anchors: [Point] {
    let isRight = allSatisfy { $0.tree.isRightToLeft }
    guard allSatisfy({ $0.mockup.host == nil }) else { return map { $0.corner(isRight: isRight) } }
    for role in [LayoutRole.button, .preview] {
      let corners = compactMap { $0.corner(of: [role], isRight: isRight) }
      if corners.count == count { return corners }
    }
    return map {
      $0.corner(of: [.button, .preview, .menuBar, .menu, .confirmation], isRight: isRight)
        ?? $0.corner(isRight: isRight)
    }
  }
}

extension FramedLayout {
  fileprivate func corner(isRight: Bool) -> Point { Point(x: isRight ? tree.size.width : 0, y: 0) }

  /// Returns a top corner of the topmost box with one of the roles.
  fileprivate func corner(of roles: Set<LayoutRole>, isRight: Bool) -> Point? {
    let frame = tree.boxes.filter { roles.contains($0.role) }.map { $0.frame }.min { $0.y < $1.y }
    return frame.map { Point(x: isRight ? $0.maxX : $0.x, y: $0.y) }
  }
}
