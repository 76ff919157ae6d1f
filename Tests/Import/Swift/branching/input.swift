import SwiftUI

// Labels and conditions with several returns, lists that initializers assign, and views beside texts.
@Observable final class Gate {
  private(set) var station: Station?
  private var version: Float {
    if let name = station?.version {
      if name.utf8.count > 2 { return 2 } else { return 1 }
    }
    return 0
  }
  var isNew: Bool { version >= 3.5 }
}

struct TrackMenu: View {
  let gate: Gate
  let track: Track
  private var languages: [String] = []

  init(gate: Gate, track: Track) {
    self.gate = gate
    self.track = track
    self.languages = track.names.sorted()
  }

  private var stopLabel: some View {
    if track.isOpen { return Label("Close Track", systemImage: "xmark") }
    return Label("Open Track", systemImage: "checkmark.circle")
  }

  var body: some View {
    Menu("Track") {
      Button("Copy") {}
      if gate.isNew { Button("Upgrade") {} }
      if languages.count > 1 { Menu("Language") { Button("Native") {} } }
      Button {
      } label: {
        stopLabel
      }
      Button {
      } label: {
        HStack {
          track.icon
          Text(track.name)
        }
      }
      Button(track.isOpen ? "New Stop…" : "New Stop after “\(track.name)”…") {}
      Button("Mark") {}.keepsOpen()
    }
    .toolbar {
      ToolbarTitleMenu {
        Button("Rename Track") {}
        LineMenu()
      }
    }
  }
}

struct LineMenu: View {
  var body: some View { Menu("Lines") { Button("New Line") {} } }
}

struct EmptyLabelMenu: View {
  var body: some View {
    Menu {
      Button("Recent") {}
    } label: {
      EmptyView()
    }
  }
}

extension View {
  func keepsOpen() -> some View {
    if #available(iOS 16.4, *) {
      return self.menuActionDismissBehavior(.disabled)
    } else {
      return self
    }
  }
}
