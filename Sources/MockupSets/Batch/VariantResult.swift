import MenuDocument
public import MenuMockup
public import MockupFiles
public import PositionedJSON

/// The result of an image of a set.
public struct VariantResult: Sendable {
  /// The outcome of an image.
  public enum Outcome: Sendable {
    /// The image was rendered.
    case drawn
    /// The file exists and is up to date.
    case unchanged
    /// The image cannot be rendered.
    case rejected(RenderError)
    /// The file cannot be written.
    case unwritten(OutputFile.Problem)
    /// The document is no longer readable.
    case unread
  }

  public var variant: Variant
  var folder: String
  public var outcome: Outcome
  /// The record of the file; `nil` if there is none.
  public var output: BuildCache.Output?
  /// The remarks about an existing image, from when it was rendered.
  public var findings: [Remark] = []
  /// The duration in milliseconds.
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

  public var path: String { FileSystem.path(variant.output, in: folder) }

  /// True if the file exists and is up to date.
  public var isDone: Bool {
    switch outcome {
    case .drawn, .unchanged: true
    case .rejected, .unwritten, .unread: false
    }
  }

  /// The result as JSON.
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
      case .rejected(.invalid(let diagnostics)): members.append(("findings", .array(diagnostics.map(\.json))))
      case .rejected(.engine(let message)): members.append(("message", .string(message)))
      case .unwritten(.cannotCreate(let reason)), .unwritten(.failedWrite(let reason)):
        members.append(("message", .string(reason)))
      case .unread: members.append(("message", "the document cannot be read"))
      case .drawn, .unchanged: break
      }
    }
    members.append(("milliseconds", .number((milliseconds * 1000).rounded() / 1000)))
    members.append(("version", .string(MenumockVersion.current)))
    return .object(members)
  }
}

extension Variant {
  var json: JSONNode { .object(self.values.map { ($0.key.name, Self.json($0)) }) }

  private static func json(_ value: Setting) -> JSONNode {
    // A list is a single string, as in paths.
    if case .array = value.json.value { .string(value.text) } else { value.json }
  }
}
