import Foundation
import MockupScene
import TestSupport
import Testing

@Suite struct LimitTests {
  @Test func theDocumentationTellsAllBounds() throws {
    let text = """
      # Limits

      Whatever is given to menumock, it ends, and with a clear error: all that can be large is bounded, before anything is
      reserved or unpacked for it. An error names the bound, as in `a symbol's file: at most 256 KiB`. This table is made
      from `Sources/Scene/Limit.swift`.

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
    #expect(limit.most > 0 && !limit.bound.subject.isEmpty && !limit.bound.reason.isEmpty)
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
