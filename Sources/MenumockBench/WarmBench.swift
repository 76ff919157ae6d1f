import MockupSets
import MenuMockup
import MenuModel

/// Many different menus, one after the other, in a process that has drawn before.
struct WarmBench {
  /// How many menus are timed.
  var pictures = 200
  /// How many are drawn before.
  var warmUps = 20

  /// The processor time of each stage, and how large the files are.
  func run() throws -> JSONNode {
    let line = try StageLine()
    // Each kind of picture has a renderer of its own, so that none finds the texts of the others.
    let renderers = Self.kinds.map { (stage: $0.stage, renderer: Renderer(), options: $0.options) }
    var watch = Stopwatch()
    var pngBytes: [Int] = []
    var svgBytes: [Int] = []
    for number in 0..<(warmUps + pictures) {
      if number == warmUps { watch = Stopwatch() }
      let bytes = SampleMenu.variant(number)
      let sizes = try line.run(bytes, &watch)
      for kind in renderers {
        _ = try watch.time(kind.stage) { try kind.renderer.render(Source(bytes: bytes), options: kind.options) }
      }
      if number >= warmUps {
        pngBytes.append(sizes.png)
        svgBytes.append(sizes.svg)
      }
    }
    return .object([
      ("pictures", .number(pictures)), ("warmUps", .number(warmUps)), ("scale", .number(StageLine.scale)),
      ("microseconds", watch.json),
      (
        "meanBytes",
        .object([("png", .number(Self.mean(pngBytes))), ("svg", .number(Self.mean(svgBytes)))])
      ),
    ])
  }

  private static var kinds: [(stage: Stage, options: RenderOptions)] {
    var opaque = RenderOptions()
    opaque.background = .theme
    var svg = opaque
    svg.format = .svg
    return [(.wholePNG, opaque), (.wholeTransparentPNG, RenderOptions()), (.wholeSVG, svg)]
  }

  private static func mean(_ values: [Int]) -> Int { values.isEmpty ? 0 : values.reduce(0, +) / values.count }
}
