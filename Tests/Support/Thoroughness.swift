import Foundation

/// How many cases slow property tests try.
package enum Thoroughness {
  /// Set by `make test-all`.
  package static let isFull = ProcessInfo.processInfo.environment["MENUMOCK_THOROUGH"] == "1"

  /// Every eighth of the cases, or all of them in `make test-all`.
  package static func some<Cases: Collection>(of cases: Cases) -> [Cases.Element] {
    cases.enumerated().filter { isFull || $0.offset.isMultiple(of: 8) }.map(\.element)
  }
}
