import Testing

import MockupSets

/// Differences with one cause are reported once.
@Suite struct CheckCauseTests {
  private static func folder() throws -> CheckFolder {
    let folder = try CheckFolder(["a": #"["Copy", "Paste"]"#, "b": #"["Sort"]"#])
    try folder.write(
      #"{"output":"{name}{~appearance}@{scale}.{format}","matrix":{"scale":[1,2],"appearance":["light","dark"]},"#
        + #""mockups":["menus/*.json"]}"#, to: "set.json")
    return folder
  }

  @Test func aChangeOfADocumentIsReportedOnceForAllItsImages() throws {
    let folder = try Self.folder()
    try folder.accept()
    try folder.write(#"{"menu":{"items":["Cut","Copy","Paste"]}}"#, to: "menus/a.json")
    let causes = CheckCause.grouping(try folder.check().filter { !$0.isGood })
    #expect(causes.count == 1)
    let lines = try #require(causes.first).text.split(separator: "\n")
    #expect(lines.first == "\(folder.path("menus/a.json")): 4 pictures resized:")
    #expect(lines.count { $0.contains("document: menu.items[0] added: \"Cut\"") } == 1)
    #expect(lines.count { $0.hasPrefix("  a") && $0.contains("different size; pixels: ") } == 4)
  }

  @Test func imageByImageWhereReasonsDiffer() throws {
    let folder = try Self.folder()
    try folder.accept()
    try folder.write(#"{"menu":{"items":["Copy"]}}"#, to: "menus/a.json")
    try folder.write(#"{"menu":{"items":["Order"]}}"#, to: "menus/b.json")
    #expect(CheckCause.grouping(try folder.check()).map(\.results.count) == [4, 4])
  }

  @Test func goldensThatAreMissingAreOneCause() throws {
    let folder = try Self.folder()
    let causes = CheckCause.grouping(try folder.check())
    #expect(causes.map(\.title) == ["8 pictures missing"])
    #expect(causes.first?.reasons == [])
  }

  @Test func oneResultIsReportedAsBefore() throws {
    let folder = try CheckFolder(["a": #"["Copy"]"#])
    let results = try folder.check()
    #expect(CheckCause.grouping(results).map(\.text) == results.map(\.text))
  }
}
