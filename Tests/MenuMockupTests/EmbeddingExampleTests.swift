import MenuDocument
import MenuMockup
import PositionedJSON
import Testing

/// The README's example of embedding the library.
@Suite struct EmbeddingExampleTests {
  @Test func aDocumentBecomesAImage() throws {
    let renderer = Renderer()
    var options = RenderOptions()
    options.format = .svg
    let picture = try renderer.render(Source(#"{ "menu": { "items": ["Copy", "Paste"] } }"#), options: options)
    #expect(picture.bytes.starts(with: "<svg".utf8))
    #expect(picture.findings.isEmpty)
    #expect(picture.description == "Menu. Copy. Paste.")
  }

  @Test func aBrokenDocumentSaysWhatIsWrong() throws {
    do throws(RenderError) {
      _ = try Renderer().render(Source(#"{ "menu": { "itms": [] } }"#, name: "menu.json"))
      Issue.record("a broken document was drawn")
    } catch {
      #expect(
        error.diagnostics.map(\.description).contains(
          #"menu.json:1:13: error: menu: unknown key "itms"\#nhelp: did you mean "items"?"#))
    }
  }
}
