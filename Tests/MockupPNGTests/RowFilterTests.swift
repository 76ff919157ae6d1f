import Testing

import MockupPNG

@Suite("Filters of rows")
struct RowFilterTests {
  /// Differences of many kinds, mostly with long stretches of zeros, reconstructed byte by byte.
  @Test("Every filter is undone as byte by byte", arguments: [1, 2, 3, 4, 6, 8])
  func filters(unit: Int) throws {
    var random = RandomSource(seed: UInt64(unit))
    for columns in Array(1...18) + [50] {
      for kind in 0..<5 {
        let filter = try #require(RowFilter(rawValue: UInt8(kind)))
        for density in [0, 5, 100] {
          let count = columns * unit
          func bytes(_ share: Int) -> [UInt8] {
            (0..<count).map { _ in
              Int.random(in: 0..<100, using: &random) < share ? UInt8.random(in: 0...255, using: &random) : 0
            }
          }
          let (above, differences) = (bytes([0, 20, 100][columns % 3]), bytes(density))
          var expected: [UInt8] = []
          for index in 0..<count {
            let left = index >= unit ? Int(expected[index - unit]) : 0
            let up = Int(above[index])
            let corner = index >= unit ? Int(above[index - unit]) : 0
            let estimate = left + up - corner
            let nearest = [left, up, corner].min { abs($0 - estimate) < abs($1 - estimate) } ?? 0
            let prediction = [0, left, up, (left + up) / 2, nearest][kind]
            expected.append(UInt8(truncatingIfNeeded: Int(differences[index]) + prediction))
          }
          var row = above
          var span = row.mutableSpan
          let isChanged = filter.undo(differences.span, over: &span, unit: unit)
          #expect(row == expected)
          #expect(isChanged || row == above)
        }
      }
    }
  }
}
