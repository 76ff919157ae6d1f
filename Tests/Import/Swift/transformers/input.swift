import Foundation

/// The initial values of what the file binds to user defaults through value transformers.
func registerDefaults() {
  UserDefaults.standard.register(defaults: [
    "hatch": false, "anchor": NSNumber(value: 1), "watch": 0, "pilot": "Ada", "crew": makeCrew(),
  ])
}
