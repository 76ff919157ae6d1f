// A key with interpolations is looked up where a parameter takes a key.
import SwiftUI

struct LookButton: View {
  let title: LocalizedStringKey
  let count: Int

  init(title: LocalizedStringKey, count: Int) {
    self.title = title
    self.count = count
  }

  var body: some View { Button {} label: { Label(title, systemImage: "eye") } }
}

struct PlainButton: View {
  var title: LocalizedStringResource
  var body: some View { Button { } label: { Text(title) } }
}

struct Boat: View {
  let boat: BoatModel

  func item(_ title: LocalizedStringKey) -> some View { Button(title) {} }

  var body: some View {
    Text(boat.name)
      .contextMenu {
        LookButton(title: "look.at.\(boat.name(.short))", count: 2)
        PlainButton(title: "moor.\(boat.name)")
        item("leave.\(boat.name).\(boat.pier)")
        item("wave")
      }
  }
}
