public import PositionedJSON

public struct DocumentChange: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: String, Hashable, Sendable {
    case added
    case removed
    /// The value was replaced.
    case changed
    /// The element moved within its list.
    case moved
  }

  /// The current path; for a removed value, its former path.
  public var path: DocumentPath
  /// The kind of change.
  public var kind: Kind
  /// The former value as JSON; for a moved element, its former path. Long texts are cut.
  public var from: String?
  /// The current value as JSON; for a moved element, its path. Long texts are cut.
  public var to: String?

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

  /// The change as JSON.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [("path", .string(path.description)), ("change", .string(kind.rawValue))]
    if let from { members.append(("from", .string(from))) }
    if let to { members.append(("to", .string(to))) }
    return .object(members)
  }
}
