import MockupScene

/// The background of an image: a color with the shadow directly on it, or a gradient.
///
/// A shadow covers most of an image. If it is painted first, its blend with the background is cached as rows of pixels,
/// and the image starts as copies of these rows. The background with a shadow is then as fast as the background alone.
struct Backdrop {
  let color: Color?
  /// The first step of a scene, if it is painted together with the background.
  let first: First?

  enum First {
    case shadow(Scene.Shadow, PlacedShadow)
    /// An opaque gradient that covers the whole image.
    case gradient(Scene.Gradient, GradientPixels)
  }

  /// - Parameters:
  ///   - map: Transforms points to pixels.
  ///   - frame: All pixels of the image.
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

  /// The distinct rows of a background with a shadow; all rows between the corners are equal.
  struct Tile: Hashable {
    var shadow: PlacedShadow
    var color: Color
    var background: UInt32
    /// In pixels.
    var width: Int
    var maskRows: Range<Int>

    /// The number of copies of the middle row at the end, because most rows of an image are copies of it.
    static let repeats = 16
    /// The limit of pixels to cache. For a larger tile, only the required rows are made.
    static let maximumPixels = 400_000

    var isWorthKeeping: Bool { width * maskRows.count <= Self.maximumPixels }

    func pixels(of mask: ShadowMask) -> [UInt32] {
      let table = (0...255).map { Pixel.over(Pixel.premultiplied(color, coverage: UInt32($0)), background) }
      let columns = max(0, shadow.x)..<min(width, shadow.x + shadow.width)
      let middle = ShadowMask.middle(of: shadow.key.height)
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * (maskRows.count + Self.repeats))
      for row in Array(maskRows) + Array(repeating: middle, count: Self.repeats) {
        pixels.append(contentsOf: repeatElement(background, count: columns.lowerBound))
        let colors = mask.coverage[row * shadow.key.width..<(row + 1) * shadow.key.width].map { table[Int($0)] }
        shadow.spread(colors[...], columns: columns, into: &pixels)
        pixels.append(contentsOf: repeatElement(background, count: width - columns.upperBound))
      }
      return pixels
    }
  }

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
    let shaded = rows.clamped(to: placed.y..<placed.y + placed.height)
    let middle = ShadowMask.middle(of: placed.key.height)
    var wanted = Tile(
      shadow: placed, color: node.color, background: plain, width: width, maskRows: 0..<placed.key.height)
    if !wanted.isWorthKeeping, let first = placed.maskRow(for: shaded.lowerBound),
      let last = placed.maskRow(for: shaded.upperBound - 1)
    {
      wanted.maskRows = first..<last + 1
    }
    let tile = try tile(wanted)

    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * rows.count)
    pixels.append(contentsOf: repeatElement(plain, count: width * (shaded.lowerBound - rows.lowerBound)))
    var row = shaded.lowerBound
    while row < shaded.upperBound, let maskRow = placed.maskRow(for: row) {
      var start = maskRow - wanted.maskRows.lowerBound
      var end = shaded.upperBound
      if maskRow < middle {
        end = min(end, row + middle - maskRow)
      } else if maskRow == middle {
        // Copies of the middle row follow the rows of the mask.
        start = wanted.maskRows.count
        end = min(end, row + Tile.repeats, placed.lastMiddleRow + 1)
      }
      pixels.append(contentsOf: tile[start * width..<(start + end - row) * width])
      row = end
    }
    pixels.append(contentsOf: repeatElement(plain, count: width * (rows.upperBound - shaded.upperBound)))
    return pixels
  }
}
