import SwiftUI

/// Images in the color of the text
struct ImagesInTheColorOfTheMenu: View {
  enum Choice: String {
    case sun = "Sun"
    case shade = "Shade"
  }

  @State private var selection = Choice.sun

  var body: some View {
    Menu {
      Button(action: water) {
        Text("Water")
        Image("drop")
          .renderingMode(.template)
      }
      Button(action: photo) {
        Text("Photo")
        Image("photo")
      }
      Button(action: seeds) {
        Text("Seeds")
        Image("seed")
          .renderingMode(.template)
      }
      .tint(.green)
      Button("Bees", systemImage: "ladybug", action: bees)
      Menu {
        Button("North", action: north)
      } label: {
        Text("Beds")
        Image("bed")
          .renderingMode(.template)
      }
      Picker(selection: $selection) {
        Label {
          Text("Sun")
        } icon: {
          Image("sun")
            .renderingMode(.template)
        }
        .tag(Choice.sun)
        Text("Shade").tag(Choice.shade)
      } label: {
        EmptyView()
      }
      .pickerStyle(.inline)
    } label: {
      Text("Garden")
      Image("leaf")
        .renderingMode(.template)
    }
  }

  private func water() {}
  private func photo() {}
  private func seeds() {}
  private func bees() {}
  private func north() {}
}
