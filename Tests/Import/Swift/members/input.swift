import UIKit

extension String {
  static let getInfoLabel = String(localized: "get_info")
  static var shareLabel: String { NSLocalizedString("share", comment: "") }
}

extension LocalizedStringResource {
  static let renameLabel = LocalizedStringResource("Rename…")
}

extension UIImage {
  static let getInfo = UIImage(systemName: "info.circle")
  static var share: UIImage { UIImage(systemName: "square.and.arrow.up")! }
}

extension UIAction {
  convenience init(item: Item, handler: @escaping UIActionHandler) {
    self.init(title: item.title, image: item.image, handler: handler)
  }
}

enum Item {
  case archive

  var title: String { "Archive" }
  var image: UIImage? { UIImage(systemName: "archivebox") }
}

final class MembersController: UIViewController {
  func menu() -> UIMenu {
    let star = UIAction(title: .getInfoLabel, image: .getInfo) { _ in }
    star.title = file.isStarred ? "Remove Star" : "Add Star"
    return UIMenu(
      title: "File",
      children: [
        UIAction(title: .getInfoLabel, image: .getInfo) { _ in },
        UIAction(title: .shareLabel, image: .share) { _ in },
        UIAction(title: String(localized: .renameLabel), image: .fromCatalog) { _ in },
        UIAction(item: .archive) { _ in },
        star,
        UIAction(title: file.isOpen ? "Close" : "Open", state: file.isOpen ? .on : .off) { _ in },
        UIDeferredMenuElement { completion in
          Task {
            let name = "Recent"
            completion([UIAction(title: name) { _ in }])
          }
        },
      ])
  }
}
