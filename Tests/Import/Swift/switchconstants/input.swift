import SwiftUI

// Cases of a `switch` under `#if`, and constants of a structure as cases.
enum Chart: String, CaseIterable {
  #if !os(macOS)
    case coast
  #endif
  case river

  var title: String {
    switch self {
    #if !os(macOS)
      case .coast: return "Coast"
    #endif
    case .river: return "River"
    }
  }
}

struct Layer: OptionSet, Hashable {
  let rawValue: Int

  static let depth = Layer(rawValue: 1 << 0)
  static let light = Layer(rawValue: 1 << 1)
  static let wreck = Layer(rawValue: 1 << 2)

  var title: String {
    switch self {
    case .depth: return "Depths"
    case .light: return "Lights"
    default: return "Others"
    }
  }
}

struct ChartView: View {
  private let layers: [Layer] = [.depth, .light, .wreck]

  var body: some View {
    Menu("Chart") {
      ForEach(Chart.allCases, id: \.self) { Button($0.title) {} }
      ForEach(layers, id: \.rawValue) { layer in Button(layer.title) {} }
    }
  }
}
