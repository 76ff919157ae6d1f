import MenuMockupTesting
import XCTest

/// Goldens in XCTest.
final class MenuCase: XCTestCase {
  func testTheMenuInAFile() {
    expectMockup("Menus/sort.json", matches: "Goldens/case.png")
  }
}
