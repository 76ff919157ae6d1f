import AppKit

// A delegate that changes the items of a menu of its own one by one.
final class CrateView: NSView, NSMenuDelegate {
  func prepare() {
    menu = makeMenu()
    menu?.delegate = self
  }

  func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.delegate = self
    menu.addItem(withTitle: "Unpack", action: #selector(unpack(_:)), keyEquivalent: "")
    menu.addItem(withTitle: "Seal", action: #selector(seal(_:)), keyEquivalent: "")
    return menu
  }

  func numberOfItems(in menu: NSMenu) -> Int { menu.numberOfItems }

  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
    switch item.action {
    case #selector(seal(_:)): item.isHidden = crate.isSealed
    default: item.isHidden = false
    }
    (item as? CrateItem)?.crate = crate
    return true
  }
}

// A menu of a property that AppKit asks for.
final class CrateDelegate: NSObject, NSApplicationDelegate {
  var menu: NSMenu = NSMenu()

  func applicationDidFinishLaunching(_ notification: Notification) {
    menu.addItem(withTitle: "New Crate", action: #selector(addCrate), keyEquivalent: "")
  }

  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? {
    panel.orderOut(nil)
    return menu
  }
}

// Menus that a click on a button opens; the second button's type names no button.
final class CrateBar: NSView {
  private let addButton = NSButton(title: "Add", target: nil, action: nil)

  @IBAction func pack(_ sender: NSButton) {
    let menu = NSMenu()
    menu.addItem(withTitle: "Pack All", action: #selector(packAll), keyEquivalent: "")
    menu.popUp(positioning: nil, at: NSPoint(x: 0, y: sender.frame.height), in: sender)
  }

  @objc func add() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Add Lid", action: #selector(addLid), keyEquivalent: "")
    menu.popUp(positioning: nil, at: .zero, in: addButton)
  }

  @objc func list(_ sender: NSView) {
    let menu = NSMenu()
    menu.addItem(withTitle: "List Crates", action: #selector(listCrates), keyEquivalent: "")
    menu.popUp(positioning: nil, at: .zero, in: sender)
  }
}

final class CrateButton: NSButton {
  override func rightMouseDown(with event: NSEvent) {
    let menu = NSMenu()
    menu.addItem(withTitle: "Rename Crate", action: #selector(rename), keyEquivalent: "")
    menu.popUp(positioning: nil, at: .zero, in: self)
  }
}

// Styled titles that models and functions hand on.
struct CrateRow {
  let title: NSAttributedString
  let isChecked: Bool
}

final class CrateList: NSView {
  private let popUp = NSPopUpButton()

  private var rows: [CrateRow] {
    ["Small", "Large"].map { size in CrateRow(title: styled(size), isChecked: size == "Large") }
  }

  private func styled(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: NSFont.boldSystemFont(ofSize: 12)])
  }

  override func viewDidMoveToWindow() {
    popUp.removeAllItems()
    for row in rows {
      let item = NSMenuItem()
      item.attributedTitle = row.title
      popUp.menu?.addItem(item)
      if row.isChecked { popUp.select(item) }
    }
  }
}

// A class of menus inside of the class that uses it, and the cases of an enumeration of a library.
final class CrateTable: NSObject {
  func open(_ event: NSEvent, in view: NSView) {
    let menu = Menu(title: "", table: self)
    let copy = menu.addItem(withTitle: "Copy Labels", action: #selector(copyLabels), keyEquivalent: "")
    copy.target = self
    let sizes: [LabelSize] = [.wide, .narrow]
    sizes.forEach { (size) in
      var title = ""
      switch size {
      case .wide: title = "Wide Labels"
      case .narrow: title = "Narrow Labels"
      }
      menu.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
    }
    NSMenu.popUpContextMenu(menu, with: event, for: view)
  }

  class Menu: NSMenu {
    private weak var table: CrateTable?

    init(title: String, table: CrateTable) {
      self.table = table
      super.init(title: title)
    }
  }
}
