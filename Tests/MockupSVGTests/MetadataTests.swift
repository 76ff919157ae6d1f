import MockupSVG
import MockupScene
import Testing

@Suite struct MetadataTests {
  private func file(_ metadata: SVGMetadata...) -> [UInt8] {
    makeWriter().write(picture(.glyphs(run("a"), red)), options: SVGOptions(metadata: metadata))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 255, 256, 257, 1000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ $0 >> 8) }
    #expect(try SVGMetadata.read(name: "document", from: file(SVGMetadata(name: "document", bytes: bytes))) == bytes)
  }

  @Test func severalNames() throws {
    let file = file(SVGMetadata(name: "document", bytes: [1]), SVGMetadata(name: "a recipe", bytes: [2, 3]))
    #expect(try SVGMetadata.read(name: "document", from: file) == [1])
    #expect(try SVGMetadata.read(name: "a recipe", from: file) == [2, 3])
    #expect(try SVGMetadata.read(name: "doc", from: file) == nil)
    #expect(try SVGMetadata.read(name: "", from: file) == nil)
  }

  @Test func inTheFile() {
    let text = String(decoding: file(SVGMetadata(name: "document", bytes: Array("Hi!?".utf8))), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
        <metadata xmlns:menumock="urn:menumock:metadata">
        <menumock:document>SGkhPw==</menumock:document>
        </metadata>
        </svg>

        """))
  }

  /// The rest of the file is the same with and without.
  @Test func changesNothingElse() {
    let with = String(decoding: file(SVGMetadata(name: "document", bytes: [1, 2, 3])), as: UTF8.self)
    let without = String(decoding: file(), as: UTF8.self)
    let start = with.firstRange(of: "<metadata")?.lowerBound
    #expect(start.map { with[..<$0] + "</svg>\n" } ?? "" == without)
  }

  /// A title is not mistaken for data, and the last element takes precedence.
  @Test func titlesAreNoData() throws {
    var scene = picture()
    scene.title = "<menumock:document>AAAA</menumock:document>"
    #expect(try SVGMetadata.read(name: "document", from: makeWriter().write(scene)) == nil)
  }

  @Test(
    arguments: [
      ("", nil), ("<menumock:document>", nil), ("<menumock:document>AA", nil), ("<menumock:document", nil),
      ("<menumock:document>AAA<", [0, 0]), ("<menumock:document>A<", nil), ("<menumock:document>A*A=<", nil),
      ("<menumock:document>A=AA<", nil), ("<menumock:document>\n AQ\tID\r\n<", [1, 2, 3]), ("<menumock:document><", []),
      ("<menumock:document>/+8=<", [255, 239]), ("<<menumock:document>AQ==<<<", [1]),
    ] as [(String, [UInt8]?)])
  func damage(text: String, bytes: [UInt8]?) {
    #expect((try? SVGMetadata.read(name: "document", from: Array(text.utf8))) == bytes)
  }

  @Test func everyBeginningOfAFile() {
    let complete = file(SVGMetadata(name: "document", bytes: [9, 8, 7]))
    for length in complete.indices {
      let data = try? SVGMetadata.read(name: "document", from: Array(complete[..<length]))
      #expect(data == nil || data == [9, 8, 7])
    }
  }
}
