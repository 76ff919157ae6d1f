import MenuMockup
import MockupFiles
import MockupPNG
import PositionedJSON

/// One PNG, read again and again.
struct DecodeBench {
  /// The file.
  let path: String
  /// How often it is read.
  var times = 200

  /// The processor time of one reading, from the bytes to the pixels.
  func run() throws -> JSONNode {
    guard let bytes = FileSystem.bytes(at: path) else { throw BenchError.failed("\(path): cannot be read") }
    var times: [Double] = []
    for _ in 0..<self.times {
      let start = Processor.microseconds
      _ = try PNGDecoder.decodeStraight(bytes)
      times.append(Processor.microseconds - start)
    }
    times.sort()
    return .object([("times", .number(times.count)), ("microseconds", .number(times[times.count / 2].rounded()))])
  }
}
