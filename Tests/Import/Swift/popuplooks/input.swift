import AppKit

/// Buttons without a border, of another size, or dimmed, and one that a method dims later.
final class LocksController: NSViewController {
  private var gatePopUp: NSPopUpButton?
  private let canLock: Bool

  init(canLock: Bool) {
    self.canLock = canLock
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    let plain = NSPopUpButton(frame: .zero, pullsDown: false)
    plain.isBordered = false
    plain.controlSize = .small
    plain.addItems(withTitles: ["Open", "Shut"])
    let dimmed = NSPopUpButton(frame: .zero, pullsDown: true)
    dimmed.isEnabled = false
    dimmed.addItems(withTitles: ["Fill", "Drain", "Flush"])
    let perhaps = NSPopUpButton()
    perhaps.isEnabled = canLock
    perhaps.addItems(withTitles: ["Upper", "Lower"])
    let gate = NSPopUpButton()
    gate.addItem(withTitle: "Left Gate")
    gate.addItem(withTitle: "Right Gate")
    gatePopUp = gate
    view = NSStackView(views: [plain, dimmed, perhaps, gate])
  }

  func update(level: Int) {
    gatePopUp?.isEnabled = level > 3
  }
}
