import MenuDocument
import MenuMockup
import MockupSets
import PositionedJSON

/// Renders many different menus in a process that has rendered before.
///
/// The stages and each format have separate loops over all menus. If formats alternated, each image would find
/// processor caches emptied by the pixels of the previous one.
struct WarmBench {
  /// Measured menus.
  var pictures = 200
  /// Unmeasured menus at the start of each loop.
  var warmUps = 20

  /// Returns the processor time of each stage and the sizes of the files.
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
      // A new renderer per format, so that none finds texts cached for another.
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

  /// Renders all menus, the first ones with a stopwatch that is discarded.
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
  /// Options for an image over the background of its theme.
  static func opaque(_ format: OutputFormat) -> RenderOptions {
    var options = RenderOptions()
    options.background = .theme
    options.format = format
    return options
  }
}
