import MockupText
import MockupCairo
import Foundation
import MockupScene
import Testing
import TextSupport

@Suite struct PDFTests {
  private let bench = Workbench()

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: Unicode.ASCII.self) }

  @Test func sameSceneSameBytes() throws {
    let scene = bench.sampler()
    let first = try bench.pdf.paint(scene)
    #expect(first.starts(with: Array("%PDF-1.4".utf8)))
    for _ in 0..<3 { #expect(try bench.pdf.paint(scene) == first) }
    #expect(try Workbench().pdf.paint(scene) == first)
    let content = text(first)
    #expect(content.contains("/Title (Sampler)"))
    #expect(content.contains("/CreationDate (20000101000000Z)"))
    #expect(content.contains("/MediaBox [ 0 0 260 300 ]"))
    #expect(content.contains("+Inter-Regular"))
    #expect(content.contains("+NotoSansHebrew-Regular"))
  }

  @Test func pages() throws {
    let large = Scene(size: Size(width: 20_000, height: 30), title: "Wide")
    let file = text(try bench.pdf.paint([bench.sampler(), large]))
    #expect(file.contains("/Count 2"))
    // Both pages have the unit of the larger one.
    #expect(file.contains("/MediaBox [ 0 0 130 150 ]"))
    #expect(file.contains("/MediaBox [ 0 0 10000 15 ]"))
    #expect(file.matches(of: #/\/UserUnit 2/#).count == 2)
    #expect(file.contains("/Title (Wide)"))
    #expect(throws: PaintingError.self) { try bench.pdf.paint([]) }
  }

  @Test func gradientsStayGradients() throws {
    let stops: [Scene.Gradient.Stop] = [.init(offset: 0, color: .white), .init(offset: 1, color: .black)]
    func file(_ end: Point) throws -> String {
      let gradient = Scene.Gradient(start: .zero, end: end, stops: stops)
      let frame = Rect(x: 0, y: 0, width: 50, height: 40)
      return text(
        try bench.pdf.paint(Scene(size: frame.size, nodes: [.gradient(.rectangle(frame), gradient)])))
    }
    let slanted = try file(Point(x: 50, y: 40))
    #expect(slanted.contains("/ShadingType 2"))
    #expect(!slanted.contains("/Subtype /Image"))
    #expect(try !file(.zero).contains("/ShadingType"))
  }

  @Test func attachmentsComeBackByteForByte() throws {
    let pdf = try bench.pdf.paint(bench.sampler())
    let everything = (0...255).map { UInt8($0) } + Array("endstream endobj xref startxref %%EOF >> << trailer".utf8)
    let attachments: [(name: String, bytes: [UInt8])] = [
      ("mockup.json", Array("\u{FEFF}{\r\n \"é\": [] }".utf8)), ("recipe (1)/Übung.json", everything), ("empty", []),
    ]
    let carried = try #require(PDFAttachments.append(attachments, to: pdf))
    #expect(carried.starts(with: pdf))
    #expect(PDFAttachments.append(attachments, to: pdf) == carried)
    for attachment in attachments {
      #expect(try PDFAttachments.read(named: attachment.name, from: carried) == attachment.bytes)
      #expect(try PDFAttachments.read(named: attachment.name, from: pdf) == nil)
    }
    #expect(try PDFAttachments.read(named: "other", from: carried) == nil)
    // Another update on top.
    let twice = try #require(PDFAttachments.append([("late", [1, 2, 3])], to: carried))
    #expect(try PDFAttachments.read(named: "late", from: twice) == [1, 2, 3])
    #expect(try PDFAttachments.read(named: "empty", from: twice) == [])
  }

  @Test func viewersListAttachmentsByName() throws {
    let pdf = try bench.pdf.paint(bench.sampler())
    let carried = try #require(PDFAttachments.append([("b.json", [1]), ("a.json", [2, 3])], to: pdf))
    let added = String(decoding: carried.dropFirst(pdf.count), as: UTF8.self)
    let tree = try #require(
      added.firstMatch(of: /\/EmbeddedFiles << \/Names \[ <(\w+)> (\d+) 0 R <(\w+)> (\d+) 0 R \] >>/))
    // In hexadecimal digits, sorted by name, not in the order of the attachments.
    #expect([tree.1, tree.3] == ["612E6A736F6E", "622E6A736F6E"])
    for (file, name) in [(tree.2, "0061"), (tree.4, "0062")] {
      let object = "\n\(file) 0 obj\n<< /Type /Filespec"
      let offset = try #require(added.firstRange(of: object), "object \(file)")
      #expect(added[offset.upperBound...].prefix(90).contains("/UF <FEFF\(name)002E"))
    }
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF, 0, 1, 0x7F, 0x9F])
  func whatCairoCallsInvalidIsReplaced(number: UInt32) throws {
    let character = String(try #require(Unicode.Scalar(number)))
    let word = "a" + character + "b" + character
    var scene = bench.sampler()
    scene.nodes += bench.nodes(TextRequest(text: word, size: 17), x: 10, y: 280)
    scene.nodes += bench.nodes(
      TextRequest(text: "אב" + word + "ג", size: 17, language: "he", isRightToLeft: true), x: 9, y: 9)
    scene.title = word
    scene.description = word
    #expect(try bench.pdf.paint(scene) == Workbench().pdf.paint(scene))
  }

  @Test func aDamagedTypefaceIsNotPutIntoAFile() throws {
    // Text can be set in it: the damage is in a large table that is read glyph by glyph.
    let face = try #require(LockFile.faces.first { $0.role == .han })
    let folder = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let index = try #require(LockFile.faces.firstIndex(of: face))
    let offset = try #require(LockFile.catalog.path(of: Typeface(index: index)))
    var bytes = try Data(contentsOf: URL(filePath: offset))
    bytes[bytes.count / 2] ^= 0x40
    try bytes.write(to: folder.appending(path: face.fileName))
    let bench = Workbench(
      catalog: FontCatalog(faces: LockFile.faces, searchPaths: [folder.path()] + FontCatalog.defaultSearchPaths))
    let nodes = bench.nodes(TextRequest(text: "写真", size: 17, language: "ja"), x: 10, y: 30)
    #expect(throws: PaintingError.self) {
      _ = try bench.pdf.paint(Scene(size: Size(width: 90, height: 40), nodes: nodes))
    }
  }

  @Test func largePagesHaveLargerUnits() throws {
    var scene = bench.sampler()
    scene.size.height = 30_000
    let pdf = text(try bench.pdf.paint(scene))
    #expect(pdf.contains("/UserUnit 3"))
    #expect(pdf.contains("/Version /1.6"))
    #expect(pdf.contains("/MediaBox [ 0 0 86.666667 10000 ]"))
    #expect(!text(try bench.pdf.paint(bench.sampler())).contains("/UserUnit"))
    let carried = try #require(PDFAttachments.append([("a", [7])], to: bench.pdf.paint(scene)))
    #expect(try PDFAttachments.read(named: "a", from: carried) == [7])
  }

  @Test func otherFilesAreRejected() throws {
    #expect(PDFAttachments.append([("a", [1])], to: []) == nil)
    #expect(PDFAttachments.append([("a", [1])], to: Array("%PDF-1.4\nstartxref\n99999999999999\n%%EOF".utf8)) == nil)
    #expect(PDFAttachments.append([("a", [1])], to: Array("startxref".utf8)) == nil)
  }

  /// A PDF with an attachment `a`. In its last part, the last `from` is replaced by `to`, padded with spaces so that
  /// objects keep their offsets.
  private func attached(replacing from: String, by to: String) throws -> [UInt8] {
    let small = try bench.pdf.paint(Scene(size: Size(width: 9, height: 9), title: "x"))
    let complete = try #require(PDFAttachments.append([("a", Array("content".utf8))], to: small))
    var update = String(decoding: complete.dropFirst(small.count), as: UTF8.self)
    let offset = try #require(update.ranges(of: from).last)
    update.replaceSubrange(offset, with: to + String(repeating: " ", count: max(0, from.count - to.count)))
    return small + Array(update.utf8)
  }

  @Test(
    arguments: [
      "-1", "-5", "-9223372036854775808", "6", "8", "99999999", "9223372036854775807", "99999999999999999999", "0x7",
      "",
    ])
  func wrongLengthsAreErrors(length: String) throws {
    let pdf = try attached(replacing: "/Type /EmbeddedFile /Params << /Size 7 >> /Length 7", by: "/Length \(length)")
    #expect(throws: PDFAttachments.Damage.self) { try PDFAttachments.read(named: "a", from: pdf) }
  }

  @Test(arguments: ["-3", "0", "9223372036854775807", "8388608", "99999999999999999999", "x"])
  func wrongNumbersOfObjectsAreRejected(size: String) throws {
    #expect(PDFAttachments.append([("b", [1])], to: try attached(replacing: "/Size ", by: "/Size ")) != nil)
    let pdf = try attached(replacing: "/Size ", by: "/Size \(size) /Was ")
    #expect(PDFAttachments.append([("b", [1])], to: pdf) == nil)
  }

  @Test(
    arguments: [
      ("/Prev ", "/Prev -"), ("/Prev ", "/Prev 9223372036854775807 "), ("/Root ", "/Root -"),
      ("/Root ", "/Root 9223372036854775807 0 R "), (" 1\n0", " 9999999999999999999\n0"), (" 1\n0", " 400\n0"),
      ("xref\n", "xref\n999999999999999 1\n"), (" 00000 n", " 99999 f"), ("startxref\n", "startxref\n9"),
    ])
  func wrongTablesDoNoHarm(from: String, to: String) throws {
    let pdf = try attached(replacing: from, by: to)
    let found = try? PDFAttachments.read(named: "a", from: pdf)
    #expect(found == nil || found == Array("content".utf8))
    _ = PDFAttachments.append([("b", [1])], to: pdf)
    #expect(pdf.starts(with: PDFAttachments.removing(from: pdf)))
  }

  @Test func damagedFilesDoNoHarm() throws {
    let small = try bench.pdf.paint(Scene(size: Size(width: 9, height: 9), title: "x"))
    let complete = try #require(PDFAttachments.append([("a", Array("content".utf8))], to: small))
    #expect(try PDFAttachments.read(named: "a", from: complete) == Array("content".utf8))
    for length in stride(from: 0, to: complete.count, by: 3) {
      _ = try? PDFAttachments.read(named: "a", from: Array(complete.prefix(length)))
      _ = PDFAttachments.append([("b", [1])], to: Array(complete.prefix(length)))
    }
    var random = FixedRandom(state: 7)
    for _ in 0..<400 {
      var bytes = complete
      for _ in 0..<4 { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next()) }
      _ = try? PDFAttachments.read(named: "a", from: bytes)
      _ = PDFAttachments.append([("b", [1])], to: bytes)
    }
  }
}

/// A reproducible random number generator (SplitMix64).
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
