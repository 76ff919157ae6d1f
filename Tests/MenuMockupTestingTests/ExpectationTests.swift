import MenuDocument
import MenuLint
import MenuMockup
import MockupScene
import PositionedJSON
import Testing

import MenuMockupTesting

/// The results of an expectation, and the files it writes.
@Suite struct ExpectationTests {
  private static let edit = MockupInput.json(#"{ "menu": { "items": ["Copy", "Paste"] } }"#)
  private static let renamed = MockupInput.json(#"{ "menu": { "items": ["Copy", "Place"] } }"#)
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// Records a golden, as in a first run.
  private func record(_ input: MockupInput, _ golden: String) throws {
    let found = bench.messages(input, matches: golden, try bench.expectation())
    try #require(found == ["\(golden): recorded: \(golden)"])
  }

  @Test(arguments: ["a.png", "Gold ens/ä b.png", "a.svg", "a.pdf"]) func theSameImageIsFine(golden: String) throws {
    try record(Self.edit, golden)
    let drawn = bench.bytes(golden)
    #expect(bench.messages(Self.edit, matches: golden, try bench.expectation()).isEmpty)
    #expect(bench.messages(Self.edit, matches: golden, try bench.expectation(record: .changed)).isEmpty)
    #expect(bench.messages(Self.edit, matches: golden, try bench.expectation(record: .never)).isEmpty)
    #expect(bench.bytes(golden) == drawn)
    #expect(bench.files(below: "failures").isEmpty)
  }

  @Test func anotherImageIsShown() throws {
    try record(Self.edit, "Goldens/a.png")
    let golden = try #require(bench.bytes("Goldens/a.png"))
    let failure = try #require(
      try bench.expectation().failures(
        of: Self.renamed, golden: bench.path("Goldens/a.png"), options: Workbench.options, appearances: []
      ).first)
    let lines = failure.message.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix("Goldens/a.png: different") == true)
    let layers = [
      #"  document: menu.items[1]: "Paste" → "Place""#, #"  layout: title "Place""#, "  pixels: ",
    ]
    for (layer, line) in zip(layers, lines.dropFirst()) { #expect(line.hasPrefix(layer)) }
    let files = bench.files(below: "failures")
    #expect(lines.suffix(3).sorted() == files.map { "  " + bench.path("failures/" + $0) })
    #expect(files.map { $0.split(separator: "/").last } == ["a-actual.png", "a-difference.png", "a-expected.png"])
    #expect(files.allSatisfy { $0.hasPrefix("MenuMockupTestingTests/Workbench/") })
    #expect(bench.bytes("failures/" + files[2]) == golden)
    #expect(bench.bytes("Goldens/a.png") == golden)
    let actual = try Renderer().render(try Self.renamed.source(in: bench.folder), options: Workbench.options)
    #expect(bench.bytes("failures/" + files[0]) == actual.bytes)
    let difference = try ImageFile.pixels(of: try #require(bench.bytes("failures/" + files[1])))
    #expect(Double(difference.width) == actual.width && difference.pixels.contains(0xFFFF_0000))
  }

  @Test func anotherSizeIsReported() throws {
    try record(Self.edit, "a.png")
    let longer = MockupInput.json(#"{ "menu": { "items": ["Copy", "Paste", "Delete"] } }"#)
    let message = try #require(bench.messages(longer, matches: "a.png", try bench.expectation()).first)
    #expect(message.hasPrefix("a.png: different size\n"))
    // Allowing every pixel to differ does not allow another size.
    #expect(!bench.messages(longer, matches: "a.png", try bench.expectation(maxDifferentPixels: .max)).isEmpty)
  }

  @Test func aStepInOneChannelIsFoundUnlessItIsAllowed() throws {
    // Over a background every pixel is opaque, and straight and premultiplied colors are equal.
    var options = Workbench.options
    options.background = .theme
    let drawn = try ImageFile.pixels(
      of: try Renderer().render(try Self.edit.source(in: bench.folder), options: options).bytes)
    var raster = Raster(width: drawn.width, height: drawn.height, pixels: drawn.pixels)
    raster.pixels[raster.pixels.count / 2] ^= 1
    try bench.write(try ImageFile.png(raster), "a.png")
    func isFine(_ expectation: MockupExpectation) -> Bool {
      bench.messages(Self.edit, matches: "a.png", expectation, options: options).isEmpty
    }
    #expect(!isFine(try bench.expectation()))
    #expect(isFine(try bench.expectation(maxDifferentPixels: 1)))
    #expect(isFine(try bench.expectation(threshold: 0.1)))
    let message = bench.messages(Self.edit, matches: "a.png", try bench.expectation(), options: options).first
    #expect(message?.contains("\n  pixels: 1 of \(drawn.pixels.count) in one region") == true)
  }

  // MARK: Recording

  @Test func nothingIsRecordedWhereNothingMay() throws {
    let expectation = try bench.expectation(environment: ["MENUMOCK_RECORD": "never"], record: .all)
    let message = try #require(bench.messages(Self.edit, matches: "a.png", expectation).first)
    #expect(message.hasPrefix("a.png: no golden\n  failures/"))
    #expect(bench.bytes("a.png") == nil)
    #expect(bench.files(below: "failures").map { $0.split(separator: "/").last } == ["a-actual.png"])
  }

  @Test func whatHasChangedIsRecorded() throws {
    try record(Self.edit, "a.png")
    let expectation = try bench.expectation(environment: ["MENUMOCK_RECORD": "changed"])
    let message = try #require(bench.messages(Self.renamed, matches: "a.png", expectation).first)
    #expect(message.hasPrefix("a.png: different\n") && message.hasSuffix("\n  recorded: a.png"))
    #expect(bench.messages(Self.renamed, matches: "a.png", expectation).isEmpty)
    #expect(bench.files(below: "failures").isEmpty)
  }

  @Test(arguments: ["1", "all"]) func everythingIsRecorded(value: String) throws {
    try bench.write([1, 2, 3], "a.png")
    let expectation = try bench.expectation(environment: ["MENUMOCK_RECORD": value], record: .never)
    for _ in 1...2 { #expect(bench.messages(Self.edit, matches: "a.png", expectation) == ["a.png: recorded: a.png"]) }
    #expect(bench.messages(Self.edit, matches: "a.png", try bench.expectation()).isEmpty)
  }

  @Test(
    arguments: [
      (nil, nil, .missing), (nil, .never, .never), ("", .all, .all), ("never", .all, .never), ("1", nil, .all),
      ("missing", .never, .missing),
    ] as [(String?, RecordingMode?, RecordingMode)])
  func theEnvironmentComesFirst(environment: String?, test: RecordingMode?, expected: RecordingMode) throws {
    let variables = environment.map { ["MENUMOCK_RECORD": $0] } ?? [:]
    #expect(try RecordingMode.effective(test: test, environment: variables) == expected)
  }

  // MARK: Errors

  @Test func wrongSettingsAreReported() {
    func message(_ make: () throws -> MockupExpectation) -> String? {
      do {
        _ = try make()
        return nil
      } catch {
        return (error as? MockupFailure)?.message
      }
    }
    #expect(
      message { try bench.expectation(environment: ["MENUMOCK_RECORD": "yes"]) }
        == "MENUMOCK_RECORD: expected never, missing, changed, all, or 1, found “yes”")
    #expect(
      message { try bench.expectation(threshold: 1.5) } == "expected a threshold from 0 to 1, found 1.5")
    #expect(
      message { try bench.expectation(maxDifferentPixels: -1) }
        == "expected a number of different pixels of at least 0, found -1")
  }

  @Test func aBrokenDocumentIsReported() throws {
    let broken = MockupInput.source(Source(#"{ "menu": { "itms": [] } }"#, name: "menu.json"))
    let message = try #require(bench.messages(broken, matches: "a.png", try bench.expectation(record: .all)).first)
    #expect(
      message.hasPrefix(
        """
        a.png: not rendered
          menu.json:1:13: error: menu: unknown key "itms"
          help: did you mean "items"?
        """))
    #expect(bench.bytes("a.png") == nil)
  }

  @Test func aMissingDocumentIsReported() throws {
    #expect(
      bench.messages(.file(bench.path("no.json")), matches: "a.png", try bench.expectation()) == [
        "no.json: the file does not exist"
      ])
  }

  @Test func aGoldenThatIsNoImageIsReported() throws {
    try bench.write("hello".utf8, "a.png")
    let message = try #require(bench.messages(Self.edit, matches: "a.png", try bench.expectation()).first)
    #expect(message.contains("the golden cannot be read: "))
  }

  @Test(arguments: ["a", "a.jpg", ".png"]) func anEndingThatSaysNothingIsReported(golden: String) throws {
    #expect(
      bench.messages(Self.edit, matches: golden, try bench.expectation()) == [
        "\(golden): expected a golden with the extension .png, .svg, .pdf, .apng, or .html"
      ])
  }

