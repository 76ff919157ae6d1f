import MenuDocument
import MenuMockup
import PositionedJSON
import SystemPackage

/// Many different menus in one process that waits between turns, so that another program can take turns with it.
///
/// Each line that is read asks for a turn, as `png 40` or `svg 200`: the next so many menus are drawn. What that took is
/// printed before the next line is read.
struct TurnsBench {
  /// The pictures of one format: they have a renderer of their own, as a program has that draws no others.
  private struct Series {
    let format: PictureFormat
    let renderer = Renderer()
    var drawn = 0

    /// Draws the next menus, and tells the processor time and the bytes of all.
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

  /// Draws until there are no more lines.
  func run() throws {
    var series = [Series(format: .png), Series(format: .svg)]
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard words.count == 2, let place = series.firstIndex(where: { $0.format.rawValue == words[0] }) else {
        throw BenchError.failed("a turn is png or svg, and how many menus are drawn: \(line)")
      }
      let figures = try series[place].draw(MenumockBench.count(words[1], of: "a turn", "menus"))
      // Not held back: the other program waits for it.
      try FileDescriptor.standardOutput.writeAll("\(JSONWriter.text(of: figures, form: .compact))\n".utf8)
    }
  }
}
