import SwiftUI

struct PaceView: View {
  @AppStorage("pace") private var pace: Double = 1.0
  private let paces: [Double] = stride(from: 50, through: 200, by: 25).map { Double($0) / 100.0 }

  var body: some View {
    Picker("Pace", selection: $pace) {
      ForEach(paces, id: \.self) { pace in
        Text(words(pace)).tag(pace)
      }
    }
    .pickerStyle(.menu)
    Menu("Laps") {
      ForEach(1..<5) { lap in
        Button(lap.isMultiple(of: 2) ? "Back \(lap)" : "Forth \(lap)") {}
      }
      Button("Walk \(Int(2.6.rounded())) Miles") {}
    }
  }

  private func words(_ pace: Double) -> String {
    (pace.truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(pace))" : "\(pace)") + "×"
  }
}
