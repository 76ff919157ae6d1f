import AppKit

final class QuayView: NSView {
  private let menu = NSMenu()

  override func rightMouseDown(with event: NSEvent) {
    let sorted = NSMenu()
    let addBoat = { (name: String) -> Void in
      sorted.addItem(withTitle: name, action: nil, keyEquivalent: "")
    }
    ["Punt", "Skiff"].forEach(addBoat)
    harbor.boats.sorted { $0.size < $1.size }.forEach(addBoat)
    sorted.popUp(positioning: nil, at: .zero, in: self)
  }

  override func menu(for event: NSEvent) -> NSMenu? {
    ["Crate", "Barrel"].forEach(addCargo)
    return menu
  }

  private func addCargo(_ name: String) {
    menu.addItem(withTitle: name, action: nil, keyEquivalent: "")
  }
}
