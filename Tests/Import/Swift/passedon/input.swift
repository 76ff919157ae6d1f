import SwiftUI

/// Content that a view gets from its only use, and passes on.
struct Rows: View {
  let items: [String]
  var body: some View { ForEach(items, id: \.self) { name in Button(name) {} } }
}

struct Details: View {
  let list: [String]
  var body: some View { Text("Boat").contextMenu { Rows(items: list) } }
}

struct Crew: View {
  let list: (Int) -> [String]
  var body: some View { Menu("Crew") { ForEach(list(1), id: \.self) { name in Button(name) {} } } }
}

/// A view that shows the elements of its user in the words of its user.
struct ChoiceButton<Value: Hashable, Words: View>: View {
  let values: [Value]
  let words: (Value) -> Words

  init(values: [Value], @ViewBuilder words: @escaping (Value) -> Words) {
    self.values = values
    self.words = words
  }

  var body: some View {
    Menu("Choice") { ForEach(self.values, id: \.self) { value in Button {} label: { self.words(value) } } }
  }
}

struct Cabin: View {
  var body: some View { ChoiceButton(values: ["Bunk", "Hammock"]) { name in Text("Sleep in \(name)") } }
}

struct Deck<Words: View>: View {
  let words: (Int) -> Words
  var body: some View {
    Menu("Deck") { ForEach([1, 2], id: \.self) { number in Button {} label: { self.words(number) } } }
  }
}

struct Harbor: View {
  var body: some View {
    Details(list: ["Mast", "Keel"])
    ChoiceButton(values: [1, 2]) { number in Text("Berth \(number)") }
    Deck { number in Text("Deck \(number)") }
    Crew { _ in ["Ada", "Bo"] }
  }
}
