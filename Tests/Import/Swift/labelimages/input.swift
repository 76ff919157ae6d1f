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
