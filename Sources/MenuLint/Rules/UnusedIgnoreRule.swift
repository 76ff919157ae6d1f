import MenuDocument

extension Rule {
  static let unusedIgnore = Rule(.unusedIgnore, .warning, source: .common("Exemptions")) { _, _ in
    // `Exemptions` reports unused exemptions after all rules have been applied.
  }
}
