package import PositionedJSON

/// Identifies a box of a layout, or a group that it is drawn as.
package struct BoxIdentifier: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case whole
    case window
    case content
    case startFade
    case endFade
  }

  package var role: LayoutRole
  package var path: DocumentPath
  /// Counts consecutive boxes with the same role and path from 0: the halves of a stepper, the strips of a menu.
  package var ordinal = 0
  package var part = Part.whole
}

package typealias GroupNaming = (BoxIdentifier) -> String?

extension [LayoutBox] {
  func identifier(at index: Int) -> BoxIdentifier {
    let (role, path) = (self[index].role, self[index].path)
    var ordinal = 0
    while ordinal < index, self[index - ordinal - 1].role == role, self[index - ordinal - 1].path == path {
      ordinal += 1
    }
    return BoxIdentifier(role: role, path: path, ordinal: ordinal)
  }

  /// Calls `body` with all boxes and their identifiers, each before its descendants.
  package func forEachIdentified(_ body: (BoxIdentifier, LayoutBox) -> Void) {
    for index in indices {
      body(identifier(at: index), self[index])
      self[index].children.forEachIdentified(body)
    }
  }
}
