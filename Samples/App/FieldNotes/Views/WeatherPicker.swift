import SwiftUI

/// The weather during the observation; a pop-up button in the form of a note.
struct WeatherPicker: View {
  enum Weather: String, CaseIterable, Identifiable {
    case sun, clouds, rain, snow

    var id: Self { self }
  }

  @State private var weather = Weather.clouds

  var body: some View {
    Picker("Weather", selection: $weather) {
      Label("Sun", systemImage: "sun.max").tag(Weather.sun)
      Label("Clouds", systemImage: "cloud").tag(Weather.clouds)
      Label("Rain", systemImage: "cloud.rain").tag(Weather.rain)
      Label("Snow", systemImage: "snowflake").tag(Weather.snow)
    }
    .pickerStyle(.menu)
  }
}
