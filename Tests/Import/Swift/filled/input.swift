import AppKit

// A menu in a property that other methods fill, and a subclass that fills itself.
final class LampController: NSObject {
  private let menu = LampMenu()
  private lazy var statusItem = with(NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)) {
    $0.menu = menu
  }

  func start() {
    menu.onUpdate = { [weak self] in self?.updateMenu() }
  }
}

final class LampMenu: NSMenu {
  var onUpdate: (() -> Void)?

  override init(title: String) {
    super.init(title: title)
    autoenablesItems = false
  }
}
