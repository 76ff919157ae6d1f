import SwiftUI

/// Guards that return other elements, none, or the same ones.
enum Languages {
  static let all = ["Dutch", "Frisian"]

  static func known(to engine: String) -> [String] {
    guard engine == "coast" else { return all }
    return ["Danish"]
  }

  static func none(of engine: String) -> [String] {
    guard engine == "coast" else { return [] }
    return ["Norse"]
  }
}

struct PilotView: View {
  let engine: String

  var body: some View {
    Menu("Language") { ForEach(Languages.known(to: engine), id: \.self) { Button($0) {} } }
    Menu("Others") { ForEach(Languages.none(of: engine), id: \.self) { Button($0) {} } }
  }
}
