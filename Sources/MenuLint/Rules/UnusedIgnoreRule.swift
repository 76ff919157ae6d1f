import MenuDocument

extension Rule {
  /// An exemption without a reason or an effect.
  static let unusedIgnore = Rule(.unusedIgnore, .warning, source: .common("Exemptions")) { _, _ in
    // What is not needed shows only when all rules have been applied: `Exemptions` tells it then.
  }
}
