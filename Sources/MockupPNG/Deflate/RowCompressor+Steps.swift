extension RowCompressor {
  /// Says the present row, of which the first `equalUnits` are known to equal those of the row above, which lies at
  /// `aboveRange` in the window.
  mutating func encodeRow(equalUnits: Int, above aboveRange: Range<Int>) {
    let storage = window.storage
    let row = storage.span.extracting(window.currentRange)
    let above = storage.span.extracting(aboveRange)
    let hasAbove = reachesAbove && !window.isFirst

    // The filter byte is the same in all rows.
    if hasAbove, equalUnits > 0 || pendingAbove > 0 { putOffAbove(1, first: 0) } else { append(literal: 0) }
    var x = 0
    var aboveEnd = hasAbove ? equalUnits : 0
    // Units that may differ from those above and are not in the checksum yet.
    var changed = 0..<0
    while x < width {
      if x >= aboveEnd, hasAbove { aboveEnd = x &+ RowScan.commonPrefix(row, above, from: x) }
      let aboveCount = max(0, aboveEnd &- x)
      let leftCount = x > 0 ? RowScan.run(of: row[x &- 1], in: row, from: x) : 0
      let count: Int
      if leftCount &* unit >= Token.minimumLength, leftCount >= aboveCount || leftCount &* unit >= Self.flatBytes {
        copyLeft(leftCount &* unit)
        count = leftCount
        remember(row, x &+ count &- 1)
      } else if aboveCount > 0, pendingAbove > 0 || isWorthCopying(aboveCount, row[x]) {
        count = min(aboveCount, Token.maximumLength / unit)
        putOffAbove(unit, first: row[x])
        if count > 1 { putOffAbove((count &- 1) &* unit, first: row[x &+ 1]) }
      } else {
        count = encodeNew(row, x, storage.span)
      }
      if x &+ count > aboveEnd {
        if changed.upperBound &+ Self.bridgedGap < max(x, aboveEnd) {
          adler.replace(changed, of: above, by: row)
          changed = max(x, aboveEnd)..<(x &+ count)
        } else {
          changed = changed.lowerBound..<(x &+ count)
        }
      }
      x &+= count
    }
    adler.replace(changed, of: above, by: row)
  }

  /// So many equal units between changed ones are compared all the same, which is quicker than to begin anew.
  private static var bridgedGap: Int { 24 }

  /// Notes where the unit at `x`, and it together with the next one, were seen last.
  @inline(__always)
  private mutating func remember(_ row: Span<Unit>, _ x: Int) {
    let place = PlaceTable.Place(row: window.rowNumber, x: x)
    _ = singles.exchange(UInt64(row[x]), place)
    if x &+ 1 < width { _ = pairs.exchange(UInt64(row[x]) &<< 32 | UInt64(row[x &+ 1]), place) }
  }

  /// Whether it costs no more to copy `count` units like `pixel` from above than to say them byte by byte.
  @inline(__always)
  private func isWorthCopying(_ count: Int, _ pixel: Unit) -> Bool {
    let bytes = count &* unit
    guard bytes >= Token.minimumLength else { return false }
    return bytes > 4 || costs.copy(length: bytes, distance: aboveDistance) <= count &* literalCost(pixel)
  }

  /// Says one or more units that equal neither those to the left nor those above; returns how many.
  private mutating func encodeNew(_ row: Span<Unit>, _ x: Int, _ storage: Span<Unit>) -> Int {
    sayAbove()
    let pixel = row[x]
    let place = PlaceTable.Place(row: window.rowNumber, x: x)
    let last = singles.exchange(UInt64(pixel), place)
    if x &+ 1 < width {
      let key = UInt64(pixel) &<< 32 | UInt64(row[x &+ 1])
      let count = copy(from: pairs.exchange(key, place), row, x, storage, atLeast: 2)
      if count > 0 { return count }
    }
    if layout == .rgba, x > 0, (pixel ^ row[x &- 1]) & 0xFF_FFFF == 0 {
      // Only alpha differs, as in shadows: the color is copied from the left.
      append(copy: 3, distance: leftDistance)
      append(literal: UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: pixel) &>> 24))
      return 1
    }
    let count = copy(from: last, row, x, storage, atLeast: 1)
    if count > 0 { return count }
    append(unit: pixel)
    return 1
  }

  /// Says a copy of `least` units or more from a place where they might stand; returns how many, 0 for none.
  @inline(__always)
  private mutating func copy(
    from place: PlaceTable.Place, _ row: Span<Unit>, _ x: Int, _ storage: Span<Unit>, atLeast least: Int
  ) -> Int {
    guard let found = window.find(place, from: x) else { return 0 }
    let equal = RowScan.commonPrefix(row.extracting(x..<width), storage.extracting(found.units))
    let count = min(equal, Token.maximumLength / unit)
    guard count >= least, count &* unit >= Token.minimumLength else { return 0 }
    let distance = Distance(found.distance)
    let bytes = count &* unit
    guard bytes > 4 || costs.copy(length: bytes, distance: distance) < count &* literalCost(row[x]) else { return 0 }
    append(copy: bytes, distance: distance)
    return count
  }

  /// Decides how the present row is to be repeated.
  mutating func makePlan() {
    let storage = window.storage
    let row = storage.span.extracting(window.currentRange)
    // Each copy needs three bytes.
    let margin = unit < Token.minimumLength ? Token.minimumLength : 0
    // A run that is long enough covers a whole gap between two of the places looked at.
    let step = max(1, Self.flatBytes / unit / 2)
    var planned = 0
    var probe = 0
    while probe < width {
      let end = probe &+ RowScan.run(of: row[probe], in: row, from: probe)
      defer { probe = max(probe &+ step, end) }
      guard end &- probe >= min(step, width &- probe) else { continue }
      var start = probe
      while start > planned, row[start &- 1] == row[probe] { start &-= 1 }
      // The first unit of the run is no copy of the one to its left.
      start = start &+ 1 &+ margin
      guard (end &- start) &* unit >= Self.flatBytes else { continue }
      plan.append(.above(bytes: (start &- planned) &* unit))
      plan.append(.left(bytes: (end &- margin &- start) &* unit))
      planned = end &- margin
    }
    if planned < width { plan.append(.above(bytes: (width &- planned) &* unit)) }
  }

  /// Repeats the byte of one unit before for `bytes` bytes.
  mutating func copyLeft(_ bytes: Int) {
    sayAbove()
    append(copy: bytes, distance: leftDistance)
  }

  /// Notes that `bytes` more bytes equal those above; `first` is the first of them.
  @inline(__always)
  mutating func putOffAbove(_ bytes: Int, first: Unit) {
    if pendingAbove == 0 { pendingBytes.0 = UInt8(truncatingIfNeeded: first) }
    if pendingAbove == 1 { pendingBytes.1 = UInt8(truncatingIfNeeded: first) }
    pendingAbove &+= bytes
  }

  /// Says the copy from above that was put off.
  mutating func sayAbove() {
    guard pendingAbove > 0 else { return }
    let bytes = pendingAbove
    pendingAbove = 0
    guard bytes >= Token.minimumLength else {
      append(literal: pendingBytes.0)
      if bytes > 1 { append(literal: pendingBytes.1) }
      return
    }
    append(copy: bytes, distance: aboveDistance)
  }
}
