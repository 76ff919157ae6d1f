import SwiftUI

enum Rate: Double, CaseIterable {
  case half = 0.5
  case normal = 1
  case double = 2

  var title: String { "\(rawValue)×" }
}

struct SelectionsView: View {
  @ObservedObject var player: Player
  @State private var rate = Rate.normal
  @State private var isEditing = false
  @AppStorage("showsTitles") private var showsTitles = true

  var body: some View {
    Menu("Player") {
      ForEach(Rate.allCases, id: \.self) { each in
        Button {
          rate = each
        } label: {
          if rate == each {
            Label(each.title, systemImage: "checkmark")
          } else {
            Text(each.title)
          }
        }
      }
      Divider()
      ForEach(Rate.allCases, id: \.self) { each in
        Button {
          player.rate = each
        } label: {
          HStack {
            Text(each.title)
            if player.rate == each { Image(systemName: "checkmark") }
          }
        }
      }
      Divider()
      Button("Loop", systemImage: player.loops ? "checkmark" : "") {}
      Button("Titles", systemImage: showsTitles ? "checkmark" : "") {}
      if isEditing {
        Button("Done") {}
      } else {
        Button("Edit") {}
      }
      if player.isPinned {
        Button("Pin", systemImage: "pin.slash") {}
      } else {
        Button("Pin", systemImage: "pin") {}
      }
      if player.isOpen {
        Button("Same") { player.close() }
      } else {
        Button("Same") { player.open() }
      }
      Button("Mute", role: isEditing ? .destructive : nil) {}
      Button("Stop") {}
        .disabled(isEditing)
    }
  }
}
