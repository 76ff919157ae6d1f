package import MockupScene

extension Raster {
  /// Converts to straight alpha, as PNG stores it.
  package consuming func straightened() -> StraightRaster {
    RowScan.straighten(&pixels, by: Premultiplication())
    return StraightRaster(width: width, height: height, pixels: pixels)
  }

  /// Calls `body` with straight RGBA bytes, four per pixel, piece by piece.
  package func forEachPieceOfStraightRGBA(_ body: (RawSpan) -> Void) {
    forEachPiece(of: pixels.span, straightenedBy: Premultiplication(), body)
  }
}

extension StraightRaster {
  /// Calls `body` with RGBA bytes, four per pixel, piece by piece.
  package func forEachPieceOfRGBA(_ body: (RawSpan) -> Void) {
    forEachPiece(of: pixels.span, straightenedBy: nil, body)
  }
}

/// Converts in pieces that stay in the processor's cache.
private func forEachPiece(
  of pixels: Span<UInt32>, straightenedBy table: Premultiplication?, _ body: (RawSpan) -> Void
) {
  var piece: [UInt32] = []
  var start = 0
  while start < pixels.count {
    let row = pixels.extracting(start..<min(pixels.count, start + (1 << 12)))
    if piece.count != row.count { piece = [UInt32](repeating: 0, count: row.count) }
    if let table {
      RowScan.straighten(row, into: &piece, by: table)
    } else {
      RowScan.copy(row, to: &piece, at: 0)
    }
    RowScan.orderAsRGBA(&piece)
    body(piece.span.bytes)
    start += row.count
  }
}
