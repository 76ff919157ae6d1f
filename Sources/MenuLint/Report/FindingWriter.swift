/// Writes findings in batches, so that they need not be in memory at once.
///
/// The concatenated results are one text.
public protocol FindingWriter {
  /// Returns the text before all findings.
  mutating func start() -> String
  /// Returns the findings of some documents.
  ///
  /// - Parameters:
  ///   - findings: the findings, in reporting order.
  ///   - files: the linted documents, in order and without duplicates.
  mutating func text(of findings: [Finding], in files: [String]) -> String
  /// Returns the text after all findings.
  mutating func end() -> String
}
