import SwiftUI

// Views whose optional parts are given, states that are empty at first, and lists with an unknown filter.
struct TintedSection<Content: View, Header: View>: View {
  private let content: Content
  private let header: Header?

  var body: some View {
    if let header = header {
      Section { content } header: { header }
    } else {
      Section { content }
    }
  }

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }
}

extension TintedSection where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.content = content()
    self.header = nil
  }
}

enum Weather: CaseIterable {
  case sun, rain, storm
}

struct PillLabel: View {
  enum Style { case symbol, text }

  private var _title: String
  private var _style: Style

  init(_ title: String, style: Style = .symbol) {
    self._title = title
    self._style = style
  }

  var body: some View {
    switch _style {
    case .symbol: Image(systemName: "star")
    case .text: Text(_title).bold()
    }
  }
}

struct DownloadItems: View {
  @State private var tracker: Tracker?

  var body: some View {
    if let tracker = tracker, tracker.isDone {
      Button("Update") {}
    }
    Button("Download") {}
  }
}

struct DayView: View {
  var body: some View {
    Menu {
      TintedSection {
        DownloadItems()
      } header: {
        Text("Files")
      }
      TintedSection {
        ForEach(Weather.allCases.filter { station.knowsStorms || $0 != .storm }, id: \.self) { weather in
          switch weather {
          case .sun: Button("Sun", systemImage: "sun.max") {}
          case .rain: Button("Rain", systemImage: "cloud.rain") {}
          case .storm: Button("Storm", systemImage: "cloud.bolt") {}
          }
        }
      }
    } label: {
      PillLabel("Day", style: .text)
    }
  }
}

final class Station {
  var route: [Stop] = []

  var isMoving: Bool {
    guard case .moving = route.last else {
      return false
    }
    return true
  }
}

struct StationView: View {
  let station: Station

  var body: some View {
    Text("Station").contextMenu {
      Button("Stop") {}
        .disabled(station.isMoving)
    }
  }
}
