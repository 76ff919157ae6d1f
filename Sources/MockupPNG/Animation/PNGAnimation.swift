public import MockupScene

/// Writes animated PNGs: a picture, and after it what is different in the next ones.
///
/// Programs that know no animations show the first picture.
public enum PNGAnimation {
  /// A picture of an animation.
  public struct Frame: Hashable, Sendable {
    /// The pixels.
    public var raster: Raster
    /// How long it is seen, in seconds; rounded to milliseconds, or to hundredths where it is longer than a minute.
    public var duration: Double

    /// A picture that is seen for so many seconds.
    public init(_ raster: Raster, duration: Double) {
      self.raster = raster
      self.duration = duration
    }
  }

  /// The file of an animation that goes on for ever, in the smallest of these forms: palette, RGB, RGBA.
  ///
  /// Of each picture after the first only the rectangle is written in which it differs from the one before.
  ///
  /// - Parameters:
  ///   - frames: at least one; all of one size.
  ///   - metadata: what the file says about itself.
  /// - Throws: when there are no pixels, sizes differ, or a text cannot be written.
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

  // MARK: What is different

  /// A picture as far as it differs from the one before.
  private struct Piece {
    let raster: Raster
    let part: PixelPart
    var duration: Double
  }

  /// The pictures' differences; those that look alike are one that is seen for longer.
  private static func pieces(of frames: [Frame]) -> [Piece] {
    var pieces: [Piece] = []
    for frame in frames {
      guard let last = pieces.last else {
        let raster = frame.raster
        pieces.append(Piece(raster: raster, part: PixelPart(wholeOf: raster), duration: frame.duration))
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

  /// The pixels of all pieces in the one form that all can be written in.
  private static func compressed(_ pieces: [Piece]) -> (format: RowFormat, data: [[UInt8]]) {
    // What is outside of a piece is in one before it: the colors of all pieces are those of all pictures.
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
    let hasAlpha = !pieces.allSatisfy(\.raster.isOpaque)
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

  /// Where a piece stands, how long it is seen, and that it replaces what was there and stays.
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

/// A rectangle of pixels of a picture.
struct PixelPart: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// All of a picture.
  init(wholeOf raster: Raster) {
    self.init(x: 0, y: 0, width: raster.width, height: raster.height)
  }

  /// A rectangle from its corner and its size.
  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle outside of which two pictures of one size are the same; `nil` where all of it is.
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

/// What becomes of a picture of an animation before the next one is drawn.
enum FrameDisposal: UInt8 {
  /// It stays.
  case none = 0
  /// Its rectangle becomes transparent.
  case background = 1
  /// What was there before comes back.
  case previous = 2
}

/// How a picture of an animation comes over what is there.
enum FrameBlend: UInt8 {
  /// It replaces it.
  case source = 0
  /// It is laid over it.
  case over = 1
}
