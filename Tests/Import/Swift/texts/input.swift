import SwiftUI

extension String {
  var translated: String { NSLocalizedString(self, comment: "") }
}

enum Words {
  static let close = NSLocalizedString("window.close", value: "Close", comment: "")
  static func count(_ number: Int) -> String { "\(number) Items" }
}

struct TextView: View {
  let name: String
  let version = 2

  var body: some View {
    Menu("menu.title") {
      Button("file.open") {}
      Button("Rename “\(name)”") {}
      Button("greeting \(name)") {}
      Button("Version \(version) of \(version + 1)") {}
      Button("Line\u{2026} \"quoted\" #1") {}
      Button(#"Raw \n "text""#) {}
      Button(
        """
        Several \
        words
        """
      ) {}
      Button(Words.close) {}
      Button(told(Library.shared.catalog.newest.lead.authorName)) {}
      Button(Words.count(3)) {}
      Button("file.print".translated) {}
      Button(String(localized: "size.large", defaultValue: "Large")) {}
      Button(LocalizedStringKey("file.open")) {}
      Button(String(format: "%d of %@", 3, "Four")) {}
      Button { } label: { Text(verbatim: "file.open") }
      Button { } label: { Text("A") + Text("B").bold() }
      Button("missing.key") {}
      Button(name.isEmpty ? "None" : name) {}
      Button("small words".capitalized) {}
      Button("4th pier2pier".capitalized) {}
    }
  }
}
