import MockupSVG
import MockupScene
import Testing

/// Pictures that follow the viewer's light or dark setting.
@Suite struct DarkTests {
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func lines(_ light: Scene.Node..., dark: Scene.Node...) -> [String] {
    let size = Size(width: 100, height: 50)
    return MockupSVGTests.lines(
      of: Scene(size: size, nodes: light), SVGOptions(dark: Scene(size: size, nodes: dark)))
  }

  @Test func theSameTwice() {
    let nodes: Scene.Node = .group(Scene.Group(name: "a", nodes: [.fill(unit, red, .nonZero), .glyphs(run("a"), red)]))
    #expect(lines(nodes, dark: nodes) == MockupSVGTests.lines(of: picture(nodes)))
  }

  @Test func colors() {
    let faint = red.multiplyingAlpha(by: 0.5)
    let line = Path([.move(.zero), .line(Point(x: 1, y: 1))])
    #expect(
      lines(
        .fill(unit, faint, .nonZero), .group(Scene.Group(name: "a", nodes: [.fill(unit, red, .nonZero)])),
        .stroke(line, Scene.Stroke(width: 1), red), .fill(unit, red, .nonZero), .glyphs(run("a"), red),
        dark: .fill(unit, blue, .nonZero), .group(Scene.Group(name: "a", nodes: [.fill(unit, blue, .nonZero)])),
        .stroke(line, Scene.Stroke(width: 1), faint), .fill(unit, red, .nonZero), .glyphs(run("a"), blue)) == [
          "<style>@media (prefers-color-scheme:dark){", ".ID-d0{fill:#00f;fill-opacity:1}", ".ID-d1{fill:#00f}",
          ".ID-d2{stroke-opacity:.5}", "}</style>",
          "<defs>", #"<path id="ID-g0" d="M0-1000h1000v1000h-1000z"/>"#, "</defs>",
          ##"<path class="ID-d0" fill="#f00" fill-opacity=".5" d="M0 0h1v1h-1z"/>"##,
          #"<g id="a">"#, ##"<path class="ID-d1" fill="#f00" d="M0 0h1v1h-1z"/>"##, "</g>",
          ##"<path fill="none" class="ID-d2" stroke="#f00" d="M0 0l1 1"/>"##,
          ##"<path fill="#f00" d="M0 0h1v1h-1z"/>"##,
          ##"<g class="ID-d1" fill="#f00" transform="matrix(.01 0 0 .01 10 30)"><use href="#ID-g0"/></g>"##,
        ])
  }

  /// Only differences are written twice, in place. Everything else is shared, whatever precedes it.
  @Test func shapes() {
    let wide = Path.rectangle(Rect(x: 0, y: 0, width: 9, height: 1))
    #expect(
      lines(
        .fill(wide, red, .nonZero), .fill(unit, red, .nonZero), .glyphs(run(" a"), red),
        dark: .fill(unit, blue, .nonZero), .glyphs(run(" a"), red), .fill(wide, red, .evenOdd)) == [
          "<style>@media (prefers-color-scheme:dark){", ".ID-light{display:none}", ".ID-dark{display:inline}",
          ".ID-d0{fill:#00f}", "}</style>",
          "<defs>", #"<path id="ID-g0" d="M0-1000h1000v1000h-1000z"/>"#, "</defs>",
          #"<g class="ID-light">"#, ##"<path fill="#f00" d="M0 0h9v1h-9z"/>"##, "</g>",
          ##"<path class="ID-d0" fill="#f00" d="M0 0h1v1h-1z"/>"##,
          ##"<g fill="#f00" transform="matrix(.01 0 0 .01 10 30)"><use href="#ID-g0" x="1200"/></g>"##,
          #"<g class="ID-dark" display="none">"#, ##"<path fill="#f00" fill-rule="evenodd" d="M0 0h9v1h-9z"/>"##,
          "</g>",
        ])
  }

  @Test func groundsAndSizes() {
    var light = picture()
    light.background = .white
    var dark = picture()
    dark.background = .black
    dark.size = Size(width: 90, height: 60)
    let text = text(of: light, SVGOptions(dark: dark))
    #expect(text.contains(#"width="100" height="60" viewBox="0 0 100 60""#))
    #expect(
      MockupSVGTests.lines(of: light, SVGOptions(dark: dark)) == [
        "<style>@media (prefers-color-scheme:dark){", ".ID-d0{fill:#000}", "}</style>",
        ##"<path class="ID-d0" fill="#fff" d="M0 0h100v60h-100z"/>"##,
      ])
    dark.background = nil
    #expect(
      MockupSVGTests.lines(of: light, SVGOptions(dark: dark)).suffix(3) == [
        #"<g class="ID-light">"#, ##"<path fill="#fff" d="M0 0h100v60h-100z"/>"##, "</g>",
      ])
  }

  /// Long lists without common elements take linear time.
  @Test func manyDifferences() {
    func scene(_ offset: Double) -> Scene {
      Scene(
        size: Size(width: 1, height: 1),
        nodes: (0..<5000).map { .fill(.rectangle(Rect(x: Double($0), y: offset, width: 1, height: 1)), red, .nonZero) })
    }
    let lines = MockupSVGTests.lines(of: scene(0), SVGOptions(dark: scene(1)))
    #expect(lines.filter { $0.hasPrefix("<path") }.count == 10_000)
    #expect(lines.filter { $0.hasPrefix("<g") }.count == 2)
  }
}
