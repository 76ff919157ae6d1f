import MenuMockup
import MenuModel
import SystemPackage

/// Many different menus in one process that waits between turns, so that another program can take turns with it.
///
/// Each line that is read asks for a turn, as `png 40` or `svg 200`: the next so many menus are drawn. What that took is
/// printed before the next line is read.
struct TurnsBench {
  /// Draws until there are no more lines.
  func run() throws {
    // A renderer for each format, as a program has that draws pictures of one kind.
    let renderers = Dictionary(uniqueKeysWithValues: Self.formats.map { ($0, Renderer()) })
    var drawn: [PictureFormat: Int] = [:]
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard words.count == 2, let format = Self.formats.first(where: { $0.rawValue == words[0] }),
        let renderer = renderers[format], let count = Int(words[1]), (1...100_000).contains(count)
      else { throw BenchError.failed("a turn is png or svg, and how many menus are drawn: \(line)") }
      var options = RenderOptions()
      options.background = .theme
      options.format = format
      let first = drawn[format, default: 0]
      let menus = (first..<(first + count)).map { SampleMenu.variant($0) }
      drawn[format] = first + count
      var bytes = 0
      let start = Processor.microseconds
      for menu in menus { bytes += try renderer.render(Source(bytes: menu), options: options).bytes.count }
      let microseconds = Processor.microseconds - start
      let figures: JSONNode = .object([
        ("pictures", .number(count)), ("microseconds", .number(microseconds.rounded())), ("bytes", .number(bytes)),
      ])
      // Not held back: the other program waits for it.
      try FileDescriptor.standardOutput.writeAll("\(JSONWriter.text(of: figures, form: .compact))\n".utf8)
    }
  }

  private static let formats: [PictureFormat] = [.png, .svg]
}
