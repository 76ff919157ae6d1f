// Texts that an initializer makes which the sources add to `String`.
import SwiftUI

enum WordList {
  case common, errors

  var table: String? {
    switch self {
    case .common: return nil
    case .errors: return "Errors"
    }
  }
}

extension String {
  init(wordKey: String, list: WordList = .common) {
    if let bundle = Languages.shared.chosenBundle {
      self = NSLocalizedString(wordKey, tableName: list.table, bundle: bundle, comment: "")
    } else {
      self = NSLocalizedString(wordKey, tableName: list.table, comment: "")
    }
  }

  init(wordNamed name: String) {
    self = NSLocalizedString("word_" + name, comment: "")
  }
}

struct Kite: View {
  let kite: KiteModel

  var body: some View {
    Text(kite.name)
      .contextMenu {
        Button(String(wordKey: "Fly_High")) {}
        Button(String(wordKey: "Torn", list: .errors)) {}
        Button(String(wordNamed: "wind")) {}
        Button(String(wordKey: kite.key)) {}
      }
  }
}
