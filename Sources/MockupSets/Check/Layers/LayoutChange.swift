public import MenuLayout
public import MockupScene
public import PositionedJSON

public struct LayoutChange: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: String, Hashable, Sendable {
    case added
    case removed
    /// The box moved within its parent.
    case moved
    /// The box changed its size.
    case resized
    /// The box changed its text.
    case text
  }

  /// The document path of the box; for a removed box, in the earlier document.
  public var path: DocumentPath
  /// The role of the box.
  public var role: LayoutRole
  /// The current text; for a removed box, its former text.
  public var text: String?
  /// The former text, if it changed.
  public var earlierText: String?
  /// The kind of change.
  public var kind: Kind
  /// The former frame, in points of the earlier image.
  public var from: Rect?
  /// The current frame, in points of the image.
  public var to: Rect?
  /// The distance moved to the right and down within the parent, in points; `nil` for other kinds of change.
  public var distance: Point?
  /// The number of further boxes of the same role with the same change.
  public var others = 0

  /// The change as JSON.
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

  /// Rounds a length to a thousandth of a point.
  static func rounded(_ length: Double) -> Double {
    let rounded = (length * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
