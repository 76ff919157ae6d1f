/// The rows of a PNG from top to bottom, as straight pixels.
struct PixelRows {
  let header: PNGHeader
  let expansion: PixelExpansion
  /// The rows as they are stored; they are not read any more where the picture is interlaced.
  private(set) var stored: StoredRows
  private let palette: ArraySlice<UInt8>?
  private let transparency: ArraySlice<UInt8>?
  /// The rows of an interlaced picture.
  private let interlaced: InterlacedRows?
  private var number = -1
  /// The samples of the two rows before the current one, the nearer one last, where they are kept.
  private var recent: [[UInt8]] = []
  private let keepsRecent: Bool

  /// The rows of a file, of which two before the current one can be kept.
  init(_ bytes: [UInt8], maximumPixelCount: Int, keepsRecent: Bool) throws(PNGError) {
    let content = try PNGContent(bytes, maximumPixelCount: maximumPixelCount)
    header = content.header
    palette = content.palette
    transparency = content.transparency
    expansion = try PixelExpansion(content, isPremultiplied: false)
    stored = try StoredRows(content)
    self.keepsRecent = keepsRecent
    interlaced = header.isInterlaced ? try InterlacedRows(content) : nil
  }

  /// Whether equal samples of both files mean equal pixels.
  func isOfForm(_ other: PixelRows) -> Bool {
    !header.isInterlaced && !other.header.isInterlaced && header.width == other.header.width
      && header.colorType == other.header.colorType && header.bitDepth == other.header.bitDepth
      && palette == other.palette && transparency == other.transparency
  }

  /// Unpacks the next row, or finds that there is none.
  @discardableResult
  mutating func advance() throws(PNGError) -> Bool {
    number += 1
    guard !header.isInterlaced else { return number < header.height }
    if keepsRecent, number > 0 {
      if recent.count == 2 { recent.removeFirst() }
      recent.append(stored.samples)
    }
    return try stored.advance()
  }

  /// Undoes the row's filter.
  mutating func undo() {
    if !header.isInterlaced { stored.undo() }
  }

  /// Takes over the samples of another file's row, of the same form.
  mutating func replaceSamples(by other: PixelRows) {
    stored.replaceSamples(by: other.stored)
  }

  /// Writes the row's pixels, or those of a row up to two before, which must have been kept.
  func expand(back: Int = 0, into pixels: inout [UInt32]) throws(PNGError) {
    var target = pixels.mutableSpan
    if let interlaced {
      for part in interlaced.parts(ofRow: number - back) {
        try expansion.expand(
          part.samples.span, count: part.count, into: &target, from: part.column, step: part.step)
      }
    } else {
      let samples = back == 0 ? stored.samples : recent[recent.count - back]
      try expansion.expand(samples.span, count: header.width, into: &target, from: 0, step: 1)
    }
  }

  /// Writes the row's pixels with 16 bits a channel.
  func expandWide(into pixels: inout [UInt64]) throws(PNGError) {
    var target = pixels.mutableSpan
    if let interlaced {
      for part in interlaced.parts(ofRow: number) {
        try expansion.expandWide(
          part.samples.span, count: part.count, into: &target, from: part.column, step: part.step)
      }
    } else {
      try expansion.expandWide(stored.samples.span, count: header.width, into: &target, from: 0, step: 1)
    }
  }
}
