import MenuDocument
import MenuMockup
import MockupSets
import PositionedJSON

/// Many different menus, one after the other, in a process that has drawn before.
///
/// The stages and each kind of picture have a loop of their own over all menus, as a program has that draws pictures of
/// one kind. In turns, a picture would be drawn with caches that the pixels of the one before have emptied.
struct WarmBench {
  /// How many menus are timed.
  var pictures = 200
  /// How many are drawn before, in each loop.
  var warmUps = 20

  /// The processor time of each stage, and how large the files are.
  func run() throws -> JSONNode {
    var watch = Stopwatch()
    let line = try StageLine()
    var pngBytes: [Int] = []
    var svgBytes: [Int] = []
    try draw(&watch) { bytes, watch in
      let sizes = try line.run(bytes, &watch)
      pngBytes.append(sizes.png)
      svgBytes.append(sizes.svg)
    }
    for kind in Self.kinds {
      // A renderer of its own, so that none finds the texts of the others.
      let renderer = Renderer()
      try draw(&watch) { bytes, watch in
        _ = try watch.time(kind.stage) { try renderer.render(Source(bytes: bytes), options: kind.options) }
      }
    }
    return .object([
      ("pictures", .number(pictures)), ("warmUps", .number(warmUps)), ("scale", .number(StageLine.scale)),
      ("microseconds", watch.json),
      (
        "meanBytes",
        .object([
          ("png", .number(mean(pngBytes.dropFirst(warmUps)))), ("svg", .number(mean(svgBytes.dropFirst(warmUps)))),
        ])
      ),
    ])
  }

  /// Draws all menus, the first of them under a stopwatch that nobody reads.
  private func draw(_ watch: inout Stopwatch, _ work: ([UInt8], inout Stopwatch) throws -> Void) throws {
    var unread = Stopwatch()
    for number in 0..<(warmUps + pictures) {
      let bytes = SampleMenu.variant(number)
      if number < warmUps { try work(bytes, &unread) } else { try work(bytes, &watch) }
    }
  }

  private static var kinds: [(stage: Stage, options: RenderOptions)] {
    [(.wholePNG, .opaque(.png)), (.wholeTransparentPNG, RenderOptions()), (.wholeSVG, .opaque(.svg))]
  }

  private func mean(_ values: ArraySlice<Int>) -> Int { values.isEmpty ? 0 : values.reduce(0, +) / values.count }
}

extension RenderOptions {
  /// A picture over the background of its theme.
  static func opaque(_ format: PictureFormat) -> RenderOptions {
    var options = RenderOptions()
    options.background = .theme
    options.format = format
    return options
  }
}
