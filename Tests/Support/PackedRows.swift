/// The uncompressed rows of a PNG, packed independently of the code under test.
package struct PackedRows {
  private let width: Int
  private let height: Int
  private let bitDepth: Int
  private let sampleCount: Int
  private let isInterlaced: Bool

  /// - Parameter sampleCount: the samples per pixel.
  package init(width: Int, height: Int, bitDepth: Int, sampleCount: Int, isInterlaced: Bool) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.sampleCount = sampleCount
    self.isInterlaced = isInterlaced
  }

  /// - Parameters:
  ///   - filter: returns the filter of a row, by the row's index in its pass.
  ///   - sample: returns a sample, by column, row, and index in the pixel.
  package func bytes(filter: (Int) -> Int, sample: (Int, Int, Int) -> Int) -> [UInt8] {
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width && y0 < height {
      var above: [UInt8] = []
      for (number, y) in stride(from: y0, to: height, by: dy).enumerated() {
        let row = packed(
          stride(from: x0, to: width, by: dx).flatMap { x in
            (0..<sampleCount).map { sample(x, y, $0) }
          })
        if above.isEmpty { above = Array(repeating: 0, count: row.count) }
        bytes += filtered(row, above: above, filter(number))
        above = row
      }
    }
    return bytes
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if bitDepth == 8 { return samples.map { UInt8($0) } }
    if bitDepth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * bitDepth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * bitDepth
      bytes[bit / 8] |= UInt8(sample << (8 - bitDepth - bit % 8))
    }
    return bytes
  }

  private func filtered(_ row: [UInt8], above: [UInt8], _ filter: Int) -> [UInt8] {
    let unit = max(1, sampleCount * bitDepth / 8)
    var bytes = [UInt8(filter)]
    for (index, byte) in row.enumerated() {
      let left = index >= unit ? Int(row[index - unit]) : 0
      let up = Int(above[index])
      let corner = index >= unit ? Int(above[index - unit]) : 0
      let estimate = left + up - corner
      let nearest = [left, up, corner].min { abs($0 - estimate) < abs($1 - estimate) } ?? 0
      let prediction = [0, left, up, (left + up) / 2, nearest][filter]
      bytes.append(UInt8(truncatingIfNeeded: Int(byte) - prediction))
    }
    return bytes
  }
}
