import AppKit

final class Words {
  static let shared = Words()
  private var bundle: Bundle

  init() { bundle = Bundle.main }

  func localizedString(for key: String) -> String {
    let text = bundle.localizedString(forKey: key, value: nil, table: nil)
    if text == key { return key }
    return text
  }
}

extension String {
  func said() -> String { Words.shared.localizedString(for: self) }
}

final class StampController: NSObject {
  func showStamps() {
    let menu = NSMenu(title: "Stamps")
    menu.addItem(withTitle: "stamps.title".said(), action: nil, keyEquivalent: "")
    albums.sorted().filter { $0.isOpen }.forEach { album in
      menu.addItem(withTitle: album.name, action: #selector(open), keyEquivalent: "")
    }
    ["Sort", "Clean Up"].forEach { menu.addItem(withTitle: $0, action: #selector(open), keyEquivalent: "") }
    menu.popUp(positioning: nil, at: .zero, in: nil)
  }
}
