import Foundation
import TestSupport
import Testing

import MenuDescriptions
import MenuDocument

/// Documents and their alt texts and legends: one folder per case, with `document.json` and `expected.txt`.
///
/// `MENUMOCK_RECORD=1` records the texts; such a run fails on purpose.
@Suite struct TextGoldenTests {
  /// Compares a text of a document with the golden of its folder.
  private static func check(_ area: String, _ name: String, _ text: (MockupDocument) -> String) throws {
    let folder = "Tests/Goldens/\(area)/\(name)"
    let (read, diagnostics) = DocumentReader.read(
      try Repository.bytes("\(folder)/document.json"), file: "document.json")
    let actual = text(try #require(read, "\(diagnostics)"))
    let file = Repository.root.appending(path: "\(folder)/expected.txt")
    if Recording.isOn {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(folder)")
    } else {
      #expect(actual == String(decoding: try Repository.bytes("\(folder)/expected.txt"), as: UTF8.self))
    }
  }

  static let descriptions = (try? Repository.names(in: "Tests/Goldens/descriptions")) ?? []
  static let legends = (try? Repository.names(in: "Tests/Goldens/legends")) ?? []

  @Test func thereAreCases() {
    #expect(Self.descriptions.count >= 40)
    #expect(Self.legends.count >= 10)
  }

  /// The picture's title, an empty line, and its description.
  @Test(arguments: descriptions) func description(name: String) throws {
    try Self.check("descriptions", name) { document in
      let words = AltTextWriter(document: document)
      return "\(words.title)\n\n\(words.text)\n"
    }
  }

  /// The Markdown list.
  @Test(arguments: legends) func legend(name: String) throws {
    try Self.check("legends", name) { Legend($0).markdown }
  }

  @Test func entriesKnowTheirPlaces() throws {
    let bytes = try Repository.bytes("Tests/Goldens/legends/frames/document.json")
    let document = try #require(DocumentReader.read(bytes, file: "document.json").document)
    let locations = Legend(document).entries.map { "\($0.frame ?? 0) \($0.path)" }
    #expect(
      locations == [
        "2 menu.items[0]", "2 menu.items[1]", "2 menu.items[2]", "4 menu.items[0]", "4 menu.items[3].items[0]",
      ])
    let frame = try #require(document.frames.last).document
    #expect(Legend(frame).entries.allSatisfy { $0.frame == nil })
  }
}
