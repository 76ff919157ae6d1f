public import MenuLayout
public import MockupScene
public import PositionedJSON

/// A change of a layout, as people would tell it.
public struct LayoutChange: Hashable, Sendable {
  /// What happened to the box.
  public enum Kind: String, Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It stands at another place of the box around it.
    case moved
    /// It has another size.
    case resized
    /// It says something else.
    case text
  }

  /// What the box belongs to in the document; for one that is gone, in the earlier document.
  public var path: DocumentPath
  /// What the box is.
  public var role: LayoutRole
  /// What is written in it now; for one that is gone, what was.
  public var text: String?
  /// What was written in it, where that has changed.
  public var earlierText: String?
  /// What happened.
  public var kind: Kind
  /// Where it was, in points of the earlier picture.
  public var from: Rect?
  /// Where it is, in points of the picture.
  public var to: Rect?
  /// By how much it stands further to the right and further down in the box around it, in points; `nil` where that is
  /// not what has changed.
  public var distance: Point?
  /// How many more boxes of its kind have changed in the same way.
  public var others = 0

  /// The change as data.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [("box", .string(path.description)), ("role", .string(role.rawValue))]
    if let text { members.append(("text", .string(text))) }
    if let earlierText { members.append(("textBefore", .string(earlierText))) }
    members.append(("change", .string(kind.rawValue)))
    if others > 0 { members.append(("others", .number(others))) }
    if let distance {
      members.append(("by", .array([distance.x, distance.y].map { .number(Self.rounded($0)) })))
    }
    if let from { members.append(("from", Self.json(from))) }
    if let to { members.append(("to", Self.json(to))) }
    return .object(members)
  }

  private static func json(_ frame: Rect) -> JSONNode {
    .array([frame.x, frame.y, frame.width, frame.height].map { .number(rounded($0)) })
  }

  /// A length to the thousandth of a point.
  static func rounded(_ length: Double) -> Double {
    let rounded = (length * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
