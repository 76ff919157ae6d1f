import AppKit

enum Wind: String, CaseIterable {
  case calm, breeze, gale

  var name: String {
    switch self {
    case .calm: "Calm"
    case .breeze: "Breeze"
    case .gale: "Gale"
    }
  }
}

/// Fills the pop-up buttons of its XIB.
final class WeatherController: NSViewController {
  @IBOutlet weak var windPopUp: NSPopUpButton!
  @IBOutlet weak var rainPopUp: NSPopUpButton!
  @IBOutlet weak var morePopUp: NSPopUpButton!
  @IBOutlet weak var cloudPopUp: NSPopUpButton!
  @IBOutlet weak var skyPullDown: NSPopUpButton!
  @IBOutlet weak var stationPopUp: NSPopUpButton!
  @IBOutlet weak var mapPopUp: NSPopUpButton!
  @IBOutlet weak var seaPopUp: NSPopUpButton!

  lazy var mapItem: NSMenuItem = { NSMenuItem(title: "Map", action: nil, keyEquivalent: "") }()
  lazy var chartItem: NSMenuItem = { NSMenuItem(title: "Chart", action: nil, keyEquivalent: "") }()

  override func viewDidLoad() {
    super.viewDidLoad()
    windPopUp.removeAllItems()
    windPopUp.addItems(withTitles: Wind.allCases.map { $0.name })
    windPopUp.selectItem(at: 1)
    rainPopUp.removeAllItems()
    rainPopUp.addItem(withTitle: "Drizzle")
    rainPopUp.menu?.addItem(.separator())
    rainPopUp.addItem(withTitle: "Rain")
    rainPopUp.lastItem?.isEnabled = false
    rainPopUp.selectItem(withTag: UserDefaults.standard.integer(forKey: "rain"))
    morePopUp.addItem(withTitle: "Hail")
    setUpClouds()
    fill(skyPullDown)
    stationPopUp.removeAllItems()
    for station in Stations.all { stationPopUp.addItem(withTitle: station.name) }
    mapPopUp.menu?.removeAllItems()
    mapPopUp.menu?.addItem(mapItem)
    mapPopUp.menu?.addItem(chartItem)
    mapPopUp.select(chartItem)
    mapPopUp.isEnabled = isAshore
    if isAtSea { seaPopUp.removeAllItems() }
    seaPopUp.addItem(withTitle: "Swell")
  }

  private func setUpClouds() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Cirrus", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Cumulus", action: nil, keyEquivalent: "")
    cloudPopUp.menu = menu
    cloudPopUp.selectItem(withTitle: "Cumulus")
  }

  private func fill(_ button: NSPopUpButton) {
    button.removeAllItems()
    button.addItems(withTitles: ["Sky", "Stars", "Moon"])
  }

  func stationsChanged() {
    stationPopUp.addItem(withTitle: "New Station")
  }
}