  @Test func aFolderThatCannotBeWrittenIsReported() throws {
    try bench.write([], "file")
    let message = try #require(bench.messages(Self.edit, matches: "file/a.png", try bench.expectation()).first)
    #expect(message.hasPrefix("file/a.png: ") && message.hasSuffix(": file/a.png"))
  }

  // MARK: Documents and appearances

  @Test func aDocumentIsMadeInCode() throws {
    let titles = ["Copy", "Paste"]
    let menu = JSONNode.object([("items", .array(titles.map { .string($0) }))])
    let made = MockupInput.document(.object([("menu", menu)]))
    try record(Self.edit, "a.png")
    #expect(bench.messages(made, matches: "a.png", try bench.expectation()).isEmpty)
  }

  @Test(arguments: [
    ("a.png", "a~dark.png"), ("x/a@2x.png", "x/a~dark@2x.png"), ("x.y/a", "x.y/a~dark"),
    ("a@b/c.svg", "a@b/c~dark.svg"),
  ]) func darkGoldensAreNamedAsInDocC(light: String, dark: String) {
    #expect(MockupExpectation.path(of: light, in: .dark) == dark)
    #expect(MockupExpectation.path(of: light, in: .light) == light)
  }

  @Test func appearancesAreOneImageEach() throws {
    let expectation = try bench.expectation()
    func count() -> Int {
      expectation.failures(
        of: Self.edit, golden: bench.path("a@2x.png"), options: Workbench.options, appearances: [.light, .dark]
      ).count
    }
    #expect(count() == 2)
    #expect(count() == 0)
    #expect(bench.files(below: ".") == ["a@2x.png", "a~dark@2x.png"])
    #expect(bench.bytes("a@2x.png") != bench.bytes("a~dark@2x.png"))
  }

