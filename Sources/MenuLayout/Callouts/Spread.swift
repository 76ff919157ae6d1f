/// Separates parts along a line.
package enum Spread {
  package struct Part {
    var center: Double
    var length: Double

    package init(center: Double, length: Double) {
      self.center = center
      self.length = length
    }
  }

  /// Returns the middles of all parts, in the same order and separated by `gap`, with the least sum of squared
  /// distances from their preferred positions.
  ///
  /// - Returns: `nil` if the parts do not fit between the bounds.
  package static func positions(of parts: [Part], gap: Double, from low: Double? = nil, to high: Double? = nil)
    -> [Double]?
  {
    guard let first = parts.first, let last = parts.last else { return [] }
    // After subtracting the lengths of preceding parts only the order matters: isotonic regression by pooling.
    var offsets = [0.0]
    for (part, next) in zip(parts, parts.dropFirst()) {
      offsets.append((offsets.last ?? 0) + part.length / 2 + gap + next.length / 2)
    }
    var pools: [(sum: Double, count: Int)] = []
    for (part, offset) in zip(parts, offsets) {
      var pool = (sum: part.center - offset, count: 1)
      while let before = pools.last, before.sum * Double(pool.count) > pool.sum * Double(before.count) {
        pool = (before.sum + pool.sum, before.count + pool.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let minimum = low.map { $0 + first.length / 2 } ?? -.infinity
    let maximum = high.map { $0 - last.length / 2 - (offsets.last ?? 0) } ?? .infinity
    guard minimum <= maximum else { return nil }
    let starts = pools.flatMap { pool in
      Array(repeating: min(max(pool.sum / Double(pool.count), minimum), maximum), count: pool.count)
    }
    return zip(starts, offsets).map { $0 + $1 }
  }
}
