package import PositionedJSON

/// What tells a box, or one of the groups that it is drawn as, from all others of a layout.
package struct BoxIdentifier: Hashable, Sendable {
  /// A group that a box is drawn as.
  package enum Part: Hashable, Sendable {
    /// What the box shows.
    case whole
    /// What is seen of a box that scrolls.
    case window
    /// What moves in that window.
    case content
    /// The fade at the upper or left edge of the window.
    case startFade
    /// The fade at the lower or right edge of the window.
    case endFade
  }

  package var role: LayoutRole
  package var path: DocumentPath
  /// Counts boxes of one role and path that follow each other, from 0: the halves of a stepper, the strips of a menu.
  package var ordinal = 0
  package var part = Part.whole
}

/// Gives groups of a drawing their names; `nil` for a group without a name.
package typealias GroupNaming = (BoxIdentifier) -> String?

extension [LayoutBox] {
  /// What a box is called among its siblings.
  func identifier(at index: Int) -> BoxIdentifier {
    let (role, path) = (self[index].role, self[index].path)
    var ordinal = 0
    while ordinal < index, self[index - ordinal - 1].role == role, self[index - ordinal - 1].path == path {
      ordinal += 1
    }
    return BoxIdentifier(role: role, path: path, ordinal: ordinal)
  }

  /// All boxes with their identifiers, each before what is in it.
  package var identified: [(identifier: BoxIdentifier, box: LayoutBox)] {
    indices.flatMap { [(identifier(at: $0), self[$0])] + self[$0].children.identified }
  }
}
