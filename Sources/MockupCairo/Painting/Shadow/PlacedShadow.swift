package import MockupScene

/// A shadow on the pixel grid: its mask and position.
package struct PlacedShadow: Hashable {
  package let key: ShadowMask.Key
  /// The top left pixel of the shadow in the image.
  let x, y: Int
  /// The size of the shadow in pixels, including the repeated middle of the mask.
  package let width, height: Int

  /// - Returns: `nil` for a shadow that is empty or too large.
  package init?(_ shadow: Scene.Shadow, _ map: Transform) {
    let rect = map.bounds(of: shadow.rect)
    let unit = map.bounds(of: Rect(x: 0, y: 0, width: 1, height: 1))
    let (scaleX, scaleY) = (unit.width, unit.height)
    let sigma = max(0, shadow.sigma * map.meanScale)
    let maximum = 1e7
    guard scaleX > 0, scaleY > 0, rect.width > 0, rect.height > 0, sigma < 4096, abs(rect.x) < maximum,
      abs(rect.y) < maximum, rect.width < maximum, rect.height < maximum
    else { return nil }
    let reach = BoxBlur(sigma: sigma).reach
    x = Int(rect.x.rounded(.down)) - reach
    y = Int(rect.y.rounded(.down)) - reach
    width = Int(rect.maxX.rounded(.up)) + reach - x
    height = Int(rect.maxY.rounded(.up)) + reach - y
    // Keep everything from the edge of the mask to the equal columns: the blur reaches out of the shape, and inwards
    // from the end of the corner.
    let corner = (1 + max(0, shadow.smoothing)) * max(0, shadow.cornerRadius)
    let keptX = min(width, 2 * (2 * reach + Int((corner * scaleX).rounded(.up)) + 2) + 1)
    let keptY = min(height, 2 * (2 * reach + Int((corner * scaleY).rounded(.up)) + 2) + 1)
    key = ShadowMask.Key(
      rect: Rect(
        x: rect.x - Double(x), y: rect.y - Double(y), width: rect.width - Double(width - keptX),
        height: rect.height - Double(height - keptY)),
      radius: shadow.cornerRadius, smoothing: shadow.smoothing, scaleX: scaleX, scaleY: scaleY, sigma: sigma,
      width: keptX, height: keptY, isCut: keptX < width && keptY < height)
  }

  /// Returns the row of the mask for a row of the image; `nil` outside the shadow.
  func maskRow(for row: Int) -> Int? {
    guard row >= y, row < y + height else { return nil }
    return Self.position(row - y, of: height, maskLength: key.height)
  }

  /// The last row of the image that uses the middle row of the mask.
  var lastMiddleRow: Int { y + ShadowMask.middle(of: key.height) + height - key.height }

  /// Maps a position in the shadow to one in the mask.
  private static func position(_ position: Int, of length: Int, maskLength: Int) -> Int {
    let middle = ShadowMask.middle(of: maskLength)
    if position <= middle { return position }
    return max(middle, position - (length - maskLength))
  }

  /// Appends the values of `columns` of the image, from a row of the mask that was converted to `Value`.
  func spread<Value>(_ row: ArraySlice<Value>, columns: Range<Int>, into result: inout [Value]) {
    guard row.count == key.width, !columns.isEmpty else { return }
    let middle = ShadowMask.middle(of: key.width)
    let extra = width - key.width
    let from = columns.lowerBound - x
    let to = columns.upperBound - x
    // Left of the middle, the repeated middle, and right of the middle.
    let start = row.startIndex
    if from < middle { result.append(contentsOf: row[start + from..<start + min(to, middle)]) }
    let between = max(from, middle)..<max(max(from, middle), min(to, middle + extra + 1))
    result.append(contentsOf: repeatElement(row[start + middle], count: between.count))
    let right = max(from, middle + extra + 1)
    if right < to { result.append(contentsOf: row[start + right - extra..<start + to - extra]) }
  }

  package var frame: PixelFrame { PixelFrame(x: x, y: y, width: width, height: height) }

  /// Returns a part of the shadow; `part` must lie within ``frame``.
  package func mask(of part: PixelFrame, from mask: ShadowMask) -> PixelMask? {
    let stride = PixelMask.stride(part.width)
    var coverage: [UInt8] = []
    coverage.reserveCapacity(stride * part.height)
    for row in part.y..<part.maxY {
      guard let position = maskRow(for: row) else { return nil }
      spread(
        mask.coverage[position * mask.width..<(position + 1) * mask.width], columns: part.x..<part.maxX, into: &coverage
      )
      coverage.append(contentsOf: repeatElement(0, count: stride - part.width))
    }
    return PixelMask(part, coverage: coverage)
  }
}
