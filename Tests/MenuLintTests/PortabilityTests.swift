import Foundation
import MenuLint
import MenuMockup
import PositionedJSON
import TestSupport
import Testing

@Suite("Portability of a document")
struct PortabilityTests {
  private static let folder = "Tests/Portability"

  @Test("The table lists items", arguments: Repository.documents(in: folder))
  func tables(_ file: String) throws {
    let source = Source(bytes: try Repository.bytes("\(Self.folder)/\(file)"), name: file)
    let table = try Linter().portability(of: source)
    let range = "\(Self.folder)/" + file.replacing(".json", with: ".txt")
    if Recording.isOn {
      try table.text.write(to: Repository.root.appending(path: range), atomically: true, encoding: .utf8)
    }
    #expect(!Recording.isOn, "recorded")
    #expect(table.text == String(decoding: try Repository.bytes(range), as: UTF8.self))
    #expect(table.json["rows"]?.elements?.count == table.rows.count)
  }

  @Test("A document that cannot be read is an error")
  func broken() {
    #expect(throws: RenderError.self) { try Linter().portability(of: Source("{")) }
  }
}
