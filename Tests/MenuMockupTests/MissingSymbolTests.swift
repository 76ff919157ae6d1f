import MenuDocument
import MenuLayout
import MockupScene
import TestSupport
import Testing

import MenuMockup

/// An unknown symbol is drawn as a dashed square and reported according to the policy.
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
        "document:1:70: warning: menu.items[0].systemImage: unknown symbol \"\(name)\"\nhelp: did you mean \"\(meant)\"?"
      ])
  }

  @Test func isAnErrorOrNothingWhereThatIsRequestedFor() throws {
    var options = RenderOptions()
    options.missingSymbol = .ignore
    #expect(try Renderer().render(Self.source("no.such.symbol"), options: options).findings == [])
    options.missingSymbol = .error
    #expect(throws: RenderError.self) { try Renderer().render(Self.source("no.such.symbol"), options: options) }
    #expect(try Renderer().render(Self.source("trash"), options: options).findings == [])
  }

  @Test func isWhatAManifestSays() throws {
    let manifest = #"{"defaults": {"missingSymbol": "error"}, "mockups": ["a.json"]}"#
    let (read, diagnostics) = ManifestReader.read(Array(manifest.utf8), file: "set.json")
    #expect(diagnostics == [])
    var options = RenderOptions()
    options.defaults = try #require(read).defaults
    #expect(throws: RenderError.self) { try Renderer().render(Self.source("no.such.symbol"), options: options) }
    // The option overrides the set.
    options.missingSymbol = .ignore
    #expect(try Renderer().render(Self.source("no.such.symbol"), options: options).findings == [])
    let varied = #"{"matrix": {"missingSymbol": ["warn", "error"]}, "mockups": ["a.json"]}"#
    #expect(!ManifestReader.read(Array(varied.utf8), file: "set.json").1.isEmpty, "no two pictures differ by it")
  }

  /// The square has the size of a symbol, so that correcting the name does not change the layout.
  @Test func takesTheRoomOfASymbol() throws {
    let (unknown, known) = try (
      Renderer().layOut(Self.source("no.such.symbol")).tree, Renderer().layOut(Self.source("square")).tree
    )
    func frames(_ tree: LayoutTree) -> [Rect] { tree.listing.map(\.frame) }
    #expect(frames(unknown) == frames(known))
    let picture = try Renderer().render(Self.source("no.such.symbol"))
    #expect(try picture.bytes != Renderer().render(Source(#"{"theme": "ios-18", "menu": {"items": ["A"]}}"#)).bytes)
  }
}
