import SwiftUI

/// What a program makes of the keys of its tables.
enum Words {
  static var archive: String { Words.lookUp("Localizable", "archive.title") }
  static func count(_ count: Int, in box: String) -> String { Words.lookUp("Localizable", "archive_count", count, box) }
  static var absent: String { Words.lookUp("Localizable", "archive.absent") }

  private static func lookUp(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
    let format = Translator.shared.format(for: key, in: table)
    return String(format: format, locale: Locale.current, arguments: arguments)
  }
}

func words(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }

struct KeysView: View {
  var body: some View {
    Menu(.menuNewFolder) {
      Button(.menuNewFolder, systemImage: "folder.badge.plus") {}
      Button(.menuOther) {}
      Button("Reveal") {}
      Button("archive.title") {}
        .help("archive.hint")
      Button(Words.archive) {}
      Button(Words.count(3, in: "Inbox")) {}
      Button(Words.absent) {}
      Button(words("archive.title")) {}
    }
  }
}
