package import MockupCairo
import MockupScene

/// A message between this program and its image helper: numbers, and the bytes of a file, of pixels, or of a text.
package struct ImageMessage: Hashable, Sendable {
  private static let numberCount = 8
  static let headerBytes = 8 * numberCount

  private enum Kind: UInt64 {
    case size, raster, detail, sizeAnswer, rasterAnswer, failure
  }

  private var kind: UInt64
  private var numbers: [UInt64]
  private var content: [UInt8]

  private init(_ kind: Kind, _ numbers: [UInt64], _ content: [UInt8]) {
    self.kind = kind.rawValue
    self.numbers = numbers
    self.content = content
  }

  // MARK: Bytes

  /// The number of bytes of the message that begins with `bytes`; `nil` if its header is incomplete.
  package static func length(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= headerBytes else { return nil }
    return headerBytes + Int(clamping: number(7, in: bytes) & 0xFFFF_FFFF)
  }

  /// Returns `nil` if the bytes are not a complete message.
  package init?(_ bytes: [UInt8]) {
    guard Self.length(of: bytes) == bytes.count else { return nil }
    kind = Self.number(0, in: bytes)
    numbers = (1..<7).map { Self.number($0, in: bytes) }
    content = Array(bytes[Self.headerBytes...])
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headerBytes + content.count)
    let rest = [UInt64](repeating: 0, count: 6 - numbers.count)
    for number in [kind] + numbers + rest + [UInt64(content.count)] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    return bytes + content
  }

  private static func number(_ index: Int, in bytes: [UInt8]) -> UInt64 {
    bytes[8 * index..<8 * index + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func decimal(_ index: Int) -> Double { Double(bitPattern: numbers[index]) }

  // MARK: Jobs

  package init(_ job: ImageJob) {
    switch job.question {
    case .size: self.init(.size, [], job.file)
    case .raster(let width, let height): self.init(.raster, [UInt64(width), UInt64(height)], job.file)
    case .detail(let part, let width, let height):
      self.init(
        .detail, [part.x, part.y, part.width, part.height, width, height].map(\.bitPattern), job.file)
    }
  }

  package var job: ImageJob? {
    switch Kind(rawValue: kind) {
    case .size: ImageJob(.size, of: content)
    case .raster: ImageJob(.raster(width: Int(clamping: numbers[0]), height: Int(clamping: numbers[1])), of: content)
    case .detail:
      ImageJob(
        .detail(
          Rect(x: decimal(0), y: decimal(1), width: decimal(2), height: decimal(3)), width: decimal(4),
          height: decimal(5)), of: content)
    case .sizeAnswer, .rasterAnswer, .failure, nil: nil
    }
  }

  // MARK: Responses

  package init(_ answer: Result<ImageAnswer, ImageError>) {
    switch answer {
    case .success(.size(let size)): self.init(.sizeAnswer, [size.width.bitPattern, size.height.bitPattern], [])
    case .success(.raster(let raster, let part)):
      self.init(
        .rasterAnswer,
        [UInt64(raster.width), UInt64(raster.height)] + [part.x, part.y, part.width, part.height].map(\.bitPattern),
        RasterBytes.bytes(of: raster.pixels))
    case .failure(let error):
      let (code, numbers, text) = error.parts
      self.init(.failure, [code] + numbers, Array(text.utf8))
    }
  }

  /// `nil` for a message that is not a valid response.
  package var answer: Result<ImageAnswer, ImageError>? {
    switch Kind(rawValue: kind) {
    case .sizeAnswer:
      let size = Size(width: decimal(0), height: decimal(1))
      guard size.width > 0, size.height > 0, max(size.width, size.height) <= Double(Limit.imageSide.maximum) else {
        return nil
      }
      return .success(.size(size))
    case .rasterAnswer:
      let (width, height) = (Int(clamping: numbers[0]), Int(clamping: numbers[1]))
      let part = Rect(x: decimal(2), y: decimal(3), width: decimal(4), height: decimal(5))
      guard width <= Limit.imageSide.maximum, height <= Limit.imageSide.maximum, width > 0, height > 0,
        content.count == 4 * width * height, [part.x, part.y, part.width, part.height].allSatisfy(\.isFinite)
      else { return nil }
      return .success(.raster(Raster(width: width, height: height, pixels: RasterBytes.pixels(of: content[...])), part))
    case .failure:
      return ImageError(code: numbers[0], [decimal(1), decimal(2)], String(decoding: content, as: UTF8.self))
        .map { .failure($0) }
    case .size, .raster, .detail, nil: return nil
    }
  }
}

extension ImageError {
  fileprivate var parts: (code: UInt64, numbers: [UInt64], text: String) {
    switch self {
    case .unknownFormat: (0, [], "")
    case .damaged(let text): (1, [], text)
    case .badSize(let width, let height): (2, [width.bitPattern, height.bitPattern], "")
    case .tooLarge(let width, let height): (3, [Double(width).bitPattern, Double(height).bitPattern], "")
    case .libraryIsMissing(.librsvg): (4, [], "")
    case .libraryIsMissing(.turboJPEG): (5, [], "")
    case .libraryIsMissing(.webP): (6, [], "")
    case .stopped(let text): (7, [], text)
    case .failed(let text): (8, [], text)
    }
  }

  fileprivate init?(code: UInt64, _ numbers: [Double], _ text: String) {
    switch code {
    case 0: self = .unknownFormat
    case 1: self = .damaged(text)
    case 2: self = .badSize(width: numbers[0], height: numbers[1])
    case 3:
      guard let width = Int(exactly: numbers[0]), let height = Int(exactly: numbers[1]) else { return nil }
      self = .tooLarge(width: width, height: height)
    case 4: self = .libraryIsMissing(.librsvg)
    case 5: self = .libraryIsMissing(.turboJPEG)
    case 6: self = .libraryIsMissing(.webP)
    case 7: self = .stopped(text)
    case 8: self = .failed(text)
    default: return nil
    }
  }
}
