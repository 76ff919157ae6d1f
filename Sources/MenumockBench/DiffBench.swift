import MenuMockup
import MockupDiff
import MockupFiles
import PositionedJSON

/// Compares pairs of PNGs one after the other in one process.
struct DiffBench {
  /// The folder with the pairs: `NAME_a.png` and `NAME_b.png`.
  let folder: String
  /// The tolerated color distance; `nil` for an exact comparison.
  let threshold: Double?

  /// Returns the processor time per pair, from files to verdict, and the number of different pixels in the last pair.
  func run() throws -> JSONNode {
    let ending = "_a.png"
    let names = FileSystem.names(in: folder).filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) }
    guard !names.isEmpty else { throw BenchError.failed("\(folder): no pictures NAME_a.png") }
    let comparison = ImageComparison(threshold: threshold)
    var verdict = 0
    let start = Processor.microseconds
    for name in names {
      let files = try ["a", "b"].map { side in try bytes("\(name)_\(side).png") }
      verdict = try comparison.difference(betweenPNG: files[0], and: files[1]).differentPixels
    }
    let milliseconds = (Processor.microseconds - start) / 1e3 / Double(names.count)
    return .object([
      ("pairs", .number(names.count)), ("differentPixels", .number(verdict)),
      ("cpu_ms", .number((milliseconds * 1e3).rounded() / 1e3)), ("peakMemory", .number(Processor.peakMemory)),
    ])
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    let path = FileSystem.path(name, in: folder)
    guard let bytes = FileSystem.bytes(at: path) else { throw BenchError.failed("\(path): cannot be read") }
    return bytes
  }
}
