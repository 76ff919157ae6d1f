import MockupSVG
import MockupScene
import Testing

/// Groups: names, translations, clips, fades.
@Suite struct GroupTests {
  private let square = Scene.Node.fill(unit, red, .nonZero)

  @Test func plainGroupsLeaveNoTrace() {
    let move = Transform(scaleX: 1, scaleY: 1, tx: 2, ty: 3)
    let inner = Scene.Group(transform: move, nodes: [square])
    #expect(
      lines(of: picture(.group(Scene.Group(transform: move, nodes: [.group(inner), square])))) == [
        ##"<path fill="#f00" d="M4 6h1v1h-1z"/>"##, ##"<path fill="#f00" d="M2 3h1v1h-1z"/>"##,
      ])
  }

  @Test func namesAndOpacity() {
    let group = Scene.Group(name: "sort", opacity: 0.5, nodes: [square])
    #expect(
      lines(of: picture(.group(group))) == [
        #"<g id="sort" opacity=".5">"#, ##"<path fill="#f00" d="M0 0h1v1h-1z"/>"##, "</g>",
      ])
  }

  @Test(arguments: [
    (["a", "a", "a"], ["a", "a_2", "a_3"]), (["a_2", "a", "a"], ["a_2", "a", "a_3"]),
    (["sort by", "1st", "x:y"], ["sort_x0020_by", "_x0031_st", "x_x003A_y"]),
    (["", "-", "a.b-c_d"], ["_", "_x002D_", "a.b-c_d"]), (["名前", "é", "a😀", "·"], ["名前", "é", "a😀", "_x00B7_"]),
    (["\"><script>"], ["_x0022__x003E__x003C_script_x003E_"]),
  ])
  func identifiers(names: [String], ids: [String]) {
    let scene = Scene(
      size: Size(width: 1, height: 1), nodes: names.map { .group(Scene.Group(name: $0, nodes: [])) })
    #expect(lines(of: scene) == ids.flatMap { ["<g id=\"\($0)\">", "</g>"] })
  }

  /// A layer of one element is that element; its parts have its `id` in theirs.
  @Test func layers() {
    let symbol = Scene.Group(layer: .part("symbol"), nodes: [square, square])
    let title = Scene.Group(layer: .part("title"), nodes: [.glyphs(run("a"), red)])
    let row = Scene.Group(layer: .text("Sort By…"), nodes: [.group(symbol), .group(title)])
    let path = ##"<path fill="#f00" d="M0 0h1v1h-1z"/>"##
    let text =
      ##"<text id="Sort_By/title" fill="#f00" x="10" y="30" textLength="12" "##
      + #"font-family="Inter, system-ui, sans-serif" font-size="20">a</text>"#
    #expect(
      lines(of: picture(.group(row)), SVGOptions(text: .text)) == [
        #"<g id="Sort_By">"#, #"<g id="Sort_By/symbol">"#, path, path, "</g>", text, "</g>",
      ])
    var options = SVGOptions()
    options.isDecoration = true
    #expect(!lines(of: picture(.group(row)), options).contains { $0.contains("Sort_By") })
  }

  @Test(arguments: [
    (["Copy", "Copy"], ["Copy", "Copy_2"]), (["Copy & Paste…", "1st", " a "], ["Copy_Paste", "_1st", "a"]),
    (["…", "", "名前"], ["layer", "layer_2", "名前"]), (["copy", "copy_2"], ["copy_3", "copy_2_2"]),
  ])
  func layerNames(names: [String], ids: [String]) {
    let layers = names.map { Scene.Node.group(Scene.Group(layer: .text($0), nodes: [])) }
    let named = ["copy", "copy_2"].map { Scene.Node.group(Scene.Group(name: $0, nodes: [])) }
    let scene = Scene(size: Size(width: 1, height: 1), nodes: layers + named)
    #expect(lines(of: scene) == (ids + ["copy", "copy_2"]).flatMap { ["<g id=\"\($0)\">", "</g>"] })
  }

  @Test func matrices() {
    let scaled = Scene.Group(transform: Transform(scale: 0.95, about: Point(x: 50, y: 20)), nodes: [square])
    let moved = Scene.Group(transform: Transform(scaleX: 1, scaleY: 1, tx: 10, ty: 0), nodes: [.group(scaled)])
    #expect(
      lines(of: picture(.group(moved))) == [
        #"<g transform="matrix(.95 0 0 .95 12.5 1)">"#, ##"<path fill="#f00" d="M0 0h1v1h-1z"/>"##, "</g>",
      ])
  }

  /// Shapes scaled to zero are not written.
  @Test func flatMatrix() {
    let flat = Scene.Group(name: "flat", transform: Transform(scaleX: 0, scaleY: 1), nodes: [square])
    #expect(lines(of: picture(.group(flat))) == [#"<g id="flat">"#, "</g>"])
  }

  /// Clips use the coordinates outside the group, so a matrix needs a separate element.
  @Test func clips() {
    let clip = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    let clipped = Scene.Group(clip: clip, transform: Transform(scaleX: 2, scaleY: 2), nodes: [square])
    let moved = Scene.Group(clip: clip, transform: Transform(scaleX: 1, scaleY: 1, tx: 5, ty: 5), nodes: [square])
    let again = Scene.Group(transform: Transform(scaleX: 1, scaleY: 1, tx: 5, ty: 5), nodes: [.group(moved)])
    #expect(
      lines(of: picture(.group(clipped), .group(moved), .group(again))) == [
        "<defs>",
        #"<clipPath id="ID-c0"><path d="M0 0h10v10h-10z"/></clipPath>"#,
        #"<clipPath id="ID-c1"><path d="M5 5h10v10h-10z"/></clipPath>"#,
        "</defs>",
        ##"<g clip-path="url(#ID-c0)">"##, #"<g transform="matrix(2 0 0 2 0 0)">"#,
        ##"<path fill="#f00" d="M0 0h1v1h-1z"/>"##, "</g>", "</g>",
        ##"<g clip-path="url(#ID-c0)">"##, ##"<path fill="#f00" d="M5 5h1v1h-1z"/>"##, "</g>",
        ##"<g clip-path="url(#ID-c1)">"##, ##"<path fill="#f00" d="M10 10h1v1h-1z"/>"##, "</g>",
      ])
  }

  @Test func fades() {
    let fade = Scene.Fade(axis: .horizontal, start: 10, end: 20, startAlpha: 1, endAlpha: 0.25)
    let bounds = Rect(x: 1, y: 2, width: 30, height: 4)
    let faded = Scene.Group(fade: fade, bounds: bounds, nodes: [square])
    let scaled = Scene.Group(
      transform: Transform(scaleX: 2, scaleY: 2, tx: 10, ty: 0), nodes: [.group(Scene.Group(fade: fade))])
    let stops =
      ##"<stop stop-color="#fff" stop-opacity="1"/><stop offset="1" stop-color="#fff" stop-opacity=".25"/>"##
    func mask(_ number: Int, _ area: String) -> String {
      ##"<mask id="ID-m\##(number)" maskUnits="userSpaceOnUse" \##(area)><linearGradient id="ID-f\##(number)" "##
        + ##"gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="20" y2="0">\##(stops)</linearGradient>"##
        + ##"<rect \##(area) fill="url(#ID-f\##(number))"/></mask>"##
    }
    #expect(
      lines(of: picture(.group(faded), .group(scaled))) == [
        "<defs>", mask(0, #"x="1" y="2" width="30" height="4""#), mask(1, #"x="-5" y="0" width="50" height="25""#),
        "</defs>",
        ##"<g mask="url(#ID-m0)">"##, ##"<path fill="#f00" d="M0 0h1v1h-1z"/>"##, "</g>",
        #"<g transform="matrix(2 0 0 2 10 0)">"#, ##"<g mask="url(#ID-m1)">"##, "</g>", "</g>",
      ])
  }
}