  // MARK: Sets

  @Test func everyImageOfASetIsCompared() throws {
    try bench.write(#"{ "menu": { "items": ["Copy"] } }"#.utf8, "menus/edit.json")
    let manifest = """
      {
        "defaults": { "scale": 1 }, "mockups": ["menus/*.json"],
        "matrix": { "appearance": ["light", "dark"], "format": ["png", "svg"] }
      }
      """
    try bench.write(manifest.utf8, "menumock.json")
    func messages() throws -> [String] {
      try bench.expectation().failures(ofSet: bench.path("menumock.json"), goldens: bench.path("Goldens"))
        .map { $0.message.replacing(bench.folder + "/", with: "") }
    }
    let goldens = ["edit.svg", "edit@1x.png", "edit~dark.svg", "edit~dark@1x.png"]
    let recorded = goldens.map { "Goldens/\($0): recorded: Goldens/\($0)" }
    #expect(try messages().sorted() == recorded.sorted())
    #expect(bench.files(below: "Goldens") == goldens)
    #expect(try messages().isEmpty)
    try bench.write(try #require(bench.bytes("Goldens/edit@1x.png")), "Goldens/edit~dark@1x.png")
    try bench.write(try #require(bench.bytes("Goldens/edit.svg")), "Goldens/old.svg")
    #expect(
      try messages().map { $0.prefix { $0 != "\n" } } == [
        "Goldens/edit~dark@1x.png: different", "Goldens/old.svg: orphaned: no variant of the manifest has this path",
      ])
  }

  /// A project file has the same effect as for the program: goldens, folders, and comparison options.
  @Test func aProjectIsComparedAsItsFileSays() throws {
    try bench.write(#"{ "menu": { "items": [{ "title": "Copy", "systemImage": "own.mark" }] } }"#.utf8, "edit.json")
    let symbol = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>"#
    try bench.write(symbol.utf8, "marks/own.mark.svg")
    func messages(_ options: String) throws -> [String] {
      try bench.write(
        #"{ "scale": 1, "mockups": ["edit.json"], "output": "{name}.png"\#(options) }"#.utf8, "menumock.json")
      return try bench.expectation().failures(ofSet: bench.path("menumock.json"), goldens: nil)
        .map { $0.message.replacing(bench.folder + "/", with: "") }
    }
    #expect(try messages("") == [#"menumock.json: the project does not set "goldens""#])
    let settings = #", "goldens": "Goldens", "missingSymbol": "error", "symbols": "marks""#
    #expect(try messages(settings) == ["Goldens/edit.png: recorded: Goldens/edit.png"])
    #expect(try messages(settings).isEmpty)
    try bench.write(symbol.replacing("4h16", with: "5h15").utf8, "marks/own.mark.svg")
    #expect(try messages(settings).first?.contains("made with: symbol own.mark.svg: ") == true)
    #expect(try messages(settings + #", "maxDifferentPixels": 100000"#).isEmpty)
  }

  @Test func aBrokenSetIsReported() throws {
    try bench.write(#"{ "mockups": ["no.json"] }"#.utf8, "menumock.json")
    let failures = try bench.expectation().failures(
      ofSet: bench.path("menumock.json"), goldens: bench.path("Goldens"))
    #expect(
      failures.map { $0.message.replacing(bench.folder + "/", with: "") } == [
        """
        menumock.json: the set cannot be rendered
          menumock.json:1:15: error: mockups[0]: the document "no.json" does not exist
        """
      ])
  }

  /// A golden whose path passes through other folders keeps its pictures in the folder.
  @Test(arguments: [
    ("Goldens/a.png", "Module/File/Goldens"), ("../../../b/./Goldens/a.png", "Module/File/b/Goldens"),
    ("a.png", "Module/File"),
  ]) func imagesOfFailuresStayInTheirFolder(golden: String, folder: String) {
    let retained = FailureFolder(environment: [FailureFolder.variable: bench.path("deep/failures")]).save(
      MockupFailure("different", images: [MockupFailure.Image(name: "a-actual.png", bytes: [1])]),
      test: "Module/File.swift", golden: golden)
    #expect(retained.message == "different\n  " + bench.path("deep/failures/\(folder)/a-actual.png"))
    #expect(bench.files(below: ".") == ["deep/failures/\(folder)/a-actual.png"])
  }
}

/// Documents written in Swift.
struct BuilderExpectationTests: MockupVocabulary {
  @Test func theSortMenuIsDrawnAsItsGoldenShowsIt() throws {
    let bench = try Workbench()
    let sort = Mockup(platform: .iOS) {
      Menu("Sort") {
        Button("Name"); Button("Date")
      }
    }
    #expect(
      bench.messages(.mockup(sort), matches: "sort.png", try bench.expectation()) == ["sort.png: recorded: sort.png"])
    expectMockup(sort, matches: bench.path("sort.png"), options: Workbench.options, record: .never)
    expectNoFindings(sort, from: .error)
    let other = Mockup(platform: .iOS) {
      Menu("Sort") {
        Button("Name"); Button("Size")
      }
    }
    #expect(
      bench.messages(.mockup(other), matches: "sort.png", try bench.expectation()).first?.contains("different") == true)
  }
}
