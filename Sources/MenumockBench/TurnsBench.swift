import MenuDocument
import MenuMockup
import PositionedJSON
import SystemPackage

/// Renders many different menus in one process that waits between turns, so that another program can alternate with it.
///
/// Each line of input requests a turn, such as `png 40` or `svg 200`: the next 40 or 200 menus. The measurements are
/// printed before the next line is read.
struct TurnsBench {
  /// The images of one format, with a renderer that renders no other format.
  private struct Series {
    let format: OutputFormat
    let renderer = Renderer()
    var drawn = 0

    /// Renders the next menus and returns the total processor time and size.
    mutating func draw(_ count: Int) throws -> JSONNode {
      let menus = (drawn..<(drawn + count)).map { SampleMenu.variant($0) }
      drawn += count
      var bytes = 0
      let start = Processor.microseconds
      for menu in menus { bytes += try renderer.render(Source(bytes: menu), options: .opaque(format)).bytes.count }
      let microseconds = Processor.microseconds - start
      return .object([
        ("pictures", .number(count)), ("microseconds", .number(microseconds.rounded())), ("bytes", .number(bytes)),
      ])
    }
  }

  /// Reads requests until the end of input.
  func run() throws {
    var series = [Series(format: .png), Series(format: .svg)]
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard words.count == 2, let index = series.firstIndex(where: { $0.format.rawValue == words[0] }) else {
        throw BenchError.failed("expected png or svg and a number of menus, found: \(line)")
      }
      let figures = try series[index].draw(MenumockBench.count(words[1], of: "a turn", "menus"))
      // Unbuffered, because the other program waits for it.
      try FileDescriptor.standardOutput.writeAll("\(JSONWriter.text(of: figures, form: .compact))\n".utf8)
    }
  }
}
