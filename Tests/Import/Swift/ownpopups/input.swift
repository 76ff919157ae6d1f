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
