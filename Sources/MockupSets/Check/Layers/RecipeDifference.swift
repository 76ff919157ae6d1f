import MenuMockup
package import PositionedJSON

/// The difference between the inputs of two images, besides their documents.
package enum RecipeDifference {
  private static let files = [
    ("themes", "theme"), ("images", "image"), ("symbols", "symbol"),
    ("typefaces", "typeface"),
  ]

  package static func changes(from old: JSONNode, to new: JSONNode) -> [OriginChange] {
    var changes: [OriginChange] = []
    add("menumock", old["menumock"]?.text, new["menumock"]?.text, to: &changes)
    compare(values(old["options"]), values(new["options"]), "option", &changes)
    compare(values(old["strings"]), values(new["strings"]), "translation of", &changes)
    for (key, name) in files { compare(digests(old[key]), digests(new[key]), name, &changes) }
    // Only versions that both recipes record are compared; the others follow from the content.
    let (before, now) = (values(old["engine"]), values(new["engine"]))
    let both = Set(before.map(\.name)).intersection(now.map(\.name))
    compare(before.filter { both.contains($0.name) }, now.filter { both.contains($0.name) }, "library", &changes)
    return changes
  }

  private static func compare(
    _ old: [(name: String, value: String)], _ new: [(name: String, value: String)], _ subject: String,
    _ changes: inout [OriginChange]
  ) {
    let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let now = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    for (name, value) in old { add("\(subject) \(name)", value, now[name], to: &changes) }
    for (name, value) in new where before[name] == nil { add("\(subject) \(name)", nil, value, to: &changes) }
  }

  private static func add(_ subject: String, _ from: String?, _ to: String?, to changes: inout [OriginChange]) {
    if from != to { changes.append(OriginChange(subject: subject, from: from, to: to)) }
  }

  /// Returns the members of an object: strings as text, other values as JSON.
  private static func values(_ node: JSONNode?) -> [(name: String, value: String)] {
    (node?.members ?? []).map { member in
      (member.key.text, member.value.text ?? JSONWriter.text(of: member.value, form: .compact))
    }
  }

  private static func digests(_ node: JSONNode?) -> [(name: String, value: String)] {
    (node?.elements ?? []).compactMap { file in
      guard let name = file["file"]?.text, let digest = file["sha256"]?.text else { return nil }
      return (name, digest)
    }
  }
}
