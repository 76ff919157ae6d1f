import MenuDocument
public import PositionedJSON

/// Known findings, which are not reported again.
///
/// An entry matches by file, rule, path, and text, never by line. If the path has changed because items were added or
/// moved, file, rule, and text suffice.
public struct Baseline: Hashable, Sendable {
  /// A known finding.
  public struct Entry: Hashable, Sendable {
    /// The document's path, relative to the baseline's folder.
    public var file: String
    /// The name of the rule.
    public var rule: String
    /// The location in the document.
    public var path: String
    /// The text concerned.
    public var text: String
  }

  /// The known findings, in file order.
  public var entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  package var byFile: [String: Baseline] { Dictionary(grouping: entries) { $0.file }.mapValues { Baseline($0) } }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: the contents of its file.
  ///   - diagnostics: receives the errors.
  public init?(_ bytes: [UInt8], diagnostics: inout Diagnostics) {
    let reading = JSONReading(bytes, .strict, reportingTo: &diagnostics)
    guard let root = reading.root, !diagnostics.hasErrors else { return nil }
    entries = []
    guard let findings = root["findings"]?.elements else {
      diagnostics.report(
        at: SourceLocation(position: root.position, path: .root), "expected a baseline with the key \"findings\"",
        help: "menumock lint --write-baseline writes a baseline")
      return nil
    }
    for (index, node) in findings.enumerated() {
      guard let file = node["file"]?.text, let rule = node["rule"]?.text, let path = node["path"]?.text,
        let text = node["text"]?.text
      else {
        diagnostics.report(
          at: SourceLocation(position: node.position, path: DocumentPath([.key("findings"), .index(index)])),
          "expected an object with the strings \"file\", \"rule\", \"path\", and \"text\"")
        return nil
      }
      entries.append(Entry(file: file, rule: rule, path: path, text: text))
    }
  }

  /// Returns whether the keys of a JSON file are those of a baseline.
  package static func isBaseline(_ root: JSONNode) -> Bool {
    root["findings"]?.elements != nil && root["version"] != nil
  }

  /// Subtracts the known findings.
  ///
  /// - Returns: the new findings, and the entries that no longer apply.
  public func subtract(from findings: [Finding], name: (String) -> String) -> (new: [Finding], stale: [Entry]) {
    var left = entries.map(Optional.some)
    var new = findings.map(Optional.some)
    // Match unchanged paths first, then moved items.
    for isExact in [true, false] {
      var indices: [Entry: [Int]] = [:]
      for (index, entry) in left.enumerated().reversed() {
        if let entry { indices[entry.key(isExact: isExact), default: []].append(index) }
      }
      for index in new.indices {
        guard let finding = new[index] else { continue }
        let key = Entry(finding, name: name).key(isExact: isExact)
        guard let match = indices[key]?.popLast() else { continue }
        left[match] = nil
        new[index] = nil
      }
    }
    return (new.compactMap { $0 }, left.compactMap { $0 })
  }
}

extension Baseline.Entry {
  /// Keeps the parts of a finding that identify it.
  init(_ finding: Finding, name: (String) -> String) {
    self.init(file: name(finding.file), rule: finding.rule, path: finding.path.description, text: finding.text)
  }

  fileprivate func key(isExact: Bool) -> Baseline.Entry {
    var key = self
    if !isExact { key.path = "" }
    return key
  }
}
