import AppKit

// Conditions on values that are no menus and may be `nil`: what they decide is known only at runtime.
final class KilnOpener: NSObject {
  func open(_ event: NSEvent, in view: NSView) {
    let labels = Store.shared.kilns.compactMap { kiln -> URL? in
      if let label = kiln.label { return label }
      return nil
    }
    let manual: URL? = {
      if let page = kiln.page { return page }
      return nil
    }()
    let target: URL?
    if let folder = kiln.folder {
      target = folder
    } else {
      target = nil
    }
    let menu = NSMenu()
    if !labels.isEmpty { menu.addItem(withTitle: "Print Labels", action: #selector(printLabels), keyEquivalent: "") }
    if let manual { menu.addItem(withTitle: "Manual", action: #selector(read), keyEquivalent: "") }
    if let target { menu.addItem(withTitle: "Reveal", action: #selector(reveal), keyEquivalent: "") }
    if let link = link(of: kiln) { menu.addItem(withTitle: "Copy Link", action: #selector(copy), keyEquivalent: "") }
    menu.addItem(withTitle: "Heat", action: #selector(heat), keyEquivalent: "")
    NSMenu.popUpContextMenu(menu, with: event, for: view)
  }

  private func link(of kiln: Kiln) -> URL? {
    if let link = kiln.link { return link }
    return nil
  }
}

// A guard on such a value.
final class KilnPanel: NSObject {
  func pick() {
    let target: URL?
    if let folder = kiln.folder {
      target = folder
    } else {
      target = nil
    }
    guard let folder = target else { return }
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["Glazed", "Raw"])
    show(popUp, of: folder)
  }
}
