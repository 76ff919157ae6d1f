/// The output formats of findings.
public enum FindingFormat: String, CaseIterable, Hashable, Sendable {
  /// One line per finding, for people.
  case text
  /// One JSON object per line.
  case json
  /// SARIF 2.1.0, for code hosts.
  case sarif
  /// GitHub workflow commands.
  case github
  /// A table for a pull request.
  case markdown
  /// JUnit XML, for CI systems.
  case junit
}
