import AppKit
import Quick

final class MenuSpec: QuickSpec {
  override class func spec() {
    it("has an item") {
      let menu = NSMenu(title: "Specified")
      menu.addItem(withTitle: "Second", action: nil, keyEquivalent: "")
      assert(menu.items.count == 1)
    }
  }
}
