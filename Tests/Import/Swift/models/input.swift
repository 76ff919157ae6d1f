import SwiftUI

// Objects that a view makes: their variables have their initial values unless something assigns them at the start.
final class Radio: ObservableObject {
  @Published var isOn = false
  @Published var station = "News"
  @Published var volume = 3
  @Published var presets = ["Home", "Work"]
  @Published var isScanning = false
  @Published var isTuned = false
  @Published var battery: Int?
  @Published var isLoud: Bool
  @Published var isReady: Bool
  @Published var isStereo = false
  var isQuiet: Bool { volume < 5 }

  init() {
    isLoud = true
    isReady = false
    tune()
  }

  private func tune() {
    isTuned = true
    isReady = hasSignal()
    report(isStereo: isStereo)
  }
  func scan() { startScan() }
  private func startScan() { isScanning = true }
  func turnOn() { isOn = true }
}

@Observable final class Lamp {
  var isLit = false
  let color = "Red"

  func subscribe() { isLit = true }
  func load(for room: String) { isLit = true }
}

struct RadioView: View {
  @StateObject private var radio = Radio()
  @State private var lamp = Lamp()
  @ObservedObject var other: Radio
  @State private var spare: Lamp

  init(other: Radio) {
    self.other = other
    _spare = State(initialValue: Lamp())
  }

  var body: some View {
    Menu("Radio") {
      if radio.isOn { Button("Turn Off") {} } else { Button("Turn On") { radio.turnOn() } }
      Button(radio.station) {}
      if radio.isScanning { Button("Stop Scan") {} }
      if radio.isTuned { Button("Stay Tuned") {} }
      if radio.battery != nil { Button("Save Battery") {} }
      if radio.isLoud { Button("Lower") {} }
      if radio.isReady { Button("Listen") {} }
      if radio.isStereo { Button("Mono") {} }
      Toggle("Tuned", isOn: $radio.isTuned)
      if radio.isQuiet { Button("Louder") {} }
      Button("Record") {}.disabled(!radio.isOn)
      ForEach(radio.presets, id: \.self) { Button($0) {} }
      Toggle("Play", isOn: $radio.isOn)
      if lamp.isLit { Button("Dim") {} } else { Button("Light") {} }
      if spare.isLit { Button("Dim Spare") {} } else { Button("Light Spare") {} }
      if other.isOn { Button("Turn Other Off") {} }
      LampButton(lamp: lamp)
    }
    .onAppear { prepare() }
  }

  private func prepare() {
    radio.scan()
    // Not the methods of Lamp.
    news.subscribe(on: queue)
    news.load()
  }
}

struct LampButton: View {
  @Bindable var lamp: Lamp
  var body: some View { if lamp.isLit { Button("Out") {} } else { Button("In") {} } }
}
