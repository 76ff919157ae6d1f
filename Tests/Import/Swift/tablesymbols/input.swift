import SwiftUI

/// Texts by the symbols that a build step generates from string catalogs: the table, then the key.
struct QuayView: View {
  let ship: String

  var body: some View {
    Menu {
      Button(.harbor(.anchorDrop)) {}
      Button(String(localized: .harbor(.anchorWeigh))) {}
      Button {
      } label: {
        Label(String(localized: .harbor(.berthFor(ship))), systemImage: "ferry")
      }
      Button {
      } label: {
        Text(.harbor(.berthOf(2, 5)))
      }
      Button(.Crew.watchFirst) {}
      Button(.harbor(.lighthouse)) {}
      Button(.pier(.lighthouse)) {}
      Section(String(localized: .crew(.title))) {
        ForEach(Watch.allCases, id: \.self) { watch in Button(watch.label) {} }
      }
    } label: {
      Text(.crew(.title))
    }
  }
}

enum Watch: CaseIterable {
  case first, second

  var label: String {
    let text: LocalizedStringResource =
      switch self {
      case .first: .crew(.watchFirst)
      case .second: .crew(.watchSecond)
      }
    return String(localized: text)
  }
}
