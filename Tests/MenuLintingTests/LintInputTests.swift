import MenuLint
import MockupFiles
import PositionedJSON
import Testing

import MenuLinting

/// Inputs, their findings, baselines, and fixes.
@Suite struct LintInputTests {
  private static func folder() throws -> LintFolder {
    try LintFolder([
      "a.json": #"{"menu": {"items": ["Rename...", "Print"]}}"#,
      "b.jsonc": "// Sound.\n" + #"{"menu": {"items": ["Rename…", "Print"]}}"#,
      "texts.json": #"{"$schema": "strings.schema.json", "Print": "Drucken"}"#,
      "known.json":
        #"{"version":1,"findings":[{"file":"a.json","rule":"three-dots","path":"menu.items[0]","text":"Rename..."},"#
        + #"{"file":"gone.json","rule":"three-dots","path":"menu.items[0]","text":"Old..."}]}"#,
    ])
  }

  @Test func aFolderStandsForItsDocuments() throws {
    let folder = try Self.folder()
    #expect(try folder.tasks(of: folder.path).map(\.name) == ["a.json", "b.jsonc"].map(folder.filePath))
    #expect(LintFolder.findings(in: try folder.tasks(of: folder.path)) == ["a.json: three-dots"])
    let skipped = Set([FilePaths.absolute(folder.filePath("a.json"))])
    #expect(try folder.tasks(of: folder.path, passingOver: skipped).map(\.name) == [folder.filePath("b.jsonc")])
  }

  @Test func whatIsNoDocumentIsRejectedByName() throws {
    let folder = try Self.folder()
    #expect(throws: LintProblem.self) { try folder.tasks(of: folder.filePath("missing.json")) }
    let empty = try LintFolder([:])
    #expect(throws: LintProblem.self) { try empty.tasks(of: empty.path) }
  }

  @Test func whatIsKnownIsNotReportedAgain() throws {
    let folder = try Self.folder()
    let path = folder.filePath("known.json")
    var diagnostics = Diagnostics(file: path)
    let known = KnownFindings(FileSystem.bytes(at: path) ?? [], path: path, diagnostics: &diagnostics)
    let tasks = try folder.tasks(of: folder.path)
    #expect(known != nil)
    #expect(LintFolder.findings(in: tasks, baseline: known).isEmpty)
    let session = LintSession(tasks, RuleSelection(), baseline: known, jobs: 1)
    #expect(session.stale.map(\.file) == ["gone.json"])
  }

  @Test func mendingChangesWhatNeedsNoPerson() throws {
    let folder = try Self.folder()
    let fixes = try LintFixes(folder.tasks(of: folder.path), RuleSelection(), baseline: nil)
    let change = try #require(fixes.changes.first)
    #expect(fixes.changes.count == 1 && change.count == 1 && change.obstacle == nil)
    #expect(String(decoding: change.new, as: UTF8.self).contains("Rename…"))
    #expect(fixes.difference.contains("+"))
    // Nothing is written.
    #expect(FileSystem.bytes(at: change.file) == change.old)
  }
}
