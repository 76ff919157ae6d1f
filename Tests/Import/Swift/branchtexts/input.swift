import AppKit
import SwiftUI

/// Texts that the branches of a condition assign to a variable.
struct AnchorView: View {
  let anchor: Anchor

  private var title: String {
    let title: String
    if anchor.isDown {
      title = "Weigh Anchor"
    } else {
      title = "Drop Anchor"
    }
    return title
  }

  private var chain: String {
    var chain = "Short Chain"
    if anchor.isDeep { chain = "Long Chain" }
    return chain
  }

  private var ground: String {
    let ground: String
    switch anchor.ground {
    case .mud: ground = "Mud"
    case .sand: ground = "Sand"
    default: ground = "Rock"
    }
    return ground
  }

  var body: some View {
    Menu("Anchor") {
      Button(title) {}
      Button(chain) {}
      Button(ground) {}
    }
  }
}

final class AnchorController: NSViewController {
  func makeMenu(for anchor: Anchor) -> NSMenu {
    let menu = NSMenu(title: "Chains")
    let title: String
    if anchor.isDown {
      title = "Pay Out"
    } else {
      title = "Haul In"
    }
    menu.addItem(withTitle: title, action: nil, keyEquivalent: "")
    // The first condition decides for the text shown, and the last branches replace all texts.
    let part: String
    if anchor.links > 9 {
      part = anchor.isNew ? "New Links" : "Old Links"
    } else if anchor.shackles > 0 {
      part = "Shackles"
    } else {
      part = "Stock"
    }
    menu.addItem(withTitle: part, action: nil, keyEquivalent: "")
    var crew = "Nobody"
    if anchor.hasBosun {
      crew = "Bosun"
    } else if anchor.hasMate {
      crew = "Mate"
    } else {
      crew = "Deckhand"
    }
    menu.addItem(withTitle: crew, action: nil, keyEquivalent: "")
    return menu
  }
}
