import MenuModel

/// Reads a list of choices: `{"version":1,"accept":[{"path":"…","pixels":"…"}]}`.
struct AcceptListReader {
  private(set) var diagnostics: Diagnostics
  private var known: Set<String> = []

  private static let version = 1

  init(file: String) { diagnostics = Diagnostics(file: file) }

  /// The choices of a file, as far as they can be read.
  mutating func choices(in bytes: [UInt8]) -> [AcceptList.Choice] {
    let reading = JSONReading(bytes)
    for problem in reading.problems {
      diagnostics.report(at: SourceLocation(position: problem.position, path: .root), problem.message)
    }
    guard let root = reading.root else { return [] }
    guard root.members != nil else {
      report(root, .root, "this is no list of what is accepted", expected: "an object")
      return []
    }
    let version = root["version"]
    if version?.number?.integer != Self.version {
      report(
        version ?? root, version == nil ? .root : .root.appending("version"),
        version == nil ? "the key \"version\" is missing" : "this version is not known", expected: "1")
    }
    let path = DocumentPath.root.appending("accept")
    guard let list = root["accept"]?.elements else {
      report(
        root["accept"] ?? root, root["accept"] == nil ? .root : path,
        root["accept"] == nil ? "the key \"accept\" is missing" : "this is no list", expected: "a list")
      return []
    }
    return list.enumerated().compactMap { choice($1, at: path.appending($0)) }
  }

  private mutating func choice(_ node: JSONNode, at place: DocumentPath) -> AcceptList.Choice? {
    guard let path = node["path"], let text = path.text, !text.isEmpty else {
      report(node["path"] ?? node, place, "the path of a golden is missing", expected: "a text")
      return nil
    }
    let way = place.appending("path")
    guard known.insert(text).inserted else {
      report(path, way, "\(Quotation.of(text)) is named twice")
      return nil
    }
    let located = Located(text, at: SourceLocation(position: path.position, path: way))
    switch node["pixels"]?.value {
    case .string(let digest): return AcceptList.Choice(path: located, pixels: digest.lowercased())
    case .null: return AcceptList.Choice(path: located, pixels: nil)
    default:
      report(
        node["pixels"] ?? node, place.appending("pixels"), "the digest of the pixels is missing",
        expected: "a text, or null to remove a golden")
      return nil
    }
  }

  private mutating func report(_ node: JSONNode, _ path: DocumentPath, _ message: String, expected: String? = nil) {
    diagnostics.report(at: SourceLocation(position: node.position, path: path), message, expected: expected)
  }
}
