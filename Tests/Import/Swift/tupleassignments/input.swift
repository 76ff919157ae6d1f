import SwiftUI

/// The state of a model in a file with patterns and types in parentheses, which assign nothing.
@Observable final class TideModel {
  var selectedChart: TideChart = .hours
  var selectedUnit: TideUnit = .meters
  var level = 0.0

  func subscribe() {
    async let waves: () = measureWaves()
    let (low, high) = bounds()
    level = low + high
    _ = waves
    if case .known(let value) = lookUp() { level = value }
    (level, selectedUnit) = stored()
  }
}

enum TideChart: String, CaseIterable, Identifiable {
  case hours, days

  var id: String { rawValue }
  var title: String { self == .hours ? "Hours" : "Days" }
}

enum TideUnit: String, CaseIterable, Identifiable {
  case meters, feet

  var id: String { rawValue }
  var title: String { self == .meters ? "Meters" : "Feet" }
}

struct TideView: View {
  @State private var model = TideModel()

  var body: some View {
    VStack {
      Picker("Chart", selection: $model.selectedChart) {
        ForEach(TideChart.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.menu)
      Picker("Unit", selection: $model.selectedUnit) {
        ForEach(TideUnit.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.menu)
    }
    .onAppear { model.subscribe() }
  }
}

/// An object that views share may change in any of them.
final class TideLog: ObservableObject {
  static let shared = TideLog()

  @Published private(set) var lines: [String] = []
  @Published var isOpen = false

  func add(_ line: String) {
    DispatchQueue.main.async { self.lines.append(line) }
  }
}

struct TideLogView: View {
  @ObservedObject private var log = TideLog.shared

  var body: some View {
    Menu("Log") {
      Button("Copy Log") {}
        .disabled(log.lines.isEmpty)
      if log.isOpen { Button("Close Log") {} } else { Button("Open Log") {} }
    }
  }
}
