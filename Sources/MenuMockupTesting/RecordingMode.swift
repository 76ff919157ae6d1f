/// When a test writes its golden instead of only comparing with it.
///
/// A test that wrote a golden fails, so that nobody takes it for one that compared something.
///
/// The environment variable `MENUMOCK_RECORD` comes before what a test says: it is `never`, `missing`, `changed` or `all`;
/// `1` means `all`.
public enum RecordingMode: String, CaseIterable, Hashable, Sendable {
  /// Never: a golden that is missing is a failure and stays missing, as it should on a build server.
  case never
  /// Where there is no golden yet; this is how it is where nobody says anything.
  case missing
  /// Where there is no golden yet, or another picture is drawn now.
  case changed
  /// Always.
  case all

  /// The name of the environment variable.
  static let variable = "MENUMOCK_RECORD"

  /// The mode in force.
  ///
  /// - Parameters:
  ///   - test: what the test says.
  ///   - environment: the environment variables.
  static func inForce(
    test: RecordingMode?, environment: [String: String]
  ) throws(MockupFailure) -> RecordingMode {
    switch environment[variable] {
    case nil, "": return test ?? .missing
    case "1": return .all
    case let text?:
      guard let mode = RecordingMode(rawValue: text) else {
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw MockupFailure("\(variable) is “\(text)”, which is none of \(names) and 1")
      }
      return mode
    }
  }
}
