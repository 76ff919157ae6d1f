import SwiftUI

// Labels with images that properties of values give, with modifiers of images.
enum Weather {
  case calm
  case windy

  var icon: Image {
    switch self {
    case .calm: Image(systemName: "sun.max")
    case .windy: Image(systemName: "wind")
    }
  }

  /// Members of the type of the property, without its name.
  var mark: Image {
    switch self {
    case .calm: .calmMark
    case .windy: .windyMark
    }
  }
}

typealias Sky = Weather

extension Sky: CaseIterable {
  var words: String { self == .calm ? "Calm" : "Windy" }
}

struct ForecastList: View {
  @State private var weather: Weather
  let isUp: Bool
  let flag: Image

  var body: some View {
    Menu("Forecast") {
      Button {
        show()
      } label: {
        HStack {
          Text("Today")
          weather.icon.renderingMode(.template)
        }
      }
      Button(action: hoist) {
        HStack {
          Text("Hoist Flag").lineLimit(1)
          self.flag.resizable().scaledToFit()
        }
      }
      Button {
        lower()
      } label: {
        HStack {
          Text("Lower Flag")
          isUp ? Image.sailOnShore : Image.sailAtSea
        }
      }
      Button {
        report(.calm)
      } label: {
        Image.calmMark
        Text(" - Calm Sea")
      }
      Button {
        report(.windy)
      } label: {
        Text(Image.windyMark) + Text("  Windy Sea")
      }
      ForEach(Sky.allCases, id: \.self) { sky in
        Button {
          report(sky)
        } label: {
          HStack {
            Text(sky.words)
            sky.mark.renderingMode(.template)
          }
        }
      }
      Picker("Weather", selection: $weather) {
        ForEach(Sky.allCases, id: \.self) { sky in
          HStack {
            Text(sky.words)
            sky.icon.renderingMode(.template)
          }
        }
      }
    }
  }
}

extension Image {
  static let calmMark = Image(systemName: "leaf")
  static let windyMark = Image(systemName: "fan")
}
