public import PositionedJSON

/// Something that a picture was made with, and that is another one now.
public struct OriginChange: Hashable, Sendable {
  /// What it is, as in `typeface Inter-Regular.otf`.
  public var what: String
  /// What it was; `nil` where there was none.
  public var from: String?
  /// What it is; `nil` where there is none.
  public var to: String?

  package init(what: String, from: String? = nil, to: String? = nil) {
    self.what = what
    self.from = from
    self.to = to
  }

  /// The change as data.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [("what", .string(what))]
    if let from { members.append(("from", .string(from))) }
    if let to { members.append(("to", .string(to))) }
    return .object(members)
  }
}
