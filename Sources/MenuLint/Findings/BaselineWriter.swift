import PositionedJSON

/// Writes a baseline, one finding per line.
///
/// Errors that make a document unreadable are never written, because its findings are unknown.
public struct BaselineWriter: FindingWriter {
  private let name: (String) -> String
  private var isFirst = true

  /// - Parameter name: returns the name of a file in the baseline.
  public init(name: @escaping (String) -> String) {
    self.name = name
  }

  /// Returns the start of the file.
  public mutating func start() -> String { "{\"version\":1,\"findings\":[" }

  /// Returns one line per finding.
  public mutating func text(of findings: [Finding], in files: [String]) -> String {
    var text = ""
    for finding in findings where finding.rule != Finding.invalidDocument {
      text += (isFirst ? "\n" : ",\n") + JSONWriter.text(of: Baseline.Entry(finding, name: name).json, form: .compact)
      isFirst = false
    }
    return text
  }

  /// Returns the end of the file.
  public mutating func end() -> String { "\n]}\n" }
}

extension Baseline.Entry {
  fileprivate var json: JSONNode {
    .object([
      ("file", .string(file)), ("rule", .string(rule)), ("path", .string(path)), ("text", .string(text)),
    ])
  }
}
