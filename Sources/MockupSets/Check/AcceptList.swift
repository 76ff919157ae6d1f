public import PositionedJSON

/// The accepted changes that a report exports.
public struct AcceptList: Sendable {
  /// A golden to create, replace, or remove.
  public struct Choice: Sendable {
    /// The path of the golden, relative to the folder of goldens.
    public var path: Located<String>
    /// The digest of the reviewed pixels; `nil` to remove an orphaned golden.
    public var pixels: String?
  }

  /// The file, as given.
  public let file: String
  /// The choices in file order, at most one per golden.
  public let choices: [Choice]
  private let indices: [String: Int]

  /// A failure to read or apply a list.
  public struct Problem: Error, Sendable {
    /// The diagnostics; at least one is an error.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a list.
  ///
  /// - Throws: all errors of the file.
  public init(_ bytes: [UInt8], file: String) throws(Problem) {
    var reader = AcceptListReader(file: file)
    choices = reader.choices(in: bytes)
    if reader.diagnostics.hasErrors { throw Problem(diagnostics: reader.diagnostics.inOrder) }
    self.file = file
    indices = Dictionary(choices.enumerated().map { ($1.path.value, $0) }) { first, _ in first }
  }

  /// Returns the choice for a golden; `nil` for none.
  public func choice(for path: String) -> Choice? { indices[path].map { choices[$0] } }

  /// Checks that the choices fit the set.
  ///
  /// Removing a missing golden is not an error, so a list can be applied twice.
  ///
  /// - Throws: all choices that do not fit.
  public func check(against set: MockupSet) throws(Problem) {
    let made = Set(set.variants.map(\.output))
    var found = Diagnostics(file: file)
    for choice in choices where made.contains(choice.path.value) == (choice.pixels == nil) {
      let name = Quotation.of(choice.path.value)
      if choice.pixels == nil {
        found.report(at: choice.path.location, "the golden \(name) belongs to the set and cannot be removed")
      } else {
        found.report(
          at: choice.path.location, "the set has no golden \(name)",
          suggestion: NearestName.find(choice.path.value, among: set.variants.map(\.output)))
      }
    }
    if found.hasErrors { throw Problem(diagnostics: found.inOrder) }
  }
}

/// Reads a list of choices: `{"version":1,"accept":[{"path":"…","pixels":"…"}]}`.
struct AcceptListReader {
  private(set) var diagnostics: Diagnostics
  private var known: Set<String> = []

  private static let version = 1

  init(file: String) { diagnostics = Diagnostics(file: file) }

  mutating func choices(in bytes: [UInt8]) -> [AcceptList.Choice] {
    let reading = JSONReading(bytes)
    for problem in reading.problems {
      diagnostics.report(
        at: SourceLocation(position: problem.position, path: .root), problem.message, help: problem.help)
    }
    guard let root = reading.root else { return [] }
    guard root.members != nil else {
      report(root, .root, "expected an object with the keys \"version\" and \"accept\"")
      return []
    }
    let version = root["version"]
    if version?.number?.integer != Self.version {
      report(
        version ?? root, version == nil ? .root : .root.appending("version"),
        version == nil ? "\"version\" is missing" : "expected version 1")
    }
    let path = DocumentPath.root.appending("accept")
    guard let list = root["accept"]?.elements else {
      report(
        root["accept"] ?? root, root["accept"] == nil ? .root : path,
        root["accept"] == nil ? "\"accept\" is missing" : "expected a list")
      return []
    }
    return list.enumerated().compactMap { choice($1, at: path.appending($0)) }
  }

  private mutating func choice(_ node: JSONNode, at location: DocumentPath) -> AcceptList.Choice? {
    guard let path = node["path"], let text = path.text, !text.isEmpty else {
      report(node["path"] ?? node, location, "expected the \"path\" of a golden")
      return nil
    }
    let pathLocation = location.appending("path")
    guard known.insert(text).inserted else {
      report(path, pathLocation, "duplicate path \(Quotation.of(text))")
      return nil
    }
    let located = Located(text, at: SourceLocation(position: path.position, path: pathLocation))
    switch node["pixels"]?.value {
    case .string(let digest): return AcceptList.Choice(path: located, pixels: digest.lowercased())
    case .null: return AcceptList.Choice(path: located, pixels: nil)
    default:
      report(
        node["pixels"] ?? node, location.appending("pixels"), "expected the digest of the pixels",
        help: "use null to remove a golden")
      return nil
    }
  }

  private mutating func report(_ node: JSONNode, _ path: DocumentPath, _ message: String, help: String? = nil) {
    diagnostics.report(at: SourceLocation(position: node.position, path: path), message, help: help)
  }
}
