import MenuImportSwift
import SwiftSyntax
import Testing

struct SwiftSourceTests {
  @Test func aBrokenTextHasATree() {
    #expect(SwiftSource(path: "A.swift", text: "struct A {}\nlet b = 1").tree?.statements.count == 2)
    #expect(SwiftSource(path: "A.swift", text: "struct A {{{ ((").tree?.statements.isEmpty == false)
  }
}
