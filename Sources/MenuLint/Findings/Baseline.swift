import MenuDocument
public import PositionedJSON

/// Findings that are known and not told again.
///
/// An entry is found again by file, rule, path and text, never by line. Where items have been added or moved, so that the
/// path is another one, file, rule and text are enough.
public struct Baseline: Hashable, Sendable {
  /// One known finding.
  public struct Entry: Hashable, Sendable {
    /// The document's file, from the folder of the baseline.
    public var file: String
    /// The rule's name.
    public var rule: String
    /// Where in the document it is.
    public var path: String
    /// The text that it is about.
    public var text: String
  }

  /// The known findings, in the order of the file.
  public var entries: [Entry]

  /// A baseline of known findings.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The known findings of each file, by its name in the baseline.
  package var byFile: [String: Baseline] { Dictionary(grouping: entries, by: \.file).mapValues { Baseline($0) } }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: its file.
  ///   - diagnostics: takes what is wrong with it.
  public init?(_ bytes: [UInt8], diagnostics: inout Diagnostics) {
    let reading = JSONReading(bytes, .strict, reportingTo: &diagnostics)
    guard let root = reading.root, !diagnostics.hasErrors else { return nil }
    entries = []
    guard let findings = root["findings"]?.elements else {
      diagnostics.report(
        at: SourceLocation(position: root.position, path: .root), "this is no baseline of findings",
        expected: "an object with a list \"findings\", as --write-baseline makes it")
      return nil
    }
    for (index, node) in findings.enumerated() {
      guard let file = node["file"]?.text, let rule = node["rule"]?.text, let path = node["path"]?.text,
        let text = node["text"]?.text
      else {
        diagnostics.report(
          at: SourceLocation(position: node.position, path: DocumentPath([.key("findings"), .index(index)])),
          "a known finding has the texts \"file\", \"rule\", \"path\" and \"text\"")
        return nil
      }
      entries.append(Entry(file: file, rule: rule, path: path, text: text))
    }
  }

  /// Whether a JSON file is a baseline, as far as its keys tell.
  package static func isBaseline(_ root: JSONNode) -> Bool {
    root["findings"]?.elements != nil && root["version"] != nil
  }

  /// Takes known findings out of those that were found.
  ///
  /// - Returns: the findings that are new, and the entries that no longer apply.
  public func subtract(from findings: [Finding], name: (String) -> String) -> (new: [Finding], stale: [Entry]) {
    var left = entries.map(Optional.some)
    var new = findings.map(Optional.some)
    // What stands where it stood goes first, and then what has moved.
    for isExact in [true, false] {
      var places: [Entry: [Int]] = [:]
      for (index, entry) in left.enumerated().reversed() {
        if let entry { places[entry.key(isExact: isExact), default: []].append(index) }
      }
      for index in new.indices {
        guard let finding = new[index] else { continue }
        let key = Entry(finding, name: name).key(isExact: isExact)
        guard let place = places[key]?.popLast() else { continue }
        left[place] = nil
        new[index] = nil
      }
    }
    return (new.compactMap(\.self), left.compactMap(\.self))
  }
}

extension Baseline.Entry {
  /// What a finding is found again by.
  init(_ finding: Finding, name: (String) -> String) {
    self.init(file: name(finding.file), rule: finding.rule, path: finding.path.description, text: finding.text)
  }

  fileprivate func key(isExact: Bool) -> Baseline.Entry {
    var key = self
    if !isExact { key.path = "" }
    return key
  }
}
