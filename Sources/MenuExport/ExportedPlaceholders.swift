import MenuDocument
import PositionedJSON

/// The placeholders of an imported document, such as `‹account.name›`, which the code must replace.
struct ExportedPlaceholders {
  private var found: [(text: String, location: SourceLocation)] = []

  init(_ document: MockupDocument) {
    if let tree = document.tree { collect(tree, at: .root) }
  }

  private mutating func collect(_ node: JSONNode, at path: DocumentPath) {
    if let text = node.text {
      guard let placeholder = Self.placeholder(in: text) else { return }
      found.append((placeholder, SourceLocation(position: node.position, path: path)))
    }
    for (index, element) in (node.elements ?? []).enumerated() { collect(element, at: path.appending(index)) }
    for member in node.members ?? [] { collect(member.value, at: path.appending(member.key.text)) }
  }

  /// The first placeholder of a text.
  private static func placeholder(in text: some StringProtocol) -> String? {
    guard let start = text.firstIndex(of: "‹"), let end = text[start...].firstIndex(of: "›") else { return nil }
    return String(text[start...end])
  }

  /// Reports the placeholders in the code; those of runtime collections become elements of a loop.
  func report(in code: String, _ findings: inout Diagnostics) {
    for (text, location) in found where code.contains(text) {
      findings.report(
        .warning, at: location, "\(text) is a placeholder", help: "replace it where the code says TODO")
    }
  }

  /// The code with a comment above each line that contains a placeholder.
  func marked(_ code: String) -> String {
    if found.isEmpty { return code }
    var lines: [Substring] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if let text = Self.placeholder(in: line), !line.drop(while: { $0 == " " }).hasPrefix("//") {
        lines.append("\(line.prefix { $0 == " " })// TODO: Replace \(text).")
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
