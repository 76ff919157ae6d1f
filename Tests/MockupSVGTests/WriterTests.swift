import MockupScene
import Testing

import MockupSVG

/// Properties of complete files.
@Suite struct WriterTests {
  private func scene(_ text: String) -> Scene {
    Scene(
      size: Size(width: 100, height: 50), title: "Menu",
      nodes: [
        .shadow(
          Scene.Shadow(
            rect: Rect(x: 8, y: 8, width: 84, height: 34), cornerRadius: 8, smoothing: 0.6, sigma: 3, color: .black)),
        .group(Scene.Group(name: text, clip: unit, nodes: [.glyphs(run(text), red)])),
      ])
  }

  @Test func sameInputSameBytes() {
    let writer = makeWriter()
    let first = writer.write(scene("abc"))
    _ = writer.write(scene("cba and more"))
    #expect(writer.write(scene("abc")) == first)
    #expect(makeWriter().write(scene("abc")) == first)
  }

  @Test func labelsFollowTheContent() throws {
    let one = try #require(label(in: text(of: scene("abc"))))
    let other = try #require(label(in: text(of: scene("abd"))))
    #expect(one != other)
    #expect(text(of: scene("abc")).contains("<title id=\"\(one)-title\">"))
    #expect(!text(of: scene("abc")).contains("?"))
  }

  /// Every reference has exactly one target.
  @Test func references() {
    let text = text(of: scene("hello"))
    let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for reference in text.matches(of: #/#([a-p][a-z2-7]{7}-[a-z0-9]+)/#) { #expect(ids.contains(String(reference.1))) }
  }

  /// Emptying the full store of glyphs has no visible effect.
  @Test func moreGlyphsThanAreKept() {
    let store = GlyphStore(
      outline: SquareOutliner.outline, typefaceName: SquareOutliner.name, encodePNG: encodeBriefly, limit: 200)
    let writer = SVGWriter(store: store)
    let first = writer.write(scene("abcdefghijkl"))
    #expect(store.count == 12)
    for text in ["xyz", "😀", "mn", "abcdefghijkl"] {
      #expect(writer.write(scene(text)) == makeWriter().write(scene(text)))
    }
    #expect(writer.write(scene("abcdefghijkl")) == first)
    _ = writer.write(scene("z"))
    #expect(store.count == 1)
  }

  @Test func wrongNumbers() {
    let odd = [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude]
    let writer = makeWriter()
    for value in odd {
      let rect = Rect(x: value, y: value, width: value, height: value)
      var glyphs = run("ab", x: value)
      glyphs.glyphs[1].offset = Point(x: value, y: value)
      let group = Scene.Group(
        name: "a", clip: .rectangle(rect), transform: Transform(a: value, b: 1, c: value, d: 2, tx: value, ty: value),
        opacity: value,
        fade: Scene.Fade(axis: .horizontal, start: value, end: value, startAlpha: value, endAlpha: value),
        nodes: [.fill(.rectangle(rect), red, .nonZero)])
      let scene = Scene(
        size: Size(width: value, height: value), background: Color(red: 1, green: 2, blue: 3, alpha: value),
        nodes: [
          .group(group), .glyphs(glyphs, red), .stroke(unit, Scene.Stroke(width: value), red),
          .image(Raster(width: 1, height: 1), rect),
          .shadow(Scene.Shadow(rect: rect, cornerRadius: value, smoothing: value, sigma: value, color: red)),
        ])
      for mode in SVGOptions.TextMode.allCases {
        let text = String(
          decoding: writer.write(scene, options: SVGOptions(text: mode, dark: scene)), as: UTF8.self)
        #expect(!text.contains(#/[" (](?:nan|inf|-inf)/#))
        #expect(!text.contains(#/[0-9]e[-+0-9]/#))
      }
    }
  }

  /// Deeply nested groups do not exhaust the stack.
  @Test func depth() {
    var node = Scene.Node.fill(unit, red, .nonZero)
    for _ in 0..<5000 { node = .group(Scene.Group(opacity: 0.5, nodes: [node])) }
    let lines = lines(of: picture(node), SVGOptions(dark: picture(node)))
    #expect(lines.filter { $0.hasPrefix("<g") }.count == 200)
    #expect(lines.filter { $0 == "</g>" }.count == 200)
  }
}
