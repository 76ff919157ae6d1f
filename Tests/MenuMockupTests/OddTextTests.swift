import Foundation
import MenuDocument
import MockupScene
import PositionedJSON
import Testing

import MenuMockup

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts with characters that XML forbids.
@Suite struct OddTextTests {
  /// JSON escapes in a title.
  private static let escapes = [
    #"\u0001"#, #"\u0008"#, #"\u000B"#, #"\u001F"#, #"\u007F"#, #"\u0085"#, #"\uFDD0"#, #"\uFDEF"#,
    #"\uFFFE"#, #"\uFFFF"#, #"\uD83F\uDFFF"#, #"\uDBFF\uDFFF"#, #"\u2028"#, #"]]>"#, "<&'", #"\""#,
  ]

  private static func document(_ odd: String) -> Source {
    Source(
      #"{"menu": {"title": "t\#(odd)u", "items": ["x\#(odd)y", {"title": "z", "subtitle": "\#(odd)"}]}}"#
    )
  }

  @Test(arguments: escapes, [SVGText.outlines, .text]) func anSVGIsWellFormed(odd: String, text: SVGText) throws {
    var options = RenderOptions()
    options.settings.format = .svg
    options.settings.svgText = text
    options.settings.missingGlyph = .ignore
    let picture = try Renderer().render(Self.document(odd), options: options)
    let parser = XMLParser(data: Data(picture.bytes))
    #expect(parser.parse(), "\(odd): \(String(describing: parser.parserError))")
  }

  @Test(arguments: escapes) func aPDFIsDrawn(odd: String) throws {
    var options = RenderOptions()
    options.settings.format = .pdf
    options.settings.missingGlyph = .ignore
    #expect(try Renderer().render(Self.document(odd), options: options).bytes.starts(with: Array("%PDF-".utf8)))
  }

  @Test(arguments: [
    (#"\u0000"#, "is not allowed in a string"), (#"\uD800"#, "half of a surrogate pair"),
    (#"\uDFFF"#, "half of a surrogate pair"), (#"\uDC00\uD800"#, "half of a surrogate pair"),
  ]) func whatIsNoTextIsReported(odd: String, words: String) {
    do throws(RenderError) {
      _ = try Renderer().render(Self.document(odd))
      Issue.record("\(odd) was drawn")
    } catch {
      #expect(error.diagnostics.contains { $0.message.contains(words) }, "\(error)")
    }
  }
}
