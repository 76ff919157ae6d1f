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

/// What a function returns, except for the entries that it changes; the initializer keeps it.
final class Lamps {
  let defaults: [String: Any]
  private let store: any Storing

  init(store: any Storing, place: String) {
    self.store = store
    self.defaults = makeDefaults(for: place)
  }

  func register() { store.register(defaults: defaults) }
}

protocol Storing {
  func register(defaults: [String: Any])
}

extension UserDefaults: Storing {}

private func makeDefaults(for place: String) -> [String: Any] {
  var result: [String: Any] = ["lantern": true, "pennant": true, "place": place]
  if place == "Pier" { result["pennant"] = false }
  return result
}
