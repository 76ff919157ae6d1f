import TestSupport
import MockupSymbols
import PositionedJSON
import Foundation
import MenuDocument
import MockupScene
import Testing

@Suite struct LimitTests {
  @Test func amountsAreForPeople() {
    #expect(Limit.jsonBytes.amount == "16 MiB")
    #expect(Limit.symbolBytes.amount == "256 KiB")
    #expect(Limit.items.amount == "100,000")
    #expect(Limit.imagePixels.amount == "67,108,864 pixels")
    #expect(Limit.symbolBytes.message == "limit of 256 KiB exceeded: a symbol's file")
  }

  /// Documents that exceed a limit.
  @Test(
    arguments: [
      (.jsonBytes, String(repeating: " ", count: Limit.jsonBytes.maximum + 1)),
      (.jsonDepth, String(repeating: "[", count: 100)),
      (.items, #"{"menu": {"items": [\#(String(repeating: "\"a\",", count: 100_000))"a"]}}"#),
      (.frames, #"{"menu": {"items": ["a"]}, "frames": [\#(String(repeating: "{},", count: 100)){}]}"#),
      (
        .framesBytes,
        #"{"menu": {"items": ["a"]}, "frames": [{}, {}, {}, {}, {}]\#(String(repeating: " ", count: 15 << 20))}"#
      ),
      (.textBytes, #"{"menu": {"items": ["\#(String(repeating: "a", count: Limit.textBytes.maximum + 1))"]}}"#),
      (.number, #"{"menu": {"items": [{"type": "stepper", "title": "a", "value": 1e300}]}}"#),
    ] as [(Limit, String)]) func theErrorHasTheWordsOfTheTable(limit: Limit, document: String)
  {
    let reported = readDiagnostics(document)
    #expect(reported.contains { $0.contains(limit.error) }, "\(reported.prefix(3).map { $0.prefix(300) })")
  }

  @Test func aTextMayBeAsLongAsItsBound() throws {
    let text = String(repeating: "a", count: Limit.textBytes.maximum)
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
