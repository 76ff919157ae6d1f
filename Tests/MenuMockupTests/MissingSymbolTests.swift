import MenuLayout
import MenuModel
import MockupScene
import TestSupport
import Testing

@testable import MenuMockup

/// A symbol that nobody knows is drawn as a dashed square, and told as the policy says.
@Suite struct MissingSymbolTests {
  private static func source(_ symbol: String) -> Source {
    Source(#"{"theme": "ios-18", "menu": {"items": [{"title": "A", "systemImage": "\#(symbol)"}]}}"#)
  }

  @Test(arguments: [
    ("share", "square.and.arrow.up"), ("home", "house"), ("trash.can", "trash"), ("edit", "pencil"),
    ("sqare.and.pencil", "square.and.pencil"),
  ]) func isAWarningWithWhatWasMeant(name: String, meant: String) throws {
    let picture = try Renderer().render(Self.source(name))
    #expect(
      picture.findings.map(\.description) == [
        "document:1:70: warning: menu.items[0].systemImage: unknown symbol \"\(name)\"; did you mean \"\(meant)\"?"
      ])
  }

  @Test func isAnErrorOrNothingWhereThatIsAskedFor() throws {
    var options = RenderOptions()
    options.missingSymbol = .ignore
    #expect(try Renderer().render(Self.source("no.such.symbol"), options: options).findings == [])
    options.missingSymbol = .error
    #expect(throws: RenderError.self) { try Renderer().render(Self.source("no.such.symbol"), options: options) }
    #expect(try Renderer().render(Self.source("trash"), options: options).findings == [])
  }

  /// The square takes the room that a symbol takes: the layout stays as it is once the name is mended.
  @Test func takesTheRoomOfASymbol() throws {
    let (unknown, known) = try (
      Renderer().layout(Self.source("no.such.symbol")).tree, Renderer().layout(Self.source("square")).tree
    )
    func frames(_ tree: LayoutTree) -> [Rect] { tree.listing.map(\.frame) }
    #expect(frames(unknown) == frames(known))
    let picture = try Renderer().render(Self.source("no.such.symbol"))
    #expect(try picture.bytes != Renderer().render(Source(#"{"theme": "ios-18", "menu": {"items": ["A"]}}"#)).bytes)
  }
}
