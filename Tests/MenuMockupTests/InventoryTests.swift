import MenuDocument
import TestSupport
import Testing

import MenuMockup

@Suite struct InventoryTests {
  @Test func theSheetHasEverySymbolThatIsListed() throws {
    let inventory = Inventory()
    let found = inventory.symbols(matching: "house")
    #expect(found.map(\.line).contains("house.fill") && found.count < inventory.symbols.count)
    /// The number of nonempty SVG groups; a symbol has at least one path.
    func pathCount(_ svg: [UInt8]) -> Int {
      String(decoding: svg, as: UTF8.self).ranges(of: "<path ").count
    }
    let (few, all) = try (
      pathCount(inventory.symbolSheet(format: .svg, matching: "house")), pathCount(inventory.symbolSheet(format: .svg))
    )
    #expect(few >= found.count && all > few + inventory.symbols.count - found.count)
  }

  @Test func aWordThatLeadsNowhereFindsNothing() {
    #expect(Inventory().symbols(matching: "zzqqzz").isEmpty && Inventory().symbols(matching: "").isEmpty)
  }
}
