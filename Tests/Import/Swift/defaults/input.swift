import AppKit
import Defaults

enum Pace: Int {
  case slow = 1, steady = 2, fast = 3
}

enum Keys {
  static let pace = "pace"
  static let sail = "sail"
  static let clouds = "clouds"
}

/// The initial values of what the files bind to user defaults.
func registerDefaults() {
  let defaults: [String: Any] = [Keys.pace: Pace.steady.rawValue, Keys.sail: 1, "wind": Wind.current]
  UserDefaults.standard.register(defaults: defaults)
}

/// The initial values that a type holds.
enum Clouds {
  static let values = [Keys.clouds: true] as [String: Any]
}

/// Entries of a dictionary that are added one by one.
func registerMore() {
  UserDefaults.standard.register(defaults: Clouds.values)
  var more = [String: Any]()
  more.updateValue(NSNumber(value: true), forKey: "logs")
  more["rig"] = "Sloop"
  UserDefaults.standard.register(defaults: more)
}

enum Ballast: Int {
  case sand, stones, water
}

/// The keys of a library.
extension Defaults.Keys {
  static let ballast = Key<Ballast>("ballast", default: .water)
}
