import AppKit

/// Functions that make pop-up buttons of their arguments.
final class RigController: NSViewController {
  override func loadView() {
    let stack = NSStackView()
    stack.addArrangedSubview(makeRow(label: "Mast:", options: ["Fore", "Main"]))
    stack.addArrangedSubview(makeRow(label: "Sail:", options: [Sail.jib.name, "Spinnaker"]))
    let third = makeRow(label: "Rope:", options: ["Sheet", "Halyard"])
    stack.addArrangedSubview(third)
    view = stack
  }

  private func makeRow(label: String, options: [String]) -> NSView {
    let popUp = NSPopUpButton()
    for option in options { popUp.addItem(withTitle: option) }
    return NSStackView(views: [NSTextField(labelWithString: label), popUp])
  }
}

enum Sail: String {
  case jib

  var name: String { "Jib" }
}

enum Control {
  static func popUp(_ key: String, _ names: [String]) -> NSPopUpButton {
    let popUp = NSPopUpButton()
    popUp.addItems(withTitles: names.map { $0 })
    popUp.selectItem(at: UserDefaults.standard.integer(forKey: key))
    return popUp
  }

  static func labelled(_ key: String, _ names: [String]) -> NSPopUpButton {
    let button = popUp(key, names)
    button.setAccessibilityLabel(key)
    return button
  }
}

/// The action of a row decides about its items.
final class KnotController: NSViewController {
  override func loadView() {
    let stack = NSStackView()
    stack.addArrangedSubview(makeRow(action: #selector(setKnot(_:))))
    stack.addArrangedSubview(makeRow(action: #selector(setSplice(_:))))
    view = stack
  }

  private func makeRow(action: Selector) -> NSView {
    let popUp = NSPopUpButton()
    if action == #selector(setKnot(_:)) {
      popUp.addItems(withTitles: ["Bowline", "Clove Hitch"])
    } else {
      popUp.addItems(withTitles: ["Eye Splice", "Short Splice"])
    }
    popUp.action = action
    return popUp
  }

  @objc private func setKnot(_ sender: NSPopUpButton) {}
  @objc private func setSplice(_ sender: NSPopUpButton) {}
}
