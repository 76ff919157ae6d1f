import MenuMockup
import MockupFiles
import MockupPNG
import MockupScene
import PositionedJSON

/// Runs one half of the PNG codec repeatedly, in a separate process so that its memory can be measured.
struct CodecBench {
  enum Work: String, CaseIterable {
    /// Unpacks the data and compares checksums, without expanding pixels.
    case inflate
    case decode
    case encode
  }

  let work: Work
  let path: String
  /// The minimum processor time in microseconds, and the minimum number of repetitions.
  var atLeast = (microseconds: 600_000.0, times: 5)

  /// Returns the processor time of one repetition, peak memory, and output size.
  func run() throws -> JSONNode {
    guard let bytes = FileSystem.bytes(at: path) else { throw BenchError.failed("\(path): cannot be read") }
    let raster = work == .encode ? try PNGDecoder.decode(bytes, maximumPixelCount: .max) : Raster(width: 0, height: 0)
    let before = Processor.peakMemory
    var written = 0
    var times: [Double] = []
    var sum = 0.0
    while sum < atLeast.microseconds || times.count < atLeast.times && sum < 3 * atLeast.microseconds {
      let start = Processor.microseconds
      switch work {
      case .inflate: try PNGFile.checkData(of: bytes)
      case .decode: _ = try PNGDecoder.decodeStraight(bytes, maximumPixelCount: .max)
      case .encode: written = try PNGEncoder.encode(raster).count
      }
      times.append(Processor.microseconds - start)
      sum += times[times.count - 1]
    }
    times.sort()
    return .object([
      ("times", .number(times.count)), ("microseconds", .number(times[times.count / 2].rounded())),
      ("bytes", .number(written)), ("memory", .number(Processor.peakMemory - before)),
    ])
  }
}
