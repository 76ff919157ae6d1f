import AppKit

/// A pop-up button that gets its items from the harbor.
class BerthButton: NSPopUpButton {
  func moor(berths: [Berth]) {
    removeAllItems()
    for berth in berths {
      let item = NSMenuItem()
      item.attributedTitle = berth.name
      menu?.addItem(item)
    }
  }
}

enum Weather { case calm, storm }

/// A controller that changes items of its XIB in several ways.
final class HarborController: NSViewController {
  @IBOutlet weak var harborMenu: NSMenu!
  @IBOutlet weak var calmItem: NSMenuItem!
  @IBOutlet weak var stormItem: NSMenuItem!
  @IBOutlet weak var boatsItem: NSMenuItem!
  @IBOutlet weak var flagItem: NSMenuItem!
  @IBOutlet weak var mastItem: NSMenuItem!
  @IBOutlet weak var anchorItem: NSMenuItem!
  @IBOutlet private weak var berthPopUp: BerthButton!
  @IBOutlet weak var tidePopUp: NSPopUpButton!
  @IBOutlet weak var sortPopUp: NSPopUpButton!

  /// The weather, which sets states outside of methods.
  var weather: Weather = .calm {
    didSet {
      switch weather {
      case .calm: calmItem.state = .on
      case .storm: stormItem.state = .on
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  private func setUp() {
    flagItem.title = "Hoist Flag"
    berthPopUp.moor(berths: harbor.berths)
  }

  func tideChanged() {
    tidePopUp.menu?.item(withTag: 1)?.state = harbor.isHigh ? .on : .off
    tidePopUp.item(at: 0)?.title = harbor.tide
    var item: NSMenuItem?
    item = tidePopUp.menu?.item(withTag: 2)
    item?.isEnabled = !harbor.isHigh
    dim(anchorItem)
    for item in [mastItem, flagItem] { item?.isHidden = harbor.isClosed }
    boatsItem.submenu?.items.forEach { $0.isEnabled = harbor.isOpen }
    boatsItem.submenu?.item(withTag: 4)?.title = harbor.boat
    Sorting.prepare(sortPopUp)
  }

  private func dim(_ item: NSMenuItem) {
    item.isEnabled = harbor.isOpen
  }
}

enum Sorting {
  static func prepare(_ button: NSPopUpButton) {
    button.addItem(withTitle: "By Color")
  }
}

/// Another object that changes the items of the controller.
final class Harbormaster {
  func close(_ controller: HarborController) {
    controller.calmItem.isHidden = true
    controller.harborMenu.addItem(.separator())
  }
}
