import AppKit

/// The ropes of a boat, of which only some are sold.
enum Rope: String, CaseIterable {
  case cotton, hemp, steel

  static let all: [Rope] = [.cotton, .hemp, .steel]
  var isSold: Bool {
    switch self {
    case .cotton, .steel: return true
    case .hemp: return false
    }
  }
  var name: String? {
    switch self {
    case .cotton: return "Cotton Rope"
    case .hemp: return nil
    case .steel: return "Steel Cable"
    }
  }
}

/// Fills its pop-up buttons through methods that get them, in closures, and in methods that other methods call.
final class ChandlerController: NSViewController {
  @IBOutlet weak var bowPopUp: NSPopUpButton!
  @IBOutlet weak var sternPopUp: NSPopUpButton!
  @IBOutlet weak var knotPopUp: NSPopUpButton!
  @IBOutlet weak var hookPopUp: NSPopUpButton!
  @IBOutlet weak var paintPopUp: NSPopUpButton!
  @IBOutlet weak var brushPopUp: NSPopUpButton!
  @IBOutlet weak var oarPopUp: NSPopUpButton!
  @IBOutlet weak var sheetPopUp: NSPopUpButton!

  var stock: Stock? {
    didSet { restock() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let popUps: [NSPopUpButton] = [bowPopUp, sternPopUp]
    popUps.forEach { configure(popUp: $0, isLong: true) }
    for popUp in [knotPopUp, hookPopUp] { fill(popUp, with: ["Bowline", "Reef Knot"]) }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let popUp = self.paintPopUp
      popUp?.removeAllItems()
      popUp?.addItems(withTitles: ["White", "Blue"])
    }
  }

  override func viewDidAppear() {
    for rope in [Rope(rawValue: "cotton"), Rope(rawValue: "steel")] {
      if let name = rope?.name { sheetPopUp.addItem(withTitle: name) }
    }
  }

  var oars: [Oar] = [] {
    didSet {
      oarPopUp.removeAllItems()
      for oar in oars { oarPopUp.addItem(withTitle: oar.name) }
      oarPopUp.menu?.addItem(.separator())
      oarPopUp.addItem(withTitle: "Browse…")
    }
  }

  private func configure(popUp: NSPopUpButton, isLong: Bool) {
    reset(popUp)
    for rope in Rope.all.filter({ $0.isSold }) { add(rope, to: popUp) }
    popUp.menu?.addItem(.separator())
    for rope in Rope.all where rope.name != nil {
      if rope.isSold { popUp.addItem(withTitle: rope.rawValue) }
    }
  }

  private func reset(_ popUp: NSPopUpButton) {
    popUp.removeAllItems()
    popUp.addItem(withTitle: "None")
  }

  private func add(_ rope: Rope, to popUp: NSPopUpButton) {
    guard let name = rope.name else { return }
    let item = NSMenuItem(title: name, action: nil, keyEquivalent: "")
    popUp.menu?.addItem(item)
  }

  private func fill(_ popUp: NSPopUpButton, with names: [String]) {
    popUp.removeAllItems()
    for name in names { popUp.addItem(withTitle: name) }
  }

  private func restock() {
    brushPopUp.removeAllItems()
    for brush in stock?.brushes ?? [] { brushPopUp.addItem(withTitle: brush.name) }
    brushPopUp.addItem(withTitle: "Other…")
  }
}
