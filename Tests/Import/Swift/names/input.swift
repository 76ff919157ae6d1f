import SwiftUI

struct ShelfView: View {
  @State private var order: Order = .title
  let book: Book

  var body: some View {
    Menu("Books") {
      orderPicker
      exportItems
      shareItem("Share", symbol: Symbols.share)
      MarkButton(mark: .read)
      MarkButton(mark: .later, isActive: false)
      Framed {
        Button("Inside") {}
      }
      ForEach(Order.allCases.filter { $0 != .author }) { order in
        Button("By \(order.title)") {}
      }
      ForEach(Array(["One", "Two"].enumerated()), id: \.offset) { index, word in
        Button("\(index + 1). \(word)") {}
      }
      BookMenu.last
      MissingView(book: book)
    }
  }

  private var orderPicker: some View {
    Picker(selection: $order) {
      ForEach(Order.allCases) { Label($0.title, systemImage: $0.symbol) }
    } label: {
      Text("Order")
    }
  }

  @ViewBuilder private var exportItems: some View {
    let title = Texts.export
    Button(title) {}
    Button(Texts.Nested.import, action: {}).keyboardShortcut(Keys.importing)
  }

  private func shareItem(_ title: String, symbol: String = "star") -> some View {
    Button(title, systemImage: symbol) {}
  }
}

struct ClosedShelfView: View {
  var body: some View {
    Text("Shelf").contextMenu { ShelfItems(name: "Attic") }
  }
}

struct ChainView: View {
  var body: some View {
    Menu {
      if isLong { Button(label) {} } else { Button("Short") {} }
      Picker("Place", sources: places, selection: $place)
      WithPerceptionTracking { Button("Tracked") {} }
      ForEach(Step.all, id: \.self) { step in Button(step.title) {} }
    } label: {
      Label { Text(Texts.export) } icon: { Image(systemName: "link") }
        .frame(width: 20)
        .compatibility
        .glass(.regular)
    }
  }

  private var label: String {
    let name = if isLong { "A" } else { "B" }
    return name
  }
}
