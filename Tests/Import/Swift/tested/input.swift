import AppKit
import XCTest

final class MenuTests: XCTestCase {
  func testMenu() {
    let menu = NSMenu(title: "Sample")
    menu.addItem(withTitle: "First", action: nil, keyEquivalent: "")
    XCTAssertEqual(menu.items.count, 1)
  }
}
