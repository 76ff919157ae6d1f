import SwiftDeclarations
package import SwiftSyntax

/// The releases of a system for which conditions ask.
package enum Release { case newest, earlier }

extension ConditionElementListSyntax {
  /// The release that the conditions ask for; `nil` if they are also about something else.
  package var release: Release? {
    let keywords = map { $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.tokenKind }
    if keywords.allSatisfy({ $0 == .poundAvailable }) { return .newest }
    return keywords.allSatisfy { $0 == .poundUnavailable } ? .earlier : nil
  }
}
