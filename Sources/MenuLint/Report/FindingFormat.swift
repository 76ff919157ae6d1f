/// The forms in which findings are told.
public enum FindingFormat: String, CaseIterable, Hashable, Sendable {
  /// A line for people.
  case text
  /// A line of JSON.
  case json
  /// SARIF 2.1.0, which code hosts show.
  case sarif
  /// Commands of workflows on GitHub.
  case github
  /// A table for a pull request.
  case markdown
  /// JUnit XML, which CI systems show.
  case junit
}
