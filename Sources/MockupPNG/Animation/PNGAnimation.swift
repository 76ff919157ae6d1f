public import MockupScene

/// Writes animated PNGs: one full image, then the changed rectangle of each later frame.
///
/// Viewers without animation support show the first frame.
public enum PNGAnimation {
  /// A frame of an animation.
  public struct Frame: Hashable, Sendable {
    /// The pixels of the whole frame.
    public var raster: Raster
    /// The display time in seconds, rounded to milliseconds, or to hundredths above one minute.
    public var duration: Double

    /// Creates a frame that shows `raster` for `duration` seconds.
    public init(_ raster: Raster, duration: Double) {
      self.raster = raster
      self.duration = duration
    }
  }

  /// Returns an endlessly looping animation, in the smallest of these formats: palette, RGB, RGBA.
  ///
  /// - Parameters:
  ///   - frames: At least one frame; all have the same size.
  ///   - metadata: The density and texts of the file.
  /// - Throws: An error if there are no pixels, sizes differ, or a text cannot be written.
  public static func encode(_ frames: [Frame], metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> [UInt8] {
    guard let first = frames.first?.raster else { throw .unwritableSize(width: 0, height: 0) }
    for frame in frames {
      try PNGEncoder.checkSize(frame.raster)
      guard frame.raster.width == first.width else {
        throw .wrongBandWidth(expected: first.width, found: frame.raster.width)
      }
      guard frame.raster.height == first.height else {
        throw .wrongRowCount(expected: first.height, found: frame.raster.height)
      }
    }
    let pieces = pieces(of: frames)
    let (format, data) = compressed(pieces)
    var chunks = ChunkWriter()
    try chunks.begin(
      width: first.width, height: first.height, format, animation: bytes(of: [UInt32(pieces.count), 0]), metadata)
    var sequence: UInt32 = 0
    for (index, (piece, data)) in zip(pieces, data).enumerated() {
      chunks.append(.frame, control(of: piece, sequence: sequence))
      sequence += 1
      if index == 0 {
        chunks.append(.data, data)
      } else {
        chunks.append(.frameData, bytes(of: [sequence]) + data)
        sequence += 1
      }
    }
    chunks.append(.end)
    return chunks.takeBytes()
  }

  // MARK: Differences

  /// The rectangle in which a frame differs from the previous one.
  private struct Piece {
    let raster: Raster
    let part: PixelPart
    var duration: Double
  }

  private static func pieces(of frames: [Frame]) -> [Piece] {
    var pieces: [Piece] = []
    for frame in frames {
      guard let last = pieces.last else {
        let raster = frame.raster
        pieces.append(Piece(raster: raster, part: PixelPart(fullSizeOf: raster), duration: frame.duration))
        continue
      }
      if let part = PixelPart(differenceOf: last.raster, and: frame.raster) {
        pieces.append(Piece(raster: frame.raster, part: part, duration: frame.duration))
      } else {
        pieces[pieces.count - 1].duration += frame.duration
      }
    }
    return pieces
  }

  // MARK: Chunks

  private static func compressed(_ pieces: [Piece]) -> (format: RowFormat, data: [[UInt8]]) {
    // Outside its rectangle a piece repeats earlier pieces, so the pieces have exactly the colors of all frames.
    var colors = ColorTable()
    var indexed: [IndexedRows] = []
    for piece in pieces {
      guard let rows = IndexedRows(piece.part, of: piece.raster, &colors) else { break }
      indexed.append(rows)
    }
    if indexed.count == pieces.count {
      let palette = Palette(colors)
      return (.indexed(palette), indexed.map { $0.compressed(by: palette) })
    }
    let hasAlpha = !pieces.allSatisfy { $0.raster.isOpaque }
    return (hasAlpha ? .straightAlpha : .opaque, pieces.map { compressed($0, hasAlpha: hasAlpha) })
  }

  private static func compressed(_ piece: Piece, hasAlpha: Bool) -> [UInt8] {
    var rows = RowWriter(width: piece.part.width, hasAlpha: hasAlpha)
    let pixels = piece.raster.pixels.span
    for y in piece.part.y..<(piece.part.y + piece.part.height) {
      let start = y * piece.raster.width + piece.part.x
      rows.append(pixels.extracting(start..<(start + piece.part.width)))
    }
    rows.finish()
    return rows.takeBytes()
  }

  private static func control(of piece: Piece, sequence: UInt32) -> [UInt8] {
    let part = piece.part
    var content = bytes(of: [sequence] + [part.width, part.height, part.x, part.y].map { UInt32($0) })
    let unit: Double = piece.duration * 1000 <= 65_535 ? 1000 : 100
    let count = UInt16(min(65_535, max(1, (piece.duration * unit).rounded())))
    for number in [count, UInt16(unit)] { content += [UInt8(number >> 8), UInt8(number & 255)] }
    return content + [FrameDisposal.none.rawValue, FrameBlend.source.rawValue]
  }

  private static func bytes(of numbers: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers { bytes.append(bigEndian: number) }
    return bytes
  }
}

struct PixelPart: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(fullSizeOf raster: Raster) {
    self.init(x: 0, y: 0, width: raster.width, height: raster.height)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that contains all differences; `nil` if every pixel is the same.
  init?(differenceOf first: Raster, and second: Raster) {
    let width = first.width
    var (left, right, top, bottom) = (width, 0, first.height, 0)
    for y in 0..<first.height {
      let row = (y * width)..<((y + 1) * width)
      let (one, other) = (first.pixels.span.extracting(row), second.pixels.span.extracting(row))
      let start = RowScan.commonPrefix(one, other)
      guard start < width else { continue }
      var end = width
      while end > start, one[end - 1] == other[end - 1] { end -= 1 }
      (left, right) = (min(left, start), max(right, end))
      (top, bottom) = (min(top, y), y + 1)
    }
    guard right > left else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

enum FrameDisposal: UInt8 {
  case none = 0
  /// Clears the frame's rectangle to transparent.
  case background = 1
  case previous = 2
}

enum FrameBlend: UInt8 {
  case source = 0
  case over = 1
}
