import PositionedJSON
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures the stages of rendering and prints JSON.
///
/// `menumock-bench` measures, `menumock-bench document` prints the menu of the tables, and `menumock-bench document N`
/// prints one with N rows. `menumock-bench variants N` prints a list of N menus like that of the tables with different
/// labels, and `menumock-bench turns` renders as many of them as each line of its input requests. `menumock-bench diff
/// FOLDER [THRESHOLD]` compares the pairs `NAME_a.png` and `NAME_b.png` of a folder, `menumock-bench decode PNG`
/// decodes an image repeatedly, and `menumock-bench codec WORK PNG` measures time and memory of one half of the codec.
@main
struct MenumockBench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      // If this fails, no way to report the error is left.
      _ = try? FileDescriptor.standardError.writeAll("menumock-bench: \(error)\n".utf8)
      exit(EXIT_FAILURE)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case nil:
      // The long menus come first, before other work raises the peak of memory.
      let long = try LongBench().run()
      let warm = try WarmBench().run()
      let platforms = try PlatformBench().run()
      let figures: JSONNode = .object([("warm", warm), ("platforms", platforms), ("long", long)])
      print(JSONWriter.text(of: figures), terminator: "")
    case "document" where arguments.count == 1:
      print(String(decoding: SampleMenu.reference, as: UTF8.self), terminator: "")
    case "document" where arguments.count == 2:
      let rows = try count(arguments[1], of: "document", "rows")
      print(String(decoding: SampleMenu.long(rows: rows), as: UTF8.self), terminator: "")
    case "variants" where arguments.count == 2:
      let count = try count(arguments[1], of: "variants", "menus")
      let menus = (0..<count).map { String(decoding: SampleMenu.variant($0), as: UTF8.self) }
      print("[\(menus.joined(separator: ","))]")
    case "turns" where arguments.count == 1: try TurnsBench().run()
    case "diff" where arguments.count == 2 || arguments.count == 3:
      let threshold = arguments.count == 3 ? Double(arguments[2]) : nil
      guard arguments.count == 2 || threshold.map((0...1).contains) == true else {
        throw BenchError.failed("expected a threshold from 0 to 1")
      }
      let figures = try DiffBench(folder: arguments[1], threshold: threshold).run()
      print(JSONWriter.text(of: figures, form: .compact))
    case "decode" where arguments.count == 2:
      print(JSONWriter.text(of: try DecodeBench(path: arguments[1]).run(), form: .compact))
    case "codec" where arguments.count == 3:
      guard let work = CodecBench.Work(rawValue: arguments[1]) else {
        let works = CodecBench.Work.allCases.map(\.rawValue).joined(separator: ", ")
        throw BenchError.failed("codec: expected one of \(works)")
      }
      print(JSONWriter.text(of: try CodecBench(work: work, path: arguments[2]).run(), form: .compact))
    default:
      throw BenchError.failed(
        """
        usage: menumock-bench [document [ROWS] | variants N | turns | diff FOLDER [THRESHOLD] | decode PNG | codec WORK PNG]
        """)
    }
  }

  /// Parses a number in an argument or a line of input.
  ///
  /// - Throws: ``BenchError/failed(_:)`` if the text is not a number or is out of range.
  static func count(_ text: some StringProtocol, of command: String, _ unit: String) throws(BenchError) -> Int {
    guard let count = Int(text), (1...100_000).contains(count) else {
      throw .failed("\(command): expected a number of \(unit) from 1 to 100000")
    }
    return count
  }
}
