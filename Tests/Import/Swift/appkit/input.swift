import AppKit

final class GardenDelegate: NSObject, NSApplicationDelegate {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private lazy var seasonMenu: NSMenu = {
    let menu = NSMenu(title: "Season")
    for season in Season.allCases {
      let item = NSMenuItem(title: season.title, action: #selector(pickSeason), keyEquivalent: "")
      item.tag = season.rawValue
      item.state = season == .spring ? .on : .off
      menu.addItem(item)
    }
    return menu
  }()

  func applicationDidFinishLaunching(_ notification: Notification) {
    let bar = NSMenu()
    bar.addItem(submenu("Garden", makeGardenMenu()))
    let bedItem = NSMenuItem()
    let beds = NSMenu(title: "Beds")
    beds.addItem(withTitle: "New Bed", action: #selector(newBed), keyEquivalent: "n")
    beds.addItem(withTitle: "New Bed from Clipboard", action: #selector(newBed), keyEquivalent: "N")
    beds.addItem(.separator())
    let dig = beds.addItem(withTitle: "Dig", action: #selector(dig), keyEquivalent: "d")
    dig.keyEquivalentModifierMask = [.option, .command, .shift]
    dig.image = NSImage(systemSymbolName: "leaf", accessibilityDescription: nil)
    if #available(macOS 27.0, *) { dig.preferredImageVisibility = .visible }
    let deep = NSMenuItem(title: "Dig Deep", action: #selector(dig), keyEquivalent: "d")
    deep.keyEquivalentModifierMask = [.option, .command, .shift, .control]
    deep.isAlternate = true
    beds.addItem(deep)
    let night = NSMenuItem(title: "Dig All Night", action: #selector(dig), keyEquivalent: "d")
    night.keyEquivalentModifierMask = [.option, .command, .shift, .control, .function]
    night.isAlternate = true
    beds.addItem(night)
    let rake = NSMenuItem(title: "Rake", action: nil, keyEquivalent: "\u{8}")
    rake.keyEquivalentModifierMask = []
    rake.isEnabled = false
    rake.indentationLevel = 1
    rake.toolTip = "Draws the soil flat"
    beds.addItem(rake)
    if weather.isDry {
      beds.addItem(withTitle: "Water", action: #selector(water), keyEquivalent: "")
    } else {
      beds.addItem(withTitle: "Drain", action: #selector(drain), keyEquivalent: "")
    }
    bedItem.submenu = beds
    bar.addItem(bedItem)
    let season = NSMenuItem(title: "Season", action: nil, keyEquivalent: "")
    bar.addItem(season)
    bar.setSubmenu(seasonMenu, for: season)
    NSApp.mainMenu = bar

    let status = NSMenu()
    status.autoenablesItems = false
    status.items = [
      NSMenuItem.sectionHeader(title: "Plants"), .named("Open Garden", symbol: "door.left.hand.open"),
      NSMenuItem.separator(),
    ]
    for plant in store.plants {
      status.addItem(NSMenuItem(title: plant.name, action: #selector(open), keyEquivalent: ""))
    }
    status.addQuitItem()
    statusItem.menu = status
  }

  private func submenu(_ title: String, _ menu: NSMenu) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.submenu = menu
    return item
  }

  private func makeGardenMenu() -> NSMenu {
    let menu = NSMenu(title: "Garden")
    menu.addItem(withTitle: String(localized: "About Garden"), action: #selector(about), keyEquivalent: "")
    let services = NSMenuItem(title: "Services", action: nil, keyEquivalent: "")
    let servicesMenu = NSMenu()
    services.submenu = servicesMenu
    NSApp.servicesMenu = servicesMenu
    menu.addItem(services)
    menu.addItem(makeLabel(for: currentUser))
    menu.addItem(SliderItem(title: "Shade"))
    return menu
  }

  private func makeLabel(for user: User) -> NSMenuItem {
    let item = NSMenuItem(title: user.name, action: nil, keyEquivalent: "")
    item.isHidden = user.isGuest
    return item
  }
}

enum Season: Int, CaseIterable {
  case spring, summer

  var title: String {
    switch self {
    case .spring: "Spring"
    case .summer: "Summer"
    }
  }
}

final class SliderItem: NSMenuItem {
  init(title: String) {
    super.init(title: title, action: nil, keyEquivalent: "")
    view = NSSlider()
  }
}

extension NSMenuItem {
  static func named(_ title: String, symbol: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.image = NSImage(systemSymbolName: symbol, accessibilityDescription: title)
    return item
  }
}

extension NSMenu {
  func addQuitItem() {
    addItem(withTitle: "Quit", action: #selector(NSApplication.terminate), keyEquivalent: "q")
  }
}

final class BedView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Weed", action: #selector(weed), keyEquivalent: "")
    configure(menu)
    return menu
  }
}
