import AppKit

/// Pop-up buttons of the app's own class.
class QuietPopUpButton: NSPopUpButton {
  convenience init() {
    self.init(frame: .zero)
    isBordered = false
  }
}

final class DepthPopUpButton: QuietPopUpButton {
  override init(frame: NSRect, pullsDown: Bool) {
    super.init(frame: frame, pullsDown: pullsDown)
    addItems(withTitles: ["Shallow", "Deep"])
  }
}

final class SoundingController: NSViewController {
  private let unitPopUp = QuietPopUpButton()

  override func loadView() {
    unitPopUp.addItems(withTitles: ["Fathoms", "Meters"])
    let depth = DepthPopUpButton(frame: .zero, pullsDown: false)
    view = NSStackView(views: [unitPopUp, depth])
  }
}

/// A pop-up button that makes its menu later.
final class BuoyPopUpButton: NSPopUpButton {
  var buoys: [String] { didSet { reload() } }

  private func reload() {
    let menu = NSMenu()
    menu.addItem(withTitle: "No Buoy", action: nil, keyEquivalent: "")
    for buoy in buoys { menu.addItem(withTitle: buoy, action: nil, keyEquivalent: "") }
    self.menu = menu
  }
}

/// The same, whose first item is the label of the button.
final class MooringButton: NSPopUpButton {
  init() {
    super.init(frame: .zero, pullsDown: true)
  }

  func reload() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Mooring", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Tie Up", action: nil, keyEquivalent: "")
    self.menu = menu
  }
}
