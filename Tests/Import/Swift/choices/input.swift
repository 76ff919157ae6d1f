import UIKit

// Lists in both branches of a function, lists that other functions extend, and sizes that are set later.
final class SongController: UIViewController {
  private lazy var moreButton: UIBarButtonItem = {
    let image = UIImage(systemName: "ellipsis")
    return UIBarButtonItem(image: image, menu: moreMenu())
  }()

  private func moreMenu() -> UIMenu {
    let versions = UIMenu(title: "Versions", children: self.versionActions(of: song))
    var children: [UIMenuElement] = []
    appendSharing(to: &children)
    appendForeign(&children)
    let row = UIMenu(options: .displayInline, children: [UIAction(title: "Play") { _ in }, UIAction(title: "Stop") { _ in }])
    row.preferredElementSize = .medium
    let isPinned = store.pins(of: song).contains(song)
    return UIMenu(
      children: [row, versions]
        + children + [UIAction(title: isPinned ? "Unpin" : "Pin", image: UIImage(systemName: "pin")) { _ in }])
  }

  private func versionActions(of song: Song) -> [UIAction] {
    if let versions = song.versions, !versions.isEmpty {
      return versions.map { version in UIAction(title: version.name) { _ in } }
    } else {
      return [UIAction(title: "Current") { _ in }]
    }
  }

  private func appendSharing(to elements: inout [UIMenuElement]) {
    elements.append(UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in })
    if canSend {
      elements.append(UIAction(title: "Send") { _ in })
    }
  }
}
