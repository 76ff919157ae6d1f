import MenuDocument
public import MenuMockup
public import MockupFiles
public import PositionedJSON

/// What became of a picture of a set.
public struct VariantResult: Sendable {
  /// How it ended.
  public enum Outcome: Sendable {
    /// It was drawn.
    case drawn
    /// It is there already, made from the same.
    case unchanged
    /// It cannot be drawn.
    case refused(RenderError)
    /// It cannot be written.
    case unwritten(OutputFile.Problem)
    /// The document cannot be read any more.
    case unread
  }

  /// The picture.
  public var variant: Variant
  /// The folder for pictures.
  var folder: String
  /// How it ended.
  public var outcome: Outcome
  /// What is known of its file; `nil` where there is none.
  public var output: BuildCache.Output?
  /// What is to be said about a picture that is there: what was said when it was drawn.
  public var findings: [Remark] = []
  /// How long it took, in milliseconds.
  public var milliseconds = 0.0

  package init(
    variant: Variant, folder: String, outcome: Outcome, output: BuildCache.Output? = nil, findings: [Remark] = [],
    milliseconds: Double = 0.0
  ) {
    self.variant = variant
    self.folder = folder
    self.outcome = outcome
    self.output = output
    self.findings = findings
    self.milliseconds = milliseconds
  }

  /// The path of its file.
  public var path: String { FileSystem.path(variant.output, in: folder) }

  /// Whether the file is there as it should be.
  public var isDone: Bool {
    switch outcome {
    case .drawn, .unchanged: true
    case .refused, .unwritten, .unread: false
    }
  }

  /// The result as data.
  public var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("name", .string(variant.name)),
      ("variant", variant.json), ("input", .string(variant.input)), ("path", .string(variant.output)),
      ("ok", .bool(isDone)),
    ]
    if let output, isDone {
      members += [
        ("size", .array([.number(output.width), .number(output.height)])), ("bytes", .number(output.bytes)),
        ("pixels", .string(output.pixels)), ("findings", .array(output.findings)),
      ]
      if case .unchanged = outcome { members.append(("unchanged", true)) }
    } else {
      switch outcome {
      case .refused(.invalid(let diagnostics)): members.append(("findings", .array(diagnostics.map(\.json))))
      case .refused(.engine(let message)): members.append(("message", .string(message)))
      case .unwritten(.cannotCreate(let reason)), .unwritten(.failedWrite(let reason)):
        members.append(("message", .string(reason)))
      case .unread: members.append(("message", "the document cannot be read"))
      case .drawn, .unchanged: break
      }
    }
    members.append(("milliseconds", .number((milliseconds * 1000).rounded() / 1000)))
    return .object(members)
  }
}

extension Variant {
  /// The values as data.
  var json: JSONNode { .object(self.values.map { ($0.key.rawValue, Self.json($0)) }) }

  private static func json(_ value: Setting) -> JSONNode {
    // A list is one text, as in paths.
    if case .array = value.json.value { .string(value.text) } else { value.json }
  }
}
