/// The rows of a PNG from top to bottom, as straight pixels.
struct PixelRows {
  let header: PNGHeader
  let expansion: PixelExpansion
  /// The stored rows; unused after initialization if the image is interlaced.
  private(set) var stored: StoredRows
  private let palette: ArraySlice<UInt8>?
  private let transparency: ArraySlice<UInt8>?
  private let interlaced: InterlacedRows?
  private var number = -1
  /// The samples of up to two rows before the current one, the nearer one last.
  private var recent: [[UInt8]] = []
  private let keepsRecent: Bool

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

  /// Whether equal samples in both files mean equal pixels.
  func hasSameForm(_ other: PixelRows) -> Bool {
    !header.isInterlaced && !other.header.isInterlaced && header.width == other.header.width
      && header.colorType == other.header.colorType && header.bitDepth == other.header.bitDepth
      && palette == other.palette && transparency == other.transparency
  }

  /// Unpacks the next row, or returns `false` after the last one.
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

  mutating func undo() {
    if !header.isInterlaced { stored.undo() }
  }

  /// Copies the samples of the same row from another file of the same format.
  mutating func replaceSamples(by other: PixelRows) {
    stored.replaceSamples(by: other.stored)
  }

  /// Writes the pixels of the row, or of one of the two kept rows before it.
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

  /// Writes the row's pixels with 16 bits per channel.
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
