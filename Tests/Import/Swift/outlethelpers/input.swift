import AppKit

extension NSMenuItem {
  /// Sets an image on the systems whose menus show images.
  func showImage(named symbol: String) {
    if #available(macOS 26, *) {
      image = NSImage(systemSymbolName: symbol, accessibilityDescription: title)
    }
  }

  /// Sets one of two images.
  func showImage(named symbol: String, unless isPlain: Bool) {
    image = NSImage(systemSymbolName: "circle", accessibilityDescription: nil)
    if !isPlain { image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil) }
  }
}

enum Marks {
  static func mark(_ item: NSMenuItem?, _ symbol: String) {
    item?.image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil)
  }
}

enum Lochs {
  final class KeyBinder {
    func bind(_ keys: Keys, menuItem: NSMenuItem?) {
      guard let item = menuItem else { return }
      item.keyEquivalent = keys.first
    }
  }
}

/// Items of a design that methods of other types change.
final class LochController: NSViewController {
  @IBOutlet private var sailItem: NSMenuItem?
  @IBOutlet private var rowItem: NSMenuItem?
  @IBOutlet private var fishItem: NSMenuItem?
  @IBOutlet private var swimItem: NSMenuItem?

  private lazy var keyBinder = Lochs.KeyBinder()

  override func viewDidLoad() {
    super.viewDidLoad()
    showImages()
  }

  private func showImages() {
    self.sailItem?.showImage(named: "sailboat")
    Marks.mark(rowItem, "oar.2.crossed")
    self.fishItem?.showImage(named: "fish", unless: isPlain)
  }

  func countBoats(_ count: Int) {
    rowItem?.title = "Row \(count) boats"
  }

  func bindKeys(_ keys: Keys) {
    bindKeys(keys, menuItem: self.swimItem)
  }

  private func bindKeys(_ keys: Keys, menuItem: NSMenuItem?) {
    keyBinder.bind(keys, menuItem: menuItem)
  }
}
