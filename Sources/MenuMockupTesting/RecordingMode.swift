/// When a test writes its golden instead of only comparing with it.
///
/// A test that writes a golden fails, so that recording is never mistaken for a passed comparison.
///
/// The environment variable `MENUMOCK_RECORD` overrides the test's mode. Its values are `never`, `missing`, `changed`,
/// and `all`; `1` means `all`.
public enum RecordingMode: String, CaseIterable, Hashable, Sendable {
  /// Never writes; a missing golden is a failure. For build servers.
  case never
  /// Writes missing goldens. The default.
  case missing
  /// Writes missing and differing goldens.
  case changed
  /// Always writes.
  case all

  static let variable = "MENUMOCK_RECORD"

  package static func effective(
    test: RecordingMode?, environment: [String: String]
  ) throws(MockupFailure) -> RecordingMode {
    switch environment[variable] {
    case nil, "": return test ?? .missing
    case "1": return .all
    case let text?:
      guard let mode = RecordingMode(rawValue: text) else {
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw MockupFailure("\(variable): expected \(names), or 1, found “\(text)”")
      }
      return mode
    }
  }
}
