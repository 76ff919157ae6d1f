import MockupText
import Foundation
import MockupHashing
import MockupScene
import Testing
import TextSupport

@Suite struct FontTests {
  @Test func lockFileIsReadAndEveryFileIsInstalledUnchanged() throws {
    #expect(LockFile.faces.count > 50)
    let paths = LockFile.catalog.paths()
    var digests: [String: String] = [:]
    for (face, path) in zip(LockFile.faces, paths) {
      let path = try #require(path, "\(face.fileName) of the package \(face.package) is not installed")
      let digest = try digests[path] ?? SHA256Digest(of: [UInt8](Data(contentsOf: URL(filePath: path)))).description
      digests[path] = digest
      #expect(digest == face.sha256, "\(path)")
    }
  }

  @Test func everyRoleHasAFace() {
    for role in FontRole.allCases where role != .named {
      #expect(LockFile.faces.contains { $0.role == role }, "\(role)")
    }
  }

  @Test func everyFaceOpens() {
    let store = FontStore(catalog: LockFile.catalog)
    for index in LockFile.faces.indices { #expect(store.isPresent(Typeface(index: index))) }
    #expect(!store.isPresent(Typeface(index: -1)))
    #expect(!store.isPresent(Typeface(index: LockFile.faces.count)))
  }

  @Test func interHasTheSignsOfKeys() throws {
    let bench = Workbench()
    for sign in "⌃⌥⇧⌘⏎⇥⇤␣⎋⌫⌦↑↓←→↖↘⇞⇟✓⇪⏏⌧…•" {
      let text = bench.shaper.shape(TextRequest(text: String(sign), size: 13))
      #expect(text.missingCharacters.isEmpty)
      let run = try #require(text.lines.first?.runs.first)
      #expect(LockFile.faces[run.typeface.index].family == "Inter", "\(sign)")
      #expect(run.glyphs.allSatisfy { $0.id != 0 })
    }
  }

  @Test func filesAreFoundByHintThenByNameAnywhere() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let deep = root.appending(path: "a/b/c")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: root.appending(path: "x/y"), withIntermediateDirectories: true)
    try Data("1".utf8).write(to: root.appending(path: "x/y/Hinted.otf"))
    try Data("2".utf8).write(to: deep.appending(path: "Found.otf"))
    try FileManager.default.createSymbolicLink(at: deep.appending(path: "loop"), withDestinationURL: root)
    let names: [(String, String?)] = [
      ("Hinted.otf", "x/y/Hinted.otf"), ("Found.otf", "x/y/Found.otf"), ("None.otf", nil),
    ]
    let catalog = FontCatalog(
      faces: names.map { FontFace(family: "F", role: .latin, weight: 400, fileName: $0.0, pathHint: $0.1) },
      searchPaths: [root.path(), root.path() + "/missing"])
    let expected = [root.path() + "/x/y/Hinted.otf", root.path() + "/a/b/c/Found.otf", nil]
    #expect(catalog.paths() == expected)
    for (index, path) in expected.enumerated() { #expect(catalog.path(of: Typeface(index: index)) == path) }
    #expect(catalog.path(of: Typeface(index: 3)) == nil)
    // None of these is a font.
    #expect(!FontStore(catalog: catalog).isPresent(Typeface(index: 0)))
  }

  @Test func missingFacesAreReported() {
    let faces = LockFile.faces.map { face in
      var face = face
      if face.role == .arabic || face.role == .emoji || face.family == "Inter" && face.weight == 500 {
        face.fileName = "Gone-" + face.fileName
        face.pathHint = nil
      }
      return face
    }
    let bench = Workbench(catalog: FontCatalog(faces: faces, searchPaths: ["/usr/share/fonts"]))
    func missing(_ text: String, _ weight: FontWeight = .regular) -> [String] {
      let missing = bench.shaper.shape(TextRequest(text: text, size: 17, weight: weight)).missingTypefaces
      return missing.map { "\(faces[$0.index].family) \(faces[$0.index].weight)" }
    }
    #expect(missing("Copy") == [])
    #expect(missing("Copy", .medium) == ["Inter 500"])
    // Again, from the cache.
    #expect(missing("Copy", .medium) == ["Inter 500"])
    #expect(missing("حذف", .bold) == ["Noto Sans Arabic 700"])
    #expect(missing("Hi 🎉") == ["Noto Color Emoji 400"])
    #expect(missing("Copy") == [])
    let text = bench.shaper.shape(TextRequest(text: "a حا", size: 17))
    #expect(text.missingCharacters == ["ح", "ا"])
  }

  @Test func withoutAnyFontTextIsBoxes() throws {
    let bench = Workbench(catalog: FontCatalog(faces: LockFile.faces, searchPaths: []))
    let text = bench.shaper.shape(TextRequest(text: "abc def", size: 10, maximumWidth: 30))
    #expect(text.lines.map(\.text) == ["abc", "def"])
    #expect(text.width == 18)
    #expect(text.missingTypefaces.map { LockFile.faces[$0.index].family } == ["Inter"])
    let run = try #require(text.lines.first?.runs.first)
    guard case .path(let box) = bench.outliner.outline(of: 0, in: run.typeface) else {
      Issue.record("a box is a path")
      return
    }
    let bounds = try #require(box.controlBounds)
    #expect(bounds.origin == Point(x: 0.06, y: -0.72))
    #expect(abs(bounds.maxX - 0.54) < 1e-9 && abs(bounds.maxY) < 1e-9)
  }
}
