import Consumer
import MenuMockupTesting
import Testing

/// Goldens in Swift Testing.
@Suite struct MenuTests {
  @Test func theMenuInAFile() {
    expectMockup("Menus/sort.json", matches: "Goldens/sort.png", appearances: [.light, .dark])
  }

  @Test func aMenuMadeInCode() {
    let items = SortOrder.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    expectMockup(.json("{ \"menu\": { \"items\": [\(items)] } }"), matches: "Goldens/code.svg")
  }

  @Test func inADetachedTask() async {
    await Task.detached { expectMockup("Menus/sort.json", matches: "Goldens/detached.png") }.value
  }

  @Test func aWholeSet() {
    expectMockups("../../Documentation/menumock.json", match: "Goldens/set")
  }
}
