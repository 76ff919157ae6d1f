import Foundation

/// The initial values of what the file binds to user defaults through value transformers.
func registerDefaults() {
  UserDefaults.standard.register(defaults: [
    "hatch": false, "anchor": NSNumber(value: 1), "crew": makeCrew(),
  ])
}

/// Initial values that a function returns.
enum Launch {
  static func register() {
    UserDefaults.standard.register(defaults: values())
  }

  private static func values() -> [String: Any] {
    return ["watch": 0, "pilot": "Ada"] as [String: Any]
  }
}
