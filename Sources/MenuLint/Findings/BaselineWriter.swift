import PositionedJSON

/// Writes a baseline: what is known from now on, a line each.
///
/// What keeps a document from being read is never known, as nothing can be said about the document.
public struct BaselineWriter: FindingWriter {
  private let name: (String) -> String
  private var isFirst = true

  /// - Parameter name: what the baseline calls a file.
  public init(name: @escaping (String) -> String) {
    self.name = name
  }

  /// The beginning of the file.
  public mutating func start() -> String { "{\"version\":1,\"findings\":[" }

  /// The lines of what was found.
  public mutating func text(of findings: [Finding], in files: [String]) -> String {
    var text = ""
    for finding in findings where finding.rule != Finding.invalidDocument {
      text += (isFirst ? "\n" : ",\n") + JSONWriter.text(of: Baseline.Entry(finding, name: name).json, form: .compact)
      isFirst = false
    }
    return text
  }

  /// The end of the file.
  public mutating func end() -> String { "\n]}\n" }
}

extension Baseline.Entry {
  fileprivate var json: JSONNode {
    .object([
      ("file", .string(file)), ("rule", .string(rule)), ("path", .string(path)), ("text", .string(text)),
    ])
  }
}
