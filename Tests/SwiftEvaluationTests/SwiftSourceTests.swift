import MenuStrings
import MockupScene
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax
import SwiftValues
import Testing

struct SwiftSourceTests {
  @Test func aBrokenTextHasATree() {
    #expect(SwiftSource(path: "A.swift", text: "struct A {}\nlet b = 1").tree?.statements.count == 2)
    #expect(SwiftSource(path: "A.swift", text: "struct A {{{ ((").tree?.statements.isEmpty == false)
  }

  private static func file(_ name: String, _ text: String) -> SourceText { SourceText(path: name, text: text) }

  @Test func filesWithMenusComeFirst() {
    let wanted = [("B.swift", "f(1, 2)"), ("A.swift", "f(1, 2)"), ("Z.swift", "Menu(1, 2)")].map {
      Self.file($0.0, $0.1)
    }
    // A word counts two, a sign one.
    let scanned = SwiftSource.scanned(wanted + wanted, context: [Self.file("C.swift", "f(1, 2)")], room: 20)
    #expect(scanned.sources.map(\.path) == ["A.swift", "Z.swift"])
    #expect(scanned.leftOut.map(\.path) == ["B.swift", "C.swift"])
    #expect(scanned.refusals.map(\.file) == ["B.swift"])
    #expect(scanned.refusals.first?.message == "this file was left out: \(Limit.swiftTotalWeight.error)")
  }

  @Test func filesThatMenusNeedComeNext() {
    let wanted = [
      ("A.swift", "f(1, 2)"), ("B.swift", "f(1, 2)"), ("D.swift", "func a(){}"), ("Z.swift", "Menu(a(1))"),
    ].map { Self.file($0.0, $0.1) }
    let scanned = SwiftSource.scanned(wanted, context: [], room: 24)
    #expect(scanned.sources.map(\.path) == ["D.swift", "Z.swift"])
    #expect(
      scanned.refusals.map(\.message) == ["this file and 1 other were left out: \(Limit.swiftTotalWeight.error)"])
  }
}
