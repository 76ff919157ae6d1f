public import PositionedJSON

/// A change of a document, as people would tell it.
public struct DocumentChange: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is another one.
    case changed
    /// It stands at another place of its list.
    case moved
  }

  /// Where it is now; for what is gone, where it was.
  public var path: DocumentPath
  /// What happened.
  public var kind: Kind
  /// What was there, as JSON; of what has moved, the path. Long texts are cut.
  public var from: String?
  /// What is there, as JSON; of what has moved, the path. Long texts are cut.
  public var to: String?

  /// The longest text that is kept of a value, in characters.
  private static let longest = 1000

  init(_ kind: Kind, at path: DocumentPath, from: JSONNode? = nil, to: JSONNode? = nil) {
    self.kind = kind
    self.path = path
    self.from = from.map(Self.text)
    self.to = to.map(Self.text)
  }

  private static func text(_ node: JSONNode) -> String {
    let text = JSONWriter.text(of: node, form: .compact)
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  /// The change as data.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [("path", .string(path.description)), ("change", .string(kind.rawValue))]
    if let from { members.append(("from", .string(from))) }
    if let to { members.append(("to", .string(to))) }
    return .object(members)
  }
}
