import Foundation
import MenuDocument
import MockupPNG
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

@Suite struct CheckTests {
  private static let menus = ["a": #"["Copy"]"#, "b": #"["Paste"]"#]

  /// Changes the blue component of some pixels by one.
  private static func changing(_ pixels: Int, of png: [UInt8]) throws -> [UInt8] {
    var raster = try PNGDecoder.decode(png)
    let indices = raster.pixels.indices.filter { raster.pixels[$0] >> 24 == 255 && raster.pixels[$0] & 0xFF > 0 }
    for location in indices.prefix(pixels) { raster.pixels[location] -= 1 }
    return try PNGEncoder.encode(raster)
  }

  @Test func everyVerdict() throws {
    let folder = try CheckFolder(Self.menus.merging(["c": #"["Cut"]"#, "d": #"["Delete"]"#]) { a, _ in a })
    try folder.accept()
    #expect(Set(try folder.check().verdicts.values) == [.same])
    try folder.write(#"{"menu":{"items":["Kopieren"]}}"#, to: "menus/a.json")
    try folder.write(#"{"menu":{"items":["Paste","Paste in Place"]}}"#, to: "menus/b.json")
    try folder.write(#"{"menu":{"itms":[]}}"#, to: "menus/c.json")
    try folder.write(Array(try #require(folder.bytes("goldens/d.png")).dropLast(30)), to: "goldens/d.png")
    try folder.write(#"{"menu":{"items":["New"]}}"#, to: "menus/e.json")
    try folder.write("<svg/>", to: "goldens/old/f.svg")
    let results = try folder.check()
    #expect(
      results.verdicts == [
        "a.png": .different, "b.png": .resized, "c.png": .failed, "d.png": .failed, "e.png": .missing,
        "old/f.svg": .orphaned,
      ])
    #expect(results.map(\.path) == ["a.png", "b.png", "c.png", "d.png", "e.png", "old/f.svg"])
    #expect(results[2].finding.findings.contains { $0.isError })
    #expect(results[3].finding.message == "the golden cannot be read: the PNG is truncated")
    #expect(
      CheckSummary(results).description
        == "5 pictures: 1 different, 1 resized, 1 missing, 1 orphaned, 2 failed")
    for result in results { #expect(result.json["ok"] == false && !result.isGood) }
  }

  @Test func aStepInOneChannelIsFoundUnlessItIsAllowed() throws {
    let folder = try CheckFolder(["a": #"["Copy"]"#])
    try folder.accept()
    let golden = try #require(folder.bytes("goldens/a.png"))
    try folder.write(try Self.changing(1, of: golden), to: "goldens/a.png")
    let result = try #require(try folder.check().first)
    #expect(result.finding.verdict == .different && result.json["difference"]?["pixels"] == 1)
    #expect(result.finding.message == "the golden embeds no document; only pixels are compared")
    #expect(try folder.check { $0.comparison.maxDifferentPixels = 1 }.verdicts == ["a.png": .same])
    #expect(try folder.check { $0.comparison.threshold = 0.1 }.verdicts == ["a.png": .same])
    try folder.write(try Self.changing(2, of: golden), to: "goldens/a.png")
    #expect(try folder.check { $0.comparison.maxDifferentPixels = 1 }.verdicts == ["a.png": .different])
  }

  @Test(arguments: OutputFormat.allCases) func theRecordDoesNotCount(format: OutputFormat) throws {
    let folder = try CheckFolder(["a": #"["Copy"]"#])
    var arguments = SetArguments()
    arguments.settings.format = format
    try folder.check("set.json", arguments) { $0.acceptance = .all }
    let path = "goldens/a.\(format.rawValue)"
    let golden = try #require(folder.bytes(path))
    #expect(try ImageRecord.read(.document, from: golden) == folder.bytes("menus/a.json"))
    try folder.write("{\"menu\": {\"items\": [\"Copy\"]}}\n", to: "menus/a.json")
    #expect(try folder.check("set.json", arguments).first?.finding.verdict == .same)
    var without = arguments
    without.settings.noSource = true
    #expect(try folder.check("set.json", without).first?.finding.verdict == .same)
    try folder.write(#"{"menu":{"items":["Coqy"]}}"#, to: "menus/a.json")
    let result = try #require(try folder.check("set.json", arguments).first)
    #expect(result.finding.verdict == .different)
    #expect(result.finding.document.map(\.path.description) == ["menu.items[0]"])
    #expect(result.finding.layout.map(\.earlierText) == ["Copy"])
  }

  @Test func whatIsAcceptedIsWhatBatchDraws() throws {
    let folder = try CheckFolder(Self.menus)
    try folder.accept()
    let run = SetRun(folder: folder.path("drawn"), arguments: SetArguments())
    _ = try run.draw(try folder.set().variants) { _ in }
    for name in ["a.png", "b.png"] { #expect(folder.bytes("goldens/\(name)") == folder.bytes("drawn/\(name)")) }
    try folder.write(Array("nonsense".utf8), to: "goldens/a.png")
    try folder.accept()
    #expect(folder.bytes("goldens/a.png") == folder.bytes("drawn/a.png"))
  }

  @Test func onlyTheChosenAreAcceptedAndOnlyAsTheyWereSeen() throws {
    let folder = try CheckFolder(Self.menus)
    try folder.accept()
    for name in ["a", "b"] { try folder.write(#"{"menu":{"items":["Undo \#(name)"]}}"#, to: "menus/\(name).json") }
    try folder.write("<svg/>", to: "goldens/x.svg")
    let seen = try folder.check()
    let pixels = try seen.prefix(2).map { try #require($0.finding.actual.pixels) }
    func list(_ a: String, _ b: String) throws -> Acceptance {
      .chosen(
        try AcceptList(
          Array(
            #"{"version":1,"accept":[{"path":"a.png","pixels":\#(a)},{"path":"b.png","pixels":\#(b)},{"path":"x.svg","pixels":null}]}"#
              .utf8), file: "accept.json"))
    }
    let old = folder.bytes("goldens/b.png")
    let acceptance = try list("\"\(pixels[0])\"", "\"\(pixels[0])\"")
    let results = try folder.check { $0.acceptance = acceptance }
    #expect(results.map(\.isAccepted) == [true, false, true])
    #expect(results.map(\.isStale) == [false, true, false])
    #expect(results[1].text.contains("not accepted: the picture changed after the review"))
    #expect(folder.bytes("goldens/b.png") == old && folder.files(in: "goldens") == ["a.png", "b.png"])
    #expect(!CheckSummary(results).isGood)
    let right = try list("\"\(pixels[0])\"", "\"\(pixels[1])\"")
    #expect(CheckSummary(try folder.check { $0.acceptance = right }).isGood)
    #expect(try folder.check().verdicts == ["a.png": .same, "b.png": .same])
  }

  @Test(arguments: [
    ("{", "accept.json:1:2"), ("[]", "accept.json:1:1: error: expected an object"),
    (#"{"accept":[]}"#, #"accept.json:1:1: error: "version" is missing"#),
    (#"{"version":2,"accept":[]}"#, "accept.json:1:12: error: version: expected version 1"),
    (#"{"version":1}"#, #"accept.json:1:1: error: "accept" is missing"#),
    (#"{"version":1,"accept":{}}"#, "accept.json:1:23: error: accept: expected a list"),
    (#"{"version":1,"accept":[{"pixels":null}]}"#, "accept.json:1:24: error: accept[0]: expected the"),
    (#"{"version":1,"accept":[{"path":"a"}]}"#, "accept.json:1:24: error: accept[0].pixels: expected the digest"),
    (
      #"{"version":1,"accept":[{"path":"a","pixels":7}]}"#,
      "accept.json:1:45: error: accept[0].pixels: expected the digest"
    ),
    (
      "{\"version\":1,\"accept\":[{\"path\":\"a\",\"pixels\":null},\n{\"path\":\"a\",\"pixels\":null}]}",
      #"accept.json:2:9: error: accept[1].path: duplicate path "a""#
    ),
  ]) func aBadListIsReportedWithItsPlaces(text: String, start: String) throws {
    let problem = #expect(throws: AcceptList.Problem.self) { try AcceptList(Array(text.utf8), file: "accept.json") }
    #expect(problem?.diagnostics.first?.description.hasPrefix(start) == true, "\(problem?.diagnostics ?? [])")
  }

  @Test func aListGoesWithItsSet() throws {
    let folder = try CheckFolder(Self.menus)
    let text = """
      {"version":1,"accept":[{"path":"a.png","pixels":null},{"path":"c.png","pixels":"00"},
      {"path":"gone.png","pixels":null},{"path":"b.png","pixels":"00"}]}
      """
    let list = try AcceptList(Array(text.utf8), file: "accept.json")
    let set = try folder.set()
    let problem = #expect(throws: AcceptList.Problem.self) { try list.check(against: set) }
    #expect(
      problem?.diagnostics.map(\.description) == [
        #"accept.json:1:32: error: accept[0].path: the golden "a.png" belongs to the set and cannot be removed"#,
        #"accept.json:1:63: error: accept[1].path: the set has no golden "c.png"\#nhelp: did you mean "a.png"?"#,
      ])
  }

  @Test func exactlyTheOrphansArePruned() throws {
    let folder = try CheckFolder()
    try folder.write(#"{"mockups":["menus/*.json"]}"#, to: "goldens/set.json")
    try folder.write(#"{"menu":{"items":[{"title":"A","image":"../images/used.png"}]}}"#, to: "goldens/menus/a.json")
    let image = try PNGEncoder.encode(Raster(width: 4, height: 4, filledWith: 0xFFFF_0000))
    let retained = [
      "goldens/images/used.png", "goldens/.hidden/x.png", "goldens/report/pictures/x.png", "goldens/notes.txt",
    ]
    let gone = ["goldens/images/unused.png", "goldens/old.png", "goldens/deep/er/OLD.SVG", "goldens/old.pdf"]
    for file in retained + gone { try folder.write(image, to: file) }
    func check(_ arguments: SetArguments = SetArguments(), prunes: Bool) throws -> [CheckResult] {
      try folder.check("goldens/set.json", arguments) {
        $0.report = folder.path("goldens/report")
        $0.acceptance = .all
        $0.prunes = prunes
      }
    }
    let found = try check(prunes: false).filter { $0.finding.verdict == .orphaned }
    #expect(found.map { "goldens/" + $0.path } == gone.sorted() && found.allSatisfy { !$0.isGood })
    #expect(gone.allSatisfy { folder.bytes($0) == image })
    // A golden of the manifest without command-line values is not an orphan.
    var arguments = SetArguments()
    arguments.settings.format = .svg
    let results = try check(arguments, prunes: true)
    #expect(CheckSummary(results).isGood)
    #expect(gone.allSatisfy { folder.bytes($0) == nil } && retained.allSatisfy { folder.bytes($0) == image })
    #expect(folder.bytes("goldens/a.png") != nil && folder.bytes("goldens/a.svg") != nil)
  }

  @Test func aReportReplacesOnlyAnEarlierReport() throws {
    let folder = try CheckFolder(Self.menus)
    try folder.accept()
    for name in ["a", "b"] { try folder.write(#"{"menu":{"items":["Undo \#(name)"]}}"#, to: "menus/\(name).json") }
    try folder.write("mine", to: "report/pictures/mine.png")
    func check() throws -> [CheckResult] { try folder.check { $0.report = folder.path("report") } }
    let results = try check()
    let names = ["a", "b"].flatMap { name in ["actual", "difference", "expected"].map { "pictures/\(name)-\($0).png" } }
    let made = Set(folder.files(in: "report"))
    #expect(made.isSuperset(of: names + ["results.jsonl", "pictures/mine.png"]))
    #expect(folder.bytes("report/pictures/a-expected.png") == folder.bytes("goldens/a.png"))
    #expect(results[0].files.difference == "pictures/a-difference.png")
    let lines = String(decoding: try #require(folder.bytes("report/results.jsonl")), as: UTF8.self)
    #expect(lines == results.map { JSONWriter.text(of: $0.json, form: .compact) + "\n" }.joined())
    try folder.accept()
    _ = try check()
    #expect(folder.files(in: "report").filter { $0.hasPrefix("pictures/") } == ["pictures/mine.png"])
    try folder.write("mine", to: "other/index.html")
    #expect(throws: OutputFile.Problem.self) { try folder.check { $0.report = folder.path("other") } }
    #expect(folder.files(in: "other") == ["index.html"])
  }

  @Test func aForeignGoldenIsComparedByItsPixels() throws {
    let folder = try CheckFolder(["a": #"["Copy"]"#])
    // An image that covers both would not fit into memory.
    try folder.write(try PNGEncoder.encode(Raster(width: 1_000_000, height: 1)), to: "goldens/a.png")
    let result = try #require(try folder.check { $0.report = folder.path("report") }.first)
    #expect(result.finding.verdict == .resized && result.finding.document.isEmpty)
    #expect(result.files.expected != nil && result.files.actual != nil && result.files.difference == nil)
    #expect(folder.bytes("report/pictures/a-expected.png") == folder.bytes("goldens/a.png"))
  }

  @Test func theNumberOfWorkersDoesNotCount() throws {
    let folder = try CheckFolder(Dictionary(uniqueKeysWithValues: (0..<6).map { ("m\($0)", "[\"Item \($0)\"]") }))
    try folder.accept()
    for name in ["m1", "m4"] { try folder.write(#"{"menu":{"items":["Other"]}}"#, to: "menus/\(name).json") }
    let found = try [1, 3].map { jobs in
      try folder.check { $0.jobs = jobs }.map { result in
        var result = result
        result.milliseconds = 0
        return JSONWriter.text(of: result.json, form: .compact)
      }
    }
    #expect(found[0] == found[1])
  }
}
