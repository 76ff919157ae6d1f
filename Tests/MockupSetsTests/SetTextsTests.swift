import Foundation
import MenuDocument
import MockupHashing
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// The texts that a set writes besides its images.
@Suite struct SetTextsTests {
  /// Results of images 200 points wide, without drawing them.
  private static func results(
    _ manifest: String, _ documents: [String] = ["a b"], in existing: SetFolder? = nil
  ) throws -> (MockupSet, [VariantResult]) {
    let folder = try existing ?? SetFolder()
    try folder.write(manifest, to: "set.json")
    try folder.write("{}", to: "ja.json")
    for name in documents { try folder.write(#"{"menu":{"items":["A"]}}"#, to: name + ".json") }
    let set = try folder.set()
    let results = set.variants.map { variant -> VariantResult in
      let scale = variant.format == .png ? variant.options.scale ?? 2 : 1
      let output = BuildCache.Output.Values(
        source: Fingerprint(of: []), inputs: [BuildCache.Input(path: "/fonts/Inter $1.otf", fingerprint: nil)],
        file: Fingerprint(of: []), stamp: nil, bytes: 1, width: 200 * scale, height: 10, pixelFingerprint: nil,
        findings: [])
      return VariantResult(variant: variant, folder: "out", outcome: .drawn, output: BuildCache.Output(output))
    }
    return (set, results)
  }

  private static func markdown(_ manifest: String, from folder: String = "out") throws -> String {
    String(
      decoding: MockupSet.markdown(try results(manifest).1, linkingFrom: folder).flatMap(\.self), as: UTF8.self)
  }

  /// DocC: `~dark` precedes the scale suffix, which a set at one pixel per point does not have.
  @Test func namesAreThoseOfDocC() throws {
    func names(_ matrix: String) throws -> [String] {
      try Self.results(#"{"matrix":{\#(matrix)},"mockups":["a b.json"]}"#).1.map(\.variant.output)
    }
    #expect(try names(#""appearance":["light","dark"]"#) == ["a b@2x.png", "a b~dark@2x.png"])
    #expect(
      try names(#""appearance":["light","dark"],"scale":[1,3]"#)
        == ["a b@1x.png", "a b@3x.png", "a b~dark@1x.png", "a b~dark@3x.png"])
    #expect(try names(#""scale":[2],"appearance":["dark"]"#) == ["a b~dark@2x.png"])
    #expect(try names(#""appearance":["light","dark"],"format":["svg"]"#) == ["a b.svg", "a b~dark.svg"])
    #expect(try names(#""format":["png"]"#) == ["a b.png"])
  }

  @Test func scalesOfAImageAreOneElement() throws {
    let text = try Self.markdown(
      #"{"matrix":{"appearance":["light","dark"],"scale":[3,1.5,1]},"mockups":["a b.json"]}"#)
    #expect(
      text == """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="a%20b~dark@1x.png, a%20b~dark@1.5x.png 1.5x, \
        a%20b~dark@3x.png 3x">
          <img src="a%20b@1x.png" srcset="a%20b@1x.png, a%20b@1.5x.png 1.5x, a%20b@3x.png 3x" width="200" alt="a b">
        </picture>

        """)
  }

  @Test func localesAndFormatsAreElementsOfTheirOwn() throws {
    let text = try Self.markdown(
      """
      {"output":"{locale}/{name}.{format}","strings":{"ja":"ja.json"},
       "matrix":{"locale":["en","ja"],"format":["png","svg","pdf"]},"mockups":["a b.json"]}
      """)
    let images = text.split(separator: "\n").filter { $0.contains("<img") }
    #expect(
      images == [
        #"  <img src="en/a%20b.png" srcset="en/a%20b.png 2x" width="200" alt="a b">"#,
        #"  <img src="en/a%20b.svg" width="200" alt="a b">"#,
        #"  <img src="ja/a%20b.png" srcset="ja/a%20b.png 2x" width="200" alt="a b">"#,
        #"  <img src="ja/a%20b.svg" width="200" alt="a b">"#,
      ])
  }

  @Test func oneImageInDarkAlone() throws {
    let text = try Self.markdown(#"{"matrix":{"appearance":["dark"],"format":["svg"]},"mockups":["a b.json"]}"#)
    #expect(text == "<picture>\n  <img src=\"a%20b~dark.svg\" width=\"200\" alt=\"a b\">\n</picture>\n")
  }

  @Test func addressesStartFromTheText() throws {
    let manifest = #"{"matrix":{"format":["svg"]},"mockups":["a b.json"]}"#
    for (folder, address) in [(".", "out/a%20b.svg"), ("docs/en", "../../out/a%20b.svg"), ("out/sub", "../a%20b.svg")] {
      #expect(try Self.markdown(manifest, from: folder).contains("src=\"\(address)\""))
    }
  }

  @Test func aImageIsReportedInSentences() throws {
    var results = try Self.results(#"{"matrix":{"format":["svg"]},"mockups":["a b.json"]}"#).1
    results[0].output?.altText = "Menu “A”.\nCopy & \"Paste\"."
    let text = String(
      decoding: MockupSet.markdown(results, linkingFrom: "out").flatMap(\.self), as: UTF8.self)
    #expect(text.contains("alt=\"Menu “A”. Copy &amp; &quot;Paste&quot;.\""))
  }

  @Test func languagesHaveHeadings() throws {
    let results = try Self.results(
      """
      {"output":"{locale}/{name}.{format}","strings":{"ja":"ja.json"},
       "matrix":{"locale":["en","ja"],"format":["svg"]},"mockups":["a b.json","c.json"]}
      """, ["a b", "c"]
    ).1
    let text = String(
      decoding: MockupSet.markdown(results, linkingFrom: "out").flatMap(\.self), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("##") || $0.contains("<img") }
    #expect(
      lines.map { $0.prefix(24) } == [
        "## en", #"  <img src="en/a%20b.svg"#, #"  <img src="en/c.svg" wid"#.prefix(24),
        "## ja", #"  <img src="ja/a%20b.svg"#, #"  <img src="ja/c.svg" wid"#.prefix(24),
      ])
  }

  /// The forms of a mockup in light and dark, with a legend.
  @Test(arguments: [
    (
      MarkdownStyle.material,
      """
      ![A \\[B\\].](../out/a%20b@2x.png#only-light){ width="200" }
      ![A \\[B\\].](../out/a%20b~dark@2x.png#only-dark){ width="200" }

      - **1** Copy\\_A — Help

      """
    ),
    (
      .myst,
      """
      ```{image} ../out/a%20b@2x.png
      :alt: A [B].
      :width: 200px
      :class: only-light
      ```

      ```{image} ../out/a%20b~dark@2x.png
      :alt: A [B].
      :width: 200px
      :class: only-dark
      ```

      - **1** Copy\\_A — Help

      """
    ),
    (
      .rst,
      """
      .. image:: ../out/a b@2x.png
         :alt: A [B].
         :width: 200px
         :class: only-light

      .. image:: ../out/a b~dark@2x.png
         :alt: A [B].
         :width: 200px
         :class: only-dark

      - 1 Copy\\_A — Help

      """
    ),
    (
      .html,
      """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="../out/a%20b~dark@2x.png 2x">
        <img src="../out/a%20b@2x.png" srcset="../out/a%20b@2x.png 2x" width="200" alt="A [B].">
      </picture>
      <ul>
      <li>1 Copy_A — Help</li>
      </ul>

      """
    ),
  ]) func formsOfPages(style: MarkdownStyle, expected: String) throws {
    var results = try Self.results(#"{"matrix":{"appearance":["light","dark"]},"mockups":["a b.json"]}"#).1
    for index in results.indices {
      results[index].output?.altText = "A [B]."
      results[index].output?.legend = "- **1** Copy\\_A — Help\n"
    }
    let text = MockupSet.markdown(results, linkingFrom: "docs", style: style).flatMap(\.self)
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test func snippetsHaveTheNamesOfImages() throws {
    let manifest = """
      {"output":"{locale}/{name}{~appearance}@{scale}x.{format}","strings":{"ja":"ja.json"},
       "matrix":{"locale":["en","ja"],"appearance":["light","dark"]},"mockups":["a b.json"]}
      """
    let results = try Self.results(manifest).1
    let own = MockupSet.snippets(results, in: "parts", linkingFrom: nil, style: .material)
    #expect(own.map(\.path) == ["parts/en/a b.md", "parts/ja/a b.md"])
    #expect(own.allSatisfy { String(decoding: $0.bytes, as: UTF8.self).contains("](../../out/") })
    let page = MockupSet.snippets(results, in: "parts", linkingFrom: ".", style: .rst)
    #expect(page.map(\.path) == ["parts/en/a b.rst", "parts/ja/a b.rst"])
    #expect(page.allSatisfy { String(decoding: $0.bytes, as: UTF8.self).contains("image:: out/") })
    let expected = MockupSet.snippetPaths(of: results.map(\.variant), in: "parts", style: .rst)
    #expect(Set(page.map(\.path)).isSubset(of: expected))
    let formats = try Self.results(#"{"matrix":{"format":["png","svg"]},"mockups":["a b.json"]}"#).1
    #expect(
      MockupSet.snippets(formats, in: "parts", linkingFrom: nil).map(\.path)
        == ["parts/a b.png.md", "parts/a b.svg.md"])
  }

  @Test func dependenciesOfEachImage() throws {
    let (set, results) = try Self.results(#"{"matrix":{"scale":[1,2]},"mockups":["a b.json"]}"#)
    let text = String(decoding: try set.dependencies(of: results).flatMap(\.self), as: UTF8.self)
    let folder = FileSystem.folder(of: set.file)
    let files = "\(folder)/set.json \(folder)/a\\ b.json /fonts/Inter\\ $$1.otf"
    #expect(
      text == """
        out/a\\ b@1x.png: \(files)
        out/a\\ b@2x.png: \(files)
        /fonts/Inter\\ $$1.otf:
        \(folder)/a\\ b.json:
        \(folder)/set.json:

        """)
  }

  @Test func dependenciesOfOneTarget() throws {
    let kept = try SetFolder()
    let (set, results) = try Self.results(
      #"{"matrix":{"scale":[1,2]},"mockups":["*b.json","c#.json"]}"#, ["a b", "c#"], in: kept)
    let text = String(decoding: try set.dependencies(of: results, target: #"x\y\ z"#).flatMap(\.self), as: UTF8.self)
    let folder = FileSystem.folder(of: set.file)
    #expect(
      text.split(separator: "\n").first.map(String.init)
        == ##"x\y\\\ z: \##(folder)/set.json \##(folder) \##(folder)/a\ b.json "##
        + ##"/fonts/Inter\ $$1.otf \##(folder)/c\#.json"##)
  }
}
