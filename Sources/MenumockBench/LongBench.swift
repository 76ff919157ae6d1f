import MenuDocument
import MenuMockup
import PositionedJSON

/// Renders menus of increasing length to show that time and memory grow at most linearly.
struct LongBench {
  /// In ascending order, because the peak of memory never falls.
  var rows = [500, 1000, 2000]

  /// Returns seconds and the process's peak memory after each menu.
  func run() throws -> JSONNode {
    var results: [JSONNode] = []
    for count in rows {
      let bytes = SampleMenu.long(rows: count)
      // A new renderer has no cached texts.
      let renderer = Renderer()
      let start = Processor.microseconds
      let picture = try renderer.render(Source(bytes: bytes), options: .opaque(.png))
      let seconds = (Processor.microseconds - start) / 1e6
      results.append(
        .object([
          ("rows", .number(count)), ("seconds", .number((seconds * 1e4).rounded() / 1e4)),
          ("peakMemory", .number(Processor.peakMemory)), ("bytes", .number(picture.bytes.count)),
          ("width", .number(picture.width)), ("height", .number(picture.height)),
        ]))
    }
    return .array(results)
  }
}
