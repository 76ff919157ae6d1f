package import MockupScene

/// Computes the intersection of shapes, such as a shape and its clips, tile by tile.
///
/// Tiles form one grid over the whole image and are always computed completely. This is fast because most tiles are
/// completely covered or empty, and makes each pixel the same in every band.
package struct CoverageTiles {
  /// In pixels.
  private static let side = 64

  let shapes: [DeviceShape]
  /// The pixels that all shapes may cover.
  private let frame: PixelFrame

  package init(_ shapes: [DeviceShape]) {
    self.shapes = shapes
    let frames = shapes.map { PixelFrame(around: $0.bounds) }
    frame = frames.dropFirst().reduce(frames.first ?? PixelFrame(x: 0, y: 0, width: 0, height: 0)) {
      $0.intersection($1)
    }
  }

  /// Passes on the covered parts of the tiles that touch `part`, from left to right and from top to bottom.
  ///
  /// - Parameters:
  ///   - make: Returns the mask of the shapes that partly cover a tile, and may cache it.
  ///   - solid: Receives completely covered pixels.
  ///   - partial: Receives masks of partly covered tiles.
  func forEach<Failure: Error>(
    touching part: PixelFrame, make: ([DeviceShape], PixelFrame) -> PixelMask?,
    solid: (PixelFrame) throws(Failure) -> Void, partial: (PixelMask) throws(Failure) -> Void
  ) throws(Failure) {
    let wanted = frame.intersection(part)
    guard !wanted.isEmpty else { return }
    for row in Self.tiles(wanted.y..<wanted.maxY) {
      var covered: PixelFrame?
      for column in Self.tiles(wanted.x..<wanted.maxX) {
        let tile = PixelFrame(x: column * Self.side, y: row * Self.side, width: Self.side, height: Self.side)
          .intersection(frame)
        let rect = tile.rect
        var crossing: [DeviceShape] = []
        var isOutside = false
        for shape in shapes {
          switch shape.containment(of: rect) {
          case .inside: break
          case .outside: isOutside = true
          case .crossing: crossing.append(shape)
          }
        }
        if !isOutside, crossing.isEmpty {
          let start = covered?.x ?? tile.x
          covered = PixelFrame(x: start, y: tile.y, width: tile.maxX - start, height: tile.height)
          continue
        }
        if let area = covered { try solid(area) }
        covered = nil
        if !isOutside, let mask = make(crossing, tile) { try partial(mask) }
      }
      if let area = covered { try solid(area) }
    }
  }

  package func mask(of frame: PixelFrame, make: ([DeviceShape], PixelFrame) -> PixelMask?) -> PixelMask? {
    guard var mask = PixelMask(frame) else { return nil }
    forEach(touching: frame, make: make) {
      mask.fill($0)
    } partial: {
      mask.copy($0)
    }
    return mask
  }

  package static func mask(of shapes: [DeviceShape], in tile: PixelFrame, _ raster: inout CoverageRasterizer)
    -> PixelMask?
  {
    var result: PixelMask?
    for shape in shapes {
      guard let mask = raster.mask(of: shape.path, shape.map, shape.rule, in: tile) else { return nil }
      if result == nil { result = mask } else { result?.multiply(by: mask) }
    }
    return result
  }

  /// Returns the indexes of the tiles that a range of pixels touches.
  static func tiles(_ pixels: Range<Int>) -> Range<Int> {
    func tile(_ pixel: Int) -> Int { pixel >= 0 ? pixel / side : (pixel + 1) / side - 1 }
    return pixels.isEmpty ? 0..<0 : tile(pixels.lowerBound)..<tile(pixels.upperBound - 1) + 1
  }

  static func frame(column: Int, row: Int) -> PixelFrame {
    PixelFrame(x: column * side, y: row * side, width: side, height: side)
  }
}

extension CoverageRasterizer {
  package mutating func mask(of path: Path, _ map: Transform, _ rule: Path.FillRule, in frame: PixelFrame) -> PixelMask?
  {
    begin(width: frame.width, height: frame.height)
    add(path, map.moved(toOrigin: frame))
    return PixelMask(frame, coverage: coverage(rule, stride: PixelMask.stride(frame.width)))
  }
}

extension Transform {
  /// Returns the transform relative to the top left pixel of a frame. The integer offset is subtracted last, which
  /// keeps the position within a pixel exact.
  func moved(toOrigin frame: PixelFrame) -> Transform {
    var copy = self
    copy.tx -= Double(frame.x)
    copy.ty -= Double(frame.y)
    return copy
  }
}
