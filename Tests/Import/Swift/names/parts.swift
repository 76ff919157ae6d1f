import SwiftUI

enum Order: Int, CaseIterable, Identifiable {
  case title, author, year
  var id: Int { rawValue }
  var title: String {
    switch self {
    case .title: return "Title"
    case .author: return "Author"
    case .year: return "Year"
    }
  }
  var symbol: String { self == .year ? "calendar" : "textformat" }
}

enum Mark: String {
  case read = "Read", later = "Read Later"
}

enum Symbols { static let share = "square.and.arrow.up" }

enum Texts {
  static let export = "Export " + Nested.kind
  enum Nested {
    static let kind = "All"
    static let `import` = "Import…"
  }
}

enum Keys { static let importing = KeyboardShortcut("i", modifiers: [.command, .shift]) }

struct MarkButton: View {
  let mark: Mark
  var isActive = true
  var body: some View {
    Button(mark.rawValue) {}.disabled(!isActive)
  }
}

struct Framed<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    Section("Framed") { content() }
  }
}

enum BookMenu {
  static var last: some View { Button("Last") {} }
}

struct ShelfItems: View {
  private let title: String
  init(name: String) { title = "Open \(name)" }
  var body: some View {
    Button(title) {}
  }
}

enum Step: String {
  case first = "one", other
  case named(String)
  static var all: [Step] { [.first, .other, .named("x")] }
  var title: String {
    switch self {
    case .first, .other: "Step \(rawValue)"
    case .named(let name): "Step \(name)"
    }
  }
}
