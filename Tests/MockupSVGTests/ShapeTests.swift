import MockupSVG
import MockupScene
import Testing

/// The SVG of each step of a scene.
@Suite struct ShapeTests {
  @Test func root() {
    var scene = picture()
    scene.size.width = 100.5
    scene.background = Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 0.25)
    scene.language = "ar"
    #expect(
      text(of: scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100.5" height="50" viewBox="0 0 100.5 50" role="img" lang="ar" \
        stroke-linecap="round" stroke-linejoin="round">
        <path fill="#123456" fill-opacity=".25" d="M0 0h100.5v50h-100.5z"/>
        </svg>

        """)
  }

  @Test func titleAndDescription() throws {
    var scene = picture()
    scene.title = "A & B"
    scene.description = "Says \"<hi>\"."
    let svg = text(of: scene)
    let id = try #require(label(in: svg))
    #expect(svg.contains("role=\"img\" aria-labelledby=\"\(id)-title\" aria-describedby=\"\(id)-desc\" lang"))
    #expect(
      lines(of: scene) == [
        ##"<title id="ID-title">A &amp; B</title>"##, ##"<desc id="ID-desc">Says &quot;&lt;hi&gt;&quot;.</desc>"##,
      ])
  }

  @Test func aPageHasAShapeOnce() throws {
    let shape = Path.roundedRectangle(Rect(x: 1, y: 2, width: 60, height: 20), radius: 8, smoothing: 0.6)
    let moved = shape.applying(Transform(scaleX: 1, scaleY: 1, tx: 3, ty: -24))
    let scene = picture(
      .fill(shape, red, .nonZero), .stroke(moved, Scene.Stroke(width: 2), red), .fill(unit, red, .nonZero),
      .fill(unit, red, .nonZero))
    var options = SVGOptions()
    options.isDecoration = true
    let page = text(of: scene, options)
    #expect(page.contains(##"<path id="x-p0" d="M0 0"##))
    #expect(page.contains(##"<use fill="#f00" href="#x-p0" x="51" y="2"/>"##))
    #expect(page.contains(##"<use fill="none" stroke="#f00" stroke-width="2" href="#x-p0" x="54" y="-22"/>"##))
    #expect(page.ranges(of: ##"d="M0 0h1v1h-1z""##).count == 2)
    #expect(!text(of: scene).contains("<use"))
  }

  @Test func fills() {
    let curve = Path([
      .move(Point(x: 1, y: 2)), .curve(Point(x: 1.5, y: 2), Point(x: 3, y: -1.25), Point(x: 0, y: 0)), .close,
      .line(Point(x: 1, y: 7)), .line(Point(x: 2, y: 8)),
    ])
    #expect(
      lines(of: picture(.fill(curve, red, .evenOdd))) == [
        ##"<path fill="#f00" fill-rule="evenodd" d="M1 2c.5 0 2-3.25-1-2zv5l1 1"/>"##
      ])
  }

  @Test func pathsThatBeginInTheAir() {
    let line = Path([.line(Point(x: 1, y: 2)), .line(Point(x: 3, y: 2))])
    let curve = Path([.curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 3))])
    #expect(
      lines(of: picture(.fill(line, red, .nonZero), .fill(curve, red, .nonZero), .fill(Path(), red, .nonZero))) == [
        ##"<path fill="#f00" d="M1 2h2"/>"##, ##"<path fill="#f00" d="M1 1c0 0 1 1 2 2"/>"##,
      ])
    #expect(lines(of: picture(.fill(Path([.close]), red, .nonZero))) == [##"<path fill="#f00" d=""/>"##])
  }

  @Test func strokes() {
    let dot = Path([.move(Point(x: 5, y: 5)), .line(Point(x: 5, y: 5))])
    let color = Color(red: 0xAB, green: 0xCD, blue: 0xEF, alpha: 0.5)
    #expect(
      lines(of: picture(.stroke(dot, Scene.Stroke(width: 1.5), color), .stroke(dot, Scene.Stroke(width: 1), red))) == [
        ##"<path fill="none" stroke="#abcdef" stroke-opacity=".5" stroke-width="1.5" d="M5 5h0"/>"##,
        ##"<path fill="none" stroke="#f00" d="M5 5h0"/>"##,
      ])
  }

  /// Rounding errors along a path do not accumulate: after 1000 steps of a third of a thousandth, the position is
  /// exact.
  @Test func noDrift() throws {
    var path = Path()
    path.move(x: 0, y: 0)
    for step in 1...3000 { path.line(x: Double(step) / 3000, y: 0) }
    let line = try #require(lines(of: picture(.fill(path, red, .nonZero))).first)
    let data = try #require(line.firstMatch(of: #/d="M0 0([^"]*)"/#)).1
    let steps = data.split(separator: "h").compactMap { Double("0" + String($0)) }
    #expect(steps.count == 3000)
    #expect(abs(steps.reduce(0, +) - 1) < 1e-9)
  }

  @Test func shadows() {
    let shadow = Scene.Shadow(
      rect: Rect(x: 10, y: 10, width: 30, height: 20), cornerRadius: 0, smoothing: 0, sigma: 2.5,
      color: Color.black.multiplyingAlpha(by: 0.2))
    var hard = shadow
    hard.sigma = 0
    let moved = Scene.Group(transform: Transform(scaleX: 1, scaleY: 1, tx: 0, ty: 5), nodes: [.shadow(shadow)])
    #expect(
      lines(of: picture(.shadow(shadow), .shadow(shadow), .shadow(hard), .group(moved))) == [
        "<defs>",
        #"<filter id="ID-s0" filterUnits="userSpaceOnUse" x="2.5" y="2.5" width="45" height="35" "#
          + #"color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2.5"/></filter>"#,
        #"<filter id="ID-s1" filterUnits="userSpaceOnUse" x="2.5" y="7.5" width="45" height="35" "#
          + #"color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2.5"/></filter>"#,
        "</defs>",
        ##"<path fill="#000" fill-opacity=".2" filter="url(#ID-s0)" d="M10 10h30v20h-30z"/>"##,
        ##"<path fill="#000" fill-opacity=".2" filter="url(#ID-s0)" d="M10 10h30v20h-30z"/>"##,
        ##"<path fill="#000" fill-opacity=".2" d="M10 10h30v20h-30z"/>"##,
        ##"<path fill="#000" fill-opacity=".2" filter="url(#ID-s1)" d="M10 15h30v20h-30z"/>"##,
      ])
  }

  @Test func images() {
    let raster = Raster(width: 2, height: 1, filledWith: 7)
    #expect(
      lines(
        of: picture(
          .image(raster, Rect(x: 1, y: 2, width: 20, height: 10)),
          .image(raster, Rect(x: 3.5, y: 2, width: 20, height: 10)))) == [
          "<defs>",
          #"<image id="ID-i0" x="0" y="0" width="20" height="10" preserveAspectRatio="none" "#
            + #"href="data:image/png;base64,AgEH"/>"#,
          "</defs>",
          ##"<use href="#ID-i0" x="1" y="2"/>"##, ##"<use href="#ID-i0" x="3.5" y="2"/>"##,
        ])
  }
}
