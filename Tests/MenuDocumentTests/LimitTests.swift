import Foundation
import MenuDocument
import MockupScene
import TestSupport
import Testing

@Suite struct LimitTests {
  @Test func theDocumentationTellsAllBounds() throws {
    let text = """
      # Limits

      Whatever is given to menumock, it ends, and with a clear error: all that can be large is bounded, before anything is
      reserved or unpacked for it. This table is made from `Sources/MockupScene/Limit.swift`; the last column has words of
      the error that one gets.

      \(Limit.table)

      """
    let path = "Documentation/Limits.md"
    if Recording.isOn { try Data(text.utf8).write(to: Repository.root.appending(path: path)) }
    let written = try? Repository.bytes(path)
    #expect(!Recording.isOn && written.map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test func amountsAreForPeople() {
    #expect(Limit.jsonBytes.amount == "16 MiB")
    #expect(Limit.symbolBytes.amount == "256 KiB")
    #expect(Limit.items.amount == "100,000")
    #expect(Limit.pictureSide.amount == "1,048,576 pixels")
    #expect(Limit.symbolBytes.message == "a symbol's file: at most 256 KiB")
  }

  @Test(arguments: Limit.allCases) func everyBoundIsTold(limit: Limit) {
    #expect(limit.most > 0 && !limit.bound.subject.isEmpty && !limit.bound.reason.isEmpty && !limit.error.isEmpty)
  }

  /// Documents that have too much of something.
  @Test(
    arguments: [
      (.jsonBytes, String(repeating: " ", count: Limit.jsonBytes.most + 1)),
      (.jsonDepth, String(repeating: "[", count: 100)),
      (.items, #"{"menu": {"items": [\#(String(repeating: "\"a\",", count: 100_000))"a"]}}"#),
      (.frames, #"{"menu": {"items": ["a"]}, "frames": [\#(String(repeating: "{},", count: 100)){}]}"#),
      (
        .framesBytes,
        #"{"menu": {"items": ["a"]}, "frames": [{}, {}, {}, {}, {}]\#(String(repeating: " ", count: 15 << 20))}"#
      ),
      (.textBytes, #"{"menu": {"items": ["\#(String(repeating: "a", count: Limit.textBytes.most + 1))"]}}"#),
      (.number, #"{"menu": {"items": [{"type": "stepper", "title": "a", "value": 1e300}]}}"#),
    ] as [(Limit, String)]) func theErrorHasTheWordsOfTheTable(limit: Limit, document: String)
  {
    let said = readDiagnostics(document)
    #expect(said.contains { $0.contains(limit.error) }, "\(said.prefix(3).map { $0.prefix(300) })")
  }

  @Test func aTextMayBeAsLongAsItsBound() throws {
    let text = String(repeating: "a", count: Limit.textBytes.most)
    #expect(try readDocument(#"{"menu": {"items": ["\#(text)"]}}"#).menu?.items.count == 1)
  }

  @Test func aPathWithANumberThatIsNoneIsNotFinite() {
    let (good, bad) = (Point(x: 1, y: 2), Point(x: 1, y: Double.nan))
    #expect(Path([.move(good), .curve(good, good, good), .close]).isFinite)
    let paths: [[Path.Element]] = [
      [.move(bad)], [.line(bad)], [.curve(bad, good, good)], [.curve(good, bad, good)], [.curve(good, good, bad)],
      [.move(Point(x: -.infinity, y: 0))],
    ]
    for elements in paths { #expect(!Path([.move(good)] + elements).isFinite) }
  }
}
