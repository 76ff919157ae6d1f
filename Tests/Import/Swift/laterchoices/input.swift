import AppKit

/// Pop-up buttons whose selection other methods make.
final class ClockPane: NSViewController {
  private var zonePopUp: NSPopUpButton!
  private let facePopUp = NSPopUpButton()

  override func loadView() {
    zonePopUp = NSPopUpButton()
    zonePopUp.addItem(withTitle: "Local")
    zonePopUp.addItem(withTitle: "Ship")
    facePopUp.addItems(withTitles: ["Digital", "Analog"])
    facePopUp.selectItem(at: 1)
    view = NSStackView(views: [zonePopUp, facePopUp])
  }

  func readSettings() {
    zonePopUp.selectItem(at: Settings.shared.zone)
    facePopUp.selectItem(withTitle: Settings.shared.face)
  }
}
