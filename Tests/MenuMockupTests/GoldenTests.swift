import Foundation
import MenuDocument
import MenuLayout
import MockupCairo
import MockupPNG
import MockupScene
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Each folder below `Tests/Goldens` is a case, and its files determine what is compared. The folders in `samples`
/// correspond to `Samples`: each sample has an expected layout.
@Suite struct GoldenTests {
  struct Case: CustomTestStringConvertible, Hashable, Sendable {
    let folder: String

    var testDescription: String { folder }

    func path(_ name: String) -> String { "Tests/Goldens/\(folder)/\(name)" }

    static func all(having file: String) -> [Case] {
      let areas = ((try? Repository.names(in: "Tests/Goldens")) ?? []).filter { $0 != "diagnostics" }
      let cases = areas.flatMap { area in
        ((try? Repository.names(in: "Tests/Goldens/\(area)")) ?? []).map { Case(folder: "\(area)/\($0)") }
      }
      return (cases + Self.samples.filter { !cases.contains($0) }).filter {
        Repository.hasFile($0.path(file)) || $0.wants(file)
      }
    }

    static let samples: [Case] = ((try? Repository.names(in: "Samples")) ?? [])
      .filter { $0.hasSuffix(".json") }.map { Case(folder: "samples/\($0.dropLast(".json".count))") }

    /// The sample of the case, if any.
    private var sample: String? {
      folder.hasPrefix("samples/") ? "Samples/\(folder.dropFirst("samples/".count)).json" : nil
    }

    /// Returns whether the file is required: the layout of a sample, or when recording, the files of the area.
    private func wants(_ file: String) -> Bool {
      if sample != nil { return file == "layout.txt" }
      guard Recording.isOn, Repository.hasFile(path("mockup.json")) else { return false }
      return (file == "layout.txt") == folder.hasPrefix("layout/")
    }

    func source() throws -> Source {
      if let sample {
        return Source(
          bytes: try Repository.bytes(sample), name: sample, folder: Repository.root.appending(path: "Samples").path)
      }
      return Source(
        bytes: try Repository.bytes(path("mockup.json")), name: "mockup.json",
        folder: Repository.root.appending(path: "Tests/Goldens/\(folder)").path)
    }

    /// Compares with the golden file, or records it and fails on purpose.
    func check(_ actual: [UInt8], _ file: String, isEqual: ([UInt8], [UInt8]) throws -> Bool = { $0 == $1 }) throws {
      if Recording.isOn {
        let old = try? Repository.bytes(path(file))
        if old != actual {
          let url = Repository.root.appending(path: path(file))
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(actual).write(to: url)
        }
        Issue.record("recorded \(path(file))\(old == actual ? ", unchanged" : "")")
        return
      }
      let expected = try Repository.bytes(path(file))
      if try isEqual(expected, actual) { return }
      let failures = Repository.root.appending(path: "out/golden-failures/\(folder)")
      try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
      try Data(actual).write(to: failures.appending(path: "actual-" + file))
      try Data(expected).write(to: failures.appending(path: "expected-" + file))
      Issue.record(
        """
        \(path(file)) differs; both are in \(failures.path)
        made with: \(String(decoding: (try? Repository.bytes("Tests/Goldens/engine.txt")) ?? [], as: UTF8.self))
        here:      \(GoldenTests.engine)
        """)
    }
  }

  /// The library versions that pixels may depend on.
  static let engine = EngineLibrary.allCases.map { "\($0.rawValue) \($0.version ?? "")" }.joined(separator: ", ")

  @Test(arguments: Case.all(having: "layout.txt")) func layout(_ golden: Case) throws {
    let tree = try Renderer().layOut(
      try golden.source(), options: RenderOptions(), shaper: FixedAdvanceShaper())
    try golden.check(Array(tree.text.utf8), "layout.txt")
  }

  @Test(arguments: Case.all(having: "expected.svg")) func svg(_ golden: Case) throws {
    var options = RenderOptions()
    options.format = .svg
    options.noSource = true
    try golden.check(try Renderer().render(try golden.source(), options: options).bytes, "expected.svg")
  }

  @Test(arguments: Case.all(having: "expected.png")) func png(_ golden: Case) throws {
    var options = RenderOptions()
    options.noSource = true
    let bytes = try Renderer().render(try golden.source(), options: options).bytes
    try golden.check(bytes, "expected.png") {
      try PNGDecoder.decode($0) == PNGDecoder.decode($1)
    }
  }

  /// A role without a golden may be drawn by nothing.
  @Test func everyRoleHasAGolden() throws {
    let drawn = try Set(
      Case.all(having: "layout.txt").flatMap { golden in
        String(decoding: try Repository.bytes(golden.path("layout.txt")), as: UTF8.self).split(separator: "\n")
          .compactMap { $0.split(separator: " ").first.map(String.init) }
      })
    for role in LayoutRole.allCases { #expect(drawn.contains(role.rawValue), "\(role)") }
  }

  @Test func engineIsNoted() throws {
    let path = Repository.root.appending(path: "Tests/Goldens/engine.txt")
    if Recording.isOn { try Data((Self.engine + "\n").utf8).write(to: path) }
    #expect(FileManager.default.fileExists(atPath: path.path))
  }

  @Test func everyCaseIsAboutSomething() throws {
    for area in try Repository.names(in: "Tests/Goldens") where area != "engine.txt" {
      for name in try Repository.names(in: "Tests/Goldens/\(area)") {
        let files = Set(try Repository.names(in: "Tests/Goldens/\(area)/\(name)"))
        if ["descriptions", "legends"].contains(area) {
          #expect(files == ["document.json", "expected.txt"], "\(area)/\(name)")
          continue
        }
        if area == "samples" {
          #expect(Repository.hasFile("Samples/\(name).json") && files.contains("layout.txt"), "\(area)/\(name)")
          continue
        }
        #expect(files.contains("mockup.json"), "\(area)/\(name)")
        #expect(
          !files.isDisjoint(with: ["layout.txt", "expected.svg", "expected.png", "diagnostics.txt"]), "\(area)/\(name)")
      }
    }
  }
}
