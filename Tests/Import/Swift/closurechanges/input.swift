import AppKit
import SwiftUI

final class GroveView: NSView {
  override func rightMouseDown(with event: NSEvent) {
    let menu = NSMenu()
    menu.addItem(withTitle: "Water", action: nil, keyEquivalent: "")
    var hasFruit = false
    let names = trees.map { tree -> String in
      if tree.isRipe { hasFruit = true }
      return tree.name
    }
    if hasFruit { menu.addItem(withTitle: "Pick Fruit", action: nil, keyEquivalent: "") }
    var hasFrost = false
    forecast.withNights { nights in
      let coldest = nights.min()
      hasFrost = coldest < 0
    }
    if hasFrost { menu.addItem(withTitle: "Cover Trees", action: nil, keyEquivalent: "") }
    var isPruned = false
    let action = Pruning { isPruned = true }
    if isPruned { menu.addItem(withTitle: "Never", action: nil, keyEquivalent: "") }
    NSMenu.popUpContextMenu(menu, with: event, for: self)
  }
}
