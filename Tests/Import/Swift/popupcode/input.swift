import AppKit

/// Pop-up buttons made in code.
final class KnotController: NSViewController {
  private let knotPopUp = NSPopUpButton()
  private let ropePopUp = NSPopUpButton(frame: .zero, pullsDown: false)
  private var bendPopUp: NSPopUpButton!

  lazy var sizePopUp: NSPopUpButton = {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["Small", "Large"])
    button.menu?.addItem(.separator())
    button.addItem(withTitle: "Other…")
    button.lastItem?.isEnabled = false
    button.selectItem(withTitle: "Large")
    return button
  }()

  override func loadView() {
    knotPopUp.addItem(withTitle: "Bowline")
    knotPopUp.addItems(withTitles: ["Reef Knot", "Sheet Bend"])
    knotPopUp.menu?.addItem(.separator())
    knotPopUp.menu?.addItem(NSMenuItem(title: "None", action: nil, keyEquivalent: ""))
    view = NSStackView(views: [knotPopUp, ropePopUp, sizePopUp])
    view.addSubview(knotPopUp)
    makeBend()
    fillBend()
  }

  func fillRopes() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Hemp", action: nil, keyEquivalent: "")
    let nylon = NSMenuItem(title: "Nylon", action: nil, keyEquivalent: "")
    menu.addItem(nylon)
    ropePopUp.menu = menu
    ropePopUp.select(nylon)
  }

  private func makeBend() {
    bendPopUp = NSPopUpButton(frame: .zero, pullsDown: true)
  }

  private func fillBend() {
    bendPopUp.addItem(withTitle: "Bends")
    bendPopUp.addItem(withTitle: "Carrick Bend")
  }

  func makeHitch() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero)
    let menu = button.menu!
    menu.addItem(NSMenuItem(title: "Clove Hitch", action: nil, keyEquivalent: ""))
    menu.addItem(NSMenuItem(title: "Half Hitch", action: nil, keyEquivalent: ""))
    button.selectItem(withTag: UserDefaults.standard.integer(forKey: "hitch"))
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  func makeSplice() -> NSPopUpButton {
    let button = NSPopUpButton()
    for splice in Splice.all { button.addItem(withTitle: splice.name) }
    return button
  }

  func makeChoice() {
    if rope.isThick {
      let button = NSPopUpButton()
      let thick = NSMenu()
      thick.addItem(withTitle: "Cable", action: nil, keyEquivalent: "")
      let thin = NSMenu()
      thin.addItem(withTitle: "Twine", action: nil, keyEquivalent: "")
      if rope.isShort { button.menu = thick } else { button.menu = thin }
    }
  }

  func makeEmpty() -> NSPopUpButton {
    let button = NSPopUpButton()
    return button
  }
}

/// The methods of pop-up buttons, other than those of menus, keep titles unique.
final class GaugeController: NSViewController {
  override func viewDidLoad() {
    let gauge = NSPopUpButton()
    gauge.addItems(withTitles: ["Depth", "Speed"])
    gauge.addItem(withTitle: "Depth")
    view.addSubview(gauge)

    let dial = NSPopUpButton()
    dial.menu?.addItem(withTitle: "Wind", action: nil, keyEquivalent: "")
    dial.menu?.addItem(withTitle: "Wind", action: nil, keyEquivalent: "")
    view.addSubview(dial)
  }
}
