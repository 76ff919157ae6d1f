import MockupScene

/// The background of a picture: one color, and the shadow that lies directly on it; or a change of color.
///
/// A shadow covers most of a picture. Where it is the first thing that is painted, its blend with the background is
/// looked up in a table of 256 values, and a row is written as a copy of the mask's row with the middle repeated: the
/// background with its shadow then takes no longer than the background alone.
struct Backdrop {
  let color: Color?
  /// The first thing that a scene paints, when it is painted with the background.
  let first: First?

  /// What can be painted with the background.
  enum First {
    case shadow(Scene.Shadow, PlacedShadow)
    /// A change of color that covers the whole picture, and through which nothing shines.
    case gradient(Scene.Gradient, GradientPixels)
  }

  /// - Parameters:
  ///   - map: leads from points to pixels.
  ///   - frame: all pixels of the picture.
  init(_ scene: Scene, _ map: Transform, frame: PixelFrame) {
    color = scene.background
    var map = map
    var first = scene.nodes.first
    while case .group(let group) = first, group.opacity == 1, group.fade == nil, group.clip == nil {
      map = map.after(group.transform)
      first = group.nodes.first
    }
    switch first {
    case .shadow(let node) where map.keepsUpright && node.color.alpha > 0:
      self.first = PlacedShadow(node, map).map { .shadow(node, $0) }
    case .gradient(let path, let gradient)
    where map.keepsUpright && gradient.isOpaque && path.isRectangle
      && path.controlBounds.map { map.bounds(of: $0).contains(frame.rect) } == true:
      self.first = GradientPixels(gradient, map, frame: frame).map { .gradient(gradient, $0) }
    default: self.first = nil
    }
  }

  /// A shadow's mask in its colors on the background.
  struct Tile: Hashable {
    var mask: ShadowMask.Key
    var color: Color
    var ground: UInt32

    /// The pixels, row by row.
    func pixels(of mask: ShadowMask) -> [UInt32] {
      let table = (0...255).map { Pixel.over(Pixel.premultiplied(color, coverage: UInt32($0)), ground) }
      return mask.coverage.map { table[Int($0)] }
    }
  }

  /// The pixels of rows of the picture.
  func pixels(width: Int, rows: Range<Int>, tile: (Tile) throws(PaintingError) -> [UInt32]) throws(PaintingError)
    -> [UInt32]
  {
    let plain = Pixel.premultiplied(color ?? .clear)
    if case .gradient(_, let colors) = first {
      var pixels: [UInt32] = []
      colors.write(PixelFrame(x: 0, y: rows.lowerBound, width: width, height: rows.count), to: &pixels)
      return pixels
    }
    guard case .shadow(let node, let placed) = first, placed.x < width, placed.x + placed.width > 0,
      placed.y < rows.upperBound, placed.y + placed.height > rows.lowerBound
    else { return Array(repeating: plain, count: width * rows.count) }
    let columns = max(0, placed.x)..<min(width, placed.x + placed.width)
    let shaded = rows.clamped(to: placed.y..<placed.y + placed.height)
    let tile = try tile(Tile(mask: placed.key, color: node.color, ground: plain))

    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * rows.count)
    func add(_ place: Int, to result: inout [UInt32]) {
      result.append(contentsOf: repeatElement(plain, count: columns.lowerBound))
      placed.spread(tile[place * placed.key.width..<(place + 1) * placed.key.width], columns: columns, into: &result)
      result.append(contentsOf: repeatElement(plain, count: width - columns.upperBound))
    }
    pixels.append(contentsOf: repeatElement(plain, count: width * (shaded.lowerBound - rows.lowerBound)))
    // Between the corners all rows are alike.
    let middle = ShadowMask.middle(of: placed.key.height)
    var line: [UInt32] = []
    for row in shaded {
      guard let place = placed.maskRow(for: row) else { continue }
      if place == middle {
        if line.isEmpty { add(place, to: &line) }
        pixels.append(contentsOf: line)
      } else {
        add(place, to: &pixels)
      }
    }
    pixels.append(contentsOf: repeatElement(plain, count: width * (rows.upperBound - shaded.upperBound)))
    return pixels
  }
}
