import Defaults
import SwiftUI

enum Tide: String, CaseIterable {
  case ebb = "Ebb"
  case flood = "Flood"
}

@propertyWrapper
struct Kept<Value> {
  let key: String
  let fallback: Value

  init(key: String, defaultValue: Value) {
    self.key = key
    fallback = defaultValue
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

extension Defaults.Keys {
  static let harbor = Key<Tide>("harbor", default: .flood)
  static let showsMoon = Key<Bool>("moon", default: false)
}

enum Harbor {
  @Kept(key: "harbor.tide", defaultValue: .flood)
  static var tide: Tide
}

/// Values that property wrappers start with.
struct TideView: View {
  @Kept(key: "tide", defaultValue: .flood) private var tide: Tide
  @Kept(key: "sounds", defaultValue: true) private var sounds: Bool
  @AppStorage(wrappedValue: true, "lights") private var lights
  @Default(.harbor) private var harbor
  @Default(.showsMoon) private var showsMoon
  @Default(.unknown) private var unknown
  @State private var kept = Harbor.tide
  @State private var depth = 1
  @State private var draft = 1

  init(draft: Int) {
    _depth = State(initialValue: 2)
    _draft = State(initialValue: draft)
  }

  var body: some View {
    Menu("Tide") {
      Picker("Tide", selection: $tide) {
        ForEach(Tide.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Harbor", selection: $harbor) {
        ForEach(Tide.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Kept", selection: $kept) {
        ForEach(Tide.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Depth", selection: $depth) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      Picker("Draft", selection: $draft) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      if sounds { Button("Mute") {} }
      if showsMoon { Button("Moon") {} }
      Toggle("Lights", isOn: $lights)
      Toggle("Unknown", isOn: $unknown)
    }
  }
}
