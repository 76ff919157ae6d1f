import MockupSVG
import MockupScene
import Testing

/// Gradients, and fading from top to bottom.
@Suite struct GradientTests {
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func gradient(_ from: Color, _ to: Color) -> Scene.Gradient {
    Scene.Gradient(
      start: Point(x: 1, y: 2), end: Point(x: 1, y: 42.5),
      stops: [.init(offset: 0, color: from), .init(offset: 1.0 / 3, color: from), .init(offset: 1, color: to)])
  }

  private func definition(_ number: Int, _ space: String, _ from: String, _ to: String) -> String {
    ##"<linearGradient id="ID-l\##(number)" gradientUnits="userSpaceOnUse" \##(space)>"##
      + ##"<stop offset="0" stop-color="\##(from)"/><stop offset=".333333" stop-color="\##(from)"/>"##
      + ##"<stop offset="1" stop-color="\##(to)"/></linearGradient>"##
  }

  @Test func eachIsWrittenOnce() {
    let node = Scene.Node.gradient(unit, gradient(red, blue))
    let moved = Scene.Group(transform: Transform(scaleX: 1, scaleY: 1, tx: 5, ty: 6), nodes: [node])
    let scaled = Scene.Group(transform: Transform(scaleX: 2, scaleY: 2), nodes: [node])
    #expect(
      lines(of: picture(node, node, .group(moved), .group(scaled), .gradient(Path(), gradient(red, red)))) == [
        "<defs>", definition(0, #"x1="1" y1="2" x2="1" y2="42.5""#, "#f00", "#00f"),
        definition(1, #"x1="6" y1="8" x2="6" y2="48.5""#, "#f00", "#00f"), "</defs>",
        ##"<path fill="url(#ID-l0)" d="M0 0h1v1h-1z"/>"##, ##"<path fill="url(#ID-l0)" d="M0 0h1v1h-1z"/>"##,
        ##"<path fill="url(#ID-l1)" d="M5 6h1v1h-1z"/>"##,
        #"<g transform="matrix(2 0 0 2 0 0)">"#, ##"<path fill="url(#ID-l0)" d="M0 0h1v1h-1z"/>"##, "</g>",
      ])
  }

  @Test func whatVanishesKeepsItsColor() {
    let fading = Scene.Gradient(
      start: .zero, end: Point(x: 1, y: 0),
      stops: [.init(offset: 0, color: red.multiplyingAlpha(by: 0.5)), .init(offset: 1, color: .clear)])
    #expect(
      lines(of: picture(.gradient(unit, fading)))[1]
        == ##"<linearGradient id="ID-l0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0">"##
        + ##"<stop offset="0" stop-color="#f00" stop-opacity=".5"/><stop offset="1" stop-color="#f00" stop-opacity="0"/>"##
        + ##"<stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>"##)
  }

  @Test func darkOnesAreChosenByAClass() {
    let size = Size(width: 100, height: 50)
    let light = Scene(size: size, nodes: [.gradient(unit, gradient(red, blue)), .gradient(unit, gradient(red, red))])
    let dark = Scene(size: size, nodes: [.gradient(unit, gradient(blue, red)), .gradient(unit, gradient(red, red))])
    let space = #"x1="1" y1="2" x2="1" y2="42.5""#
    #expect(
      lines(of: light, SVGOptions(dark: dark)) == [
        "<style>@media (prefers-color-scheme:dark){", ".ID-d0{fill:url(#ID-l1)}", "}</style>",
        "<defs>", definition(0, space, "#f00", "#00f"), definition(1, space, "#00f", "#f00"),
        definition(2, space, "#f00", "#f00"), "</defs>",
        ##"<path class="ID-d0" fill="url(#ID-l0)" d="M0 0h1v1h-1z"/>"##,
        ##"<path fill="url(#ID-l2)" d="M0 0h1v1h-1z"/>"##,
      ])
  }

  @Test func imagesThatDifferAreBothWritten() {
    let size = Size(width: 100, height: 50)
    func scene(_ pixel: UInt32) -> Scene {
      let image = Scene.Node.image(
        Raster(width: 1, height: 1, filledWith: pixel), Rect(x: 0, y: 0, width: 3, height: 3))
      return Scene(size: size, nodes: [.group(.init(clip: unit, nodes: [image]))])
    }
    #expect(
      lines(of: scene(1), SVGOptions(dark: scene(2))).suffix(8) == [
        ##"<g clip-path="url(#ID-c0)">"##, #"<g class="ID-light">"#, ##"<use href="#ID-i0" x="0" y="0"/>"##, "</g>",
        #"<g class="ID-dark" display="none">"#, ##"<use href="#ID-i1" x="0" y="0"/>"##, "</g>", "</g>",
      ])
  }

  @Test func verticalMasks() {
    let fade = Scene.Fade(axis: .vertical, start: 10, end: 20, startAlpha: 1, endAlpha: 0.25)
    let group = Scene.Group(
      transform: Transform(scaleX: 1, scaleY: 1, tx: 3, ty: 4),
      nodes: [.group(.init(fade: fade, bounds: Rect(x: 1, y: 2, width: 30, height: 4)))])
    #expect(
      lines(of: picture(.group(group)))[1]
        == ##"<mask id="ID-m0" maskUnits="userSpaceOnUse" x="4" y="6" width="30" height="4"><linearGradient id="ID-f0" "##
        + ##"gradientUnits="userSpaceOnUse" x1="0" y1="14" x2="0" y2="24"><stop stop-color="#fff" stop-opacity="1"/>"##
        + ##"<stop offset="1" stop-color="#fff" stop-opacity=".25"/></linearGradient>"##
        + ##"<rect x="4" y="6" width="30" height="4" fill="url(#ID-f0)"/></mask>"##)
  }
}
