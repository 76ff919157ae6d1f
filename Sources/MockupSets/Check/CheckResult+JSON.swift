import MenuMockup
import MockupDiff
import MockupFiles
public import PositionedJSON

extension CheckResult {
  /// The result as JSON, one line of the results of a check.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = []
    if let variant {
      members = [
        ("name", .string(variant.name)), ("variant", variant.json), ("input", .string(variant.input)),
      ]
    }
    members += [
      ("path", .string(path)), ("ok", .bool(finding.verdict == .same)), ("verdict", .string(finding.verdict.rawValue)),
    ]
    if isAccepted { members.append(("accepted", true)) }
    members += Self.json(finding.actual)
    if let bytes { members.append(("bytes", .number(bytes))) }
    if variant != nil { members.append(("findings", .array(finding.findings.map(\.json)))) }
    let messages = [finding.message, problem?.reason].compactMap(\.self)
    if !messages.isEmpty { members.append(("message", .string(messages.joined(separator: "; ")))) }
    if let expected = finding.expected { members.append(("expected", .object(Self.json(expected)))) }
    if let difference = finding.difference { members.append(("difference", Self.json(difference))) }
    if !finding.document.isEmpty { members.append(("document", .array(finding.document.map(\.json)))) }
    if !finding.layout.isEmpty { members.append(("layout", .array(finding.layout.map(\.json)))) }
    if !finding.provenanceChanges.isEmpty {
      members.append(("madeWith", .array(finding.provenanceChanges.map(\.json))))
    }
    let files = [("expected", files.expected), ("actual", files.actual), ("difference", files.difference)]
      .compactMap { name, path in path.map { (name, JSONNode.string($0)) } }
    if !files.isEmpty { members.append(("files", .object(files))) }
    members.append(("milliseconds", .number((milliseconds * 1000).rounded() / 1000)))
    members.append(("version", .string(MenumockVersion.current)))
    return .object(members)
  }

  private static func json(_ side: GoldenFinding.Side) -> [(String, JSONNode)] {
    var members: [(String, JSONNode)] = []
    if let size = side.size { members.append(("size", .array([.number(size.width), .number(size.height)]))) }
    if let pixels = side.pixels { members.append(("pixels", .string(pixels))) }
    return members
  }

  private static func json(_ difference: Difference) -> JSONNode {
    .object([
      ("pixels", .number(difference.differentPixels)), ("antialiased", .number(difference.antialiasedPixels)),
      ("share", .number(difference.share)),
      (
        "regions",
        .array(
          difference.regions.prefix(maximumRegions).map { region in
            .object([
              ("x", .number(region.frame.x)), ("y", .number(region.frame.y)), ("width", .number(region.frame.width)),
              ("height", .number(region.frame.height)), ("pixels", .number(region.differentPixels)),
            ])
          })
      ),
    ])
  }

  private static let maximumRegions = 1000
}
