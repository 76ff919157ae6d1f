public import PositionedJSON

/// A changed input of an image.
public struct OriginChange: Hashable, Sendable {
  /// The name of the input, as in `typeface Inter-Regular.otf`.
  public var subject: String
  /// The former value; `nil` if there was none.
  public var from: String?
  /// The current value; `nil` if there is none.
  public var to: String?

  package init(subject: String, from: String? = nil, to: String? = nil) {
    self.subject = subject
    self.from = from
    self.to = to
  }

  /// The change as JSON.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [("what", .string(subject))]
    if let from { members.append(("from", .string(from))) }
    if let to { members.append(("to", .string(to))) }
    return .object(members)
  }
}
