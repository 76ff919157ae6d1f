import MenuMockup
import MockupFiles
import MockupPNG
import MockupScene
import PositionedJSON

/// One PNG, taken through one half of the codec again and again, in a process of its own so that memory can be told.
struct CodecBench {
  /// What is done with a PNG.
  enum Work: String, CaseIterable {
    /// Its data are unpacked and their checksums compared; no pixels are made.
    case inflate
    /// Its pixels are made.
    case decode
    /// Its pixels are written as a PNG.
    case encode
  }

  let work: Work
  /// The file.
  let path: String
  /// How long, in microseconds of processor time, and how often at least.
  var atLeast = (microseconds: 600_000.0, times: 5)

  /// The processor time of one turn, the peak of memory, and the bytes of what was written.
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
