import MenuDocument
import MenuMockup
import PositionedJSON

/// Menus that grow: whether time and memory grow no faster.
struct LongBench {
  /// The numbers of rows, from few to many: the peak of memory never falls.
  var rows = [500, 1000, 2000]

  /// Seconds, and the peak of the process's memory after each.
  func run() throws -> JSONNode {
    var results: [JSONNode] = []
    for count in rows {
      let bytes = SampleMenu.long(rows: count)
      // A new renderer has seen none of the texts.
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
