import Foundation
import Synchronization
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Repeated runs of a set: images drawn again, and leftover files.
@Suite struct SetRunTests {
  private static func folder() throws -> SetFolder {
    try SetFolder([
      "set.json": #"{"matrix":{"appearance":["light","dark"],"format":["svg"]},"mockups":["a.json","b.json"]}"#,
      "a.json": #"{"menu":{"items":["Copy"]}}"#, "b.json": #"{"menu":{"items":["Paste"]}}"#,
    ])
  }

  @Test func onlyWhatHasChangedIsDrawn() throws {
    let folder = try Self.folder()
    #expect(try folder.draw() == "++++")
    #expect(try folder.draw(jobs: 2) == "====")
    let old = try folder.text("out/" + BuildCache.fileName)
    #expect(try folder.draw() == "====")
    try folder.write(#"{"menu":{"items":["Cut"]}}"#, to: "b.json")
    #expect(try folder.draw() == "==++")
    #expect(try folder.text("out/" + BuildCache.fileName).hasPrefix(old))
    try folder.write("damaged", to: "out/a.svg")
    #expect(try folder.draw() == "+===")
    try FileManager.default.removeItem(atPath: folder.filePath("out/a~dark.svg"))
    #expect(try folder.draw() == "=+==")
    #expect(try folder.draw { $0.isForced = true } == "++++")
    try folder.write("{}", to: "out/" + BuildCache.fileName)
    #expect(try folder.draw() == "++++")
  }

  /// A file with the old size, file number, and modification time, but other contents.
  @Test func aTimeThatIsSetBackHidesNothing() throws {
    let folder = try Self.folder()
    _ = try folder.draw()
    try folder.settle()
    _ = try folder.draw()
    for (name, expected) in [("a.json", "++=="), ("out/b.svg", "==+=")] {
      let path = folder.filePath(name)
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let text = try folder.text(name)
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      try file.write(contentsOf: Data(text.replacing("Copy", with: "Coqy").replacing("<svg", with: "<SVG").utf8))
      try file.close()
      try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: path)
      #expect(try folder.draw() == expected)
    }
  }

  /// Changes faster than the resolution of the file system's clock.
  @Test func changesInOneMomentAreSeen() throws {
    let folder = try Self.folder()
    for name in ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"] {
      try folder.write(#"{"menu":{"items":["\#(name)"]}}"#, to: "a.json")
      #expect(try folder.draw().hasPrefix("++"))
      #expect(try folder.text("out/a.svg").contains(name))
    }
  }

  @Test func aRunThatIsStoppedIsContinued() throws {
    let folder = try Self.folder()
    let variants = try folder.set().variants
    var run = SetRun(folder: folder.filePath("out"), arguments: SetArguments())
    run.jobs = 1
    let count = Counter()
    let results = try run.draw(variants, until: { count.value >= 3 }, report: { _ in count.add() })
    #expect(results.map(\.variant.output) == variants.prefix(3).map(\.output))
    #expect(try folder.draw() == "===+")
  }

  @Test func whatWasSaidOfAImageIsSaidAgain() throws {
    let folder = try Self.folder()
    try folder.write(#"{"menu":{"items":["Copy",{"title":"\u0378"}]}}"#, to: "a.json")
    func reported() throws -> [String] {
      let run = SetRun(folder: folder.filePath("out"), arguments: SetArguments())
      return try run.draw(try folder.set().variants) { _ in }.flatMap(\.findings).map(\.description)
    }
    let first = try reported()
    #expect(!first.isEmpty)
    #expect(try folder.draw() == "====")
    #expect(try reported() == first)
  }

  @Test func sentencesAreKeptOrMade() throws {
    let folder = try Self.folder()
    _ = try folder.draw()
    #expect(try folder.draw { $0.needsAltText = true } == "++++")
    #expect(try folder.draw { $0.needsAltText = true } == "====")
    #expect(try folder.draw() == "====")
  }

  @Test func aFailureIsForgottenByNobody() throws {
    let folder = try Self.folder()
    _ = try folder.draw()
    try folder.write("{", to: "b.json")
    #expect(try folder.draw() == "==!!")
    try folder.write(#"{"menu":{"items":["Paste"]}}"#, to: "b.json")
    #expect(try folder.draw() == "==++")
    #expect(try folder.draw() == "====")
  }

  @Test func whatDeadProcessesLeftIsRemoved() throws {
    let folder = try Self.folder()
    _ = try folder.draw()
    try folder.write("half", to: "out/.menumock-3.part")
    let living = try PartialFile(in: folder.filePath("out"))
    defer { living.remove() }
    _ = try folder.draw()
    let names = FileSystem.names(in: folder.filePath("out")).filter { $0.hasSuffix(".part") }
    #expect(names == [".menumock-0.part"])
  }

  @Test func aWornRecordIsWrittenAnew() throws {
    let folder = try Self.folder()
    _ = try folder.draw()
    let name = "out/" + BuildCache.fileName
    let text = try folder.text(name)
    try folder.write(String(repeating: text, count: 300), to: name)
    #expect(try folder.draw() == "====")
    #expect(try folder.text(name).utf8.count < 2 * text.utf8.count)
    #expect(try folder.draw() == "====")
  }

  @Test func theSameWithAnyNumberOfThreads() throws {
    let folder = try Self.folder()
    var found: [String: [[UInt8]?]] = [:]
    for jobs in [1, 8] {
      _ = try folder.draw(jobs: jobs) { $0.isForced = true }
      for name in FileSystem.names(in: folder.filePath("out")) where !name.hasPrefix(".") {
        found[name, default: []].append(FileSystem.bytes(at: folder.filePath("out/" + name)))
      }
    }
    #expect(found.count == 4 && found.values.allSatisfy { $0.count == 2 && $0.first == $0.last })
  }
}

final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock(\.self) }

  func add() { count.withLock { $0 += 1 } }
}
