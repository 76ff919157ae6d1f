import UIKit

/// Texts that a condition selects, through a helper with a condition of its own.
final class LogController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isOpen = Log.current.isOpen
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log",
      menu: UIMenu(children: [
        UIAction(
          title: String.spoken(isOpen ? "Close Log" : "Open Log"),
          image: UIImage(systemName: isOpen ? "book" : "book.closed")
        ) { _ in },
        UIAction(title: String.spoken("Print Log")) { _ in },
        UIAction(title: String.spoken(isOpen ? "log_close" : "log_open")) { _ in },
      ]))
  }
}

extension String {
  static func spoken(_ key: String) -> String {
    let value = NSLocalizedString(key, comment: "")
    if value != key || Locale.preferredLanguages.first == "en" { return value }
    guard let path = Bundle.main.path(forResource: "en", ofType: "lproj"), let bundle = Bundle(path: path) else {
      return value
    }
    return NSLocalizedString(key, bundle: bundle, comment: "")
  }
}
