import MenuMockup
import MockupFiles
import MockupPNG
import PositionedJSON

/// Decodes one PNG repeatedly.
struct DecodeBench {
  let path: String
  var times = 200

  /// Returns the processor time of one decoding, from bytes to pixels.
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
