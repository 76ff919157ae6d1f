import MenuStrings
import MockupScene
import PositionedJSON
import SwiftEvaluation
import SwiftSyntax
import Testing

struct SwiftSourceTests {
  @Test func aBrokenTextHasATree() {
    #expect(SwiftSource(path: "A.swift", text: "struct A {}\nlet b = 1").tree?.statements.count == 2)
    #expect(SwiftSource(path: "A.swift", text: "struct A {{{ ((").tree?.statements.isEmpty == false)
  }

  /// The files that speak of menus are read before others.
  @Test func filesThatHaveTooMuchTogetherAreErrors() {
    func file(_ name: String, _ text: String) -> SourceText { SourceText(path: name, text: text) }
    let wanted = [file("B.swift", "f(1, 2)"), file("A.swift", "f(1, 2)"), file("Z.swift", "Menu(1, 2)")]
    // A word counts two, a sign one.
    let (sources, refusals) = SwiftSource.scanned(wanted + wanted, context: [file("C.swift", "f(1, 2)")], room: 20)
    #expect(sources.map(\.path) == ["A.swift", "Z.swift"])
    #expect(refusals.map(\.file) == ["B.swift"])
    #expect(refusals.first?.message == Limit.swiftTotalWeight.error)
  }
}
