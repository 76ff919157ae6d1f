/// Writes findings, those in some documents after those in others, so that they need not be held all at once.
///
/// What it gives one after the other is one text.
public protocol FindingWriter {
  /// What stands before all findings.
  mutating func start() -> String
  /// The findings in some documents.
  ///
  /// - Parameters:
  ///   - findings: what was found, in the order in which it is told.
  ///   - files: the documents that were judged, in their order and each once.
  mutating func text(of findings: [Finding], in files: [String]) -> String
  /// What stands behind all findings.
  mutating func end() -> String
}
