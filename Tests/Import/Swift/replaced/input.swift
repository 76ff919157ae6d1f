import SwiftUI

// Texts with replaced parts.
struct ThemeView: View {
  private let names = ["paper-white", " ink-black "]

  var body: some View {
    Menu("Theme") {
      ForEach(names, id: \.self) { name in
        Button(name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "-", with: " ").capitalized) {}
      }
    }
  }
}
