import AppKit
import SwiftUI

enum Sail: String {
  case main = "Mainsail"
  case jib = "Jib"
  case storm = "Storm Jib"
}

/// Lists that statements fill, and the texts of their elements.
struct SailView: View {
  let boat: Boat?

  private var sails: [Sail] {
    var sails: [Sail] = []
    sails.append(.main)
    if isWindy { sails.append(.storm) }
    return sails
  }

  private var spares: [Sail] {
    var spares = [Sail]()
    spares += [.jib]
    spares.insert(.main, at: 0)
    return spares
  }

  var body: some View {
    Menu("Sails") {
      ForEach(sails, id: \.self) { Button($0.rawValue) {} }
      Divider()
      ForEach(spares, id: \.self) { Button($0.rawValue) {} }
      Divider()
      ForEach(crew.indices, id: \.self) { index in Button("\(index + 1). Hand") {} }
      Button(boat?.name ?? "No Boat") {}
    }
  }
}

final class ReefController: NSViewController {
  func makeMenu() -> NSMenu {
    let menu = NSMenu(title: "Reefs")
    for _ in 0..<2 { menu.addItem(withTitle: "Reef", action: nil, keyEquivalent: "") }
    for number in 1...500 { menu.addItem(withTitle: "Mark \(number)", action: nil, keyEquivalent: "") }
    return menu
  }

  func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton()
    button.addItems(withTitles: (1...400).map { "Buoy \($0)" })
    return button
  }
}
