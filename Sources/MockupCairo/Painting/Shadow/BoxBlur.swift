/// The approximation that the SVG specification gives for `feGaussianBlur`: three box blurs, which differ from a
/// Gaussian by at most 3%. Below 2 pixels, a true Gaussian is used. librsvg, resvg, and browsers do the same.
package struct BoxBlur {
  /// The range of source pixels around a pixel, and their weights.
  private enum Step {
    case box(before: Int, after: Int)
    case weights([UInt32])
  }

  /// Values are stored in units of 1/16 of 1/255, so that rounding between steps is invisible.
  static let parts: UInt32 = 1 << partBits
  static let partBits: UInt32 = 4
  /// Binary digits of the factor that replaces division by a box's width.
  private static let fractionBits: UInt32 = 19

  private let steps: [Step]
  /// The reach of the blur in pixels.
  package let reach: Int

  /// - Parameter sigma: The standard deviation in pixels.
  package init(sigma: Double) {
    guard sigma > 0 else {
      steps = []
      reach = 0
      return
    }
    if sigma < 2 {
      let radius = Int((3 * sigma).rounded(.up))
      let bells = (-radius...radius).map { GaussianBell.height(at: Double($0) / sigma) }
      let sum = bells.reduce(0, +)
      steps = [.weights(bells.map { UInt32(($0 / sum * Double(1 << Self.fractionBits)).rounded()) })]
      reach = radius
      return
    }
    // d = ⌊σ · 3√(2π)/4 + 1/2⌋; bounded, because wider blurs than any image make no difference.
    let d = Int(min(sigma, 4096) * 1.8799712059732503 + 0.5)
    let half = d / 2
    steps =
      d % 2 == 1
      ? Array(repeating: .box(before: half, after: half), count: 3)
      : [.box(before: half, after: half - 1), .box(before: half - 1, after: half), .box(before: half, after: half)]
    reach = d % 2 == 1 ? 3 * half : 3 * half - 1
  }

  /// Blurs coverage from 0 to 255 in both directions.
  ///
  /// - Parameter extendsEdges: Whether the last column and row are repeated beyond the right and the lower edge. Beyond the
  ///   other edges, and otherwise, coverage is 0.
  package func blurred(_ coverage: [UInt8], width: Int, height: Int, extendsEdges: Bool) -> [UInt8] {
    guard !steps.isEmpty, width > 0, height > 0, coverage.count == width * height else { return coverage }
    let columns = (width + 7) / 8
    var sheet: [Lane] = []
    sheet.reserveCapacity(columns * height)
    var previous: ArraySlice<UInt8> = []
    for row in 0..<height {
      let source = coverage[row * width..<(row + 1) * width]
      if row > 0, source == previous {
        // The straight sides of a shape make most rows equal.
        for column in (row - 1) * columns..<row * columns { sheet.append(sheet[column]) }
      } else {
        var line = source.map { UInt32($0) &* Self.parts }
        var spare = line
        for step in steps { alongRow(&line, &spare, step, extendsEdges) }
        line.append(contentsOf: repeatElement(0, count: columns * 8 - width))
        for x in stride(from: 0, to: line.count, by: 8) {
          sheet.append(
            Lane(
              line[x], line[x &+ 1], line[x &+ 2], line[x &+ 3], line[x &+ 4], line[x &+ 5], line[x &+ 6],
              line[x &+ 7]))
        }
      }
      previous = source
    }
    var spare = sheet
    for step in steps { downColumns(&sheet, &spare, columns: columns, height: height, step, extendsEdges) }
    return bytes(of: sheet, columns: columns, width: width)
  }

  private func bytes(of sheet: [Lane], columns: Int, width: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(sheet.count * 8)
    let half = Lane(repeating: Self.parts / 2)
    let maximum = Lane(repeating: 255)
    var column = 0
    for lane in sheet {
      let value = SIMD8<UInt8>(
        truncatingIfNeeded: pointwiseMin((lane &+ half) &>> Lane(repeating: Self.partBits), maximum))
      let count = min(8, width &- column &* 8)
      if count == 8 {
        result.append(value[0])
        result.append(value[1])
        result.append(value[2])
        result.append(value[3])
        result.append(value[4])
        result.append(value[5])
        result.append(value[6])
        result.append(value[7])
      } else {
        for index in 0..<count { result.append(value[index]) }
      }
      column = column &+ 1 == columns ? 0 : column &+ 1
    }
    return result
  }

  typealias Lane = SIMD8<UInt32>

  /// Blurs values downward, with 0 beyond the edges.
  ///
  /// - Parameter columns: The number of lanes per row.
  func blurDown(_ sheet: inout [Lane], columns: Int) {
    guard columns > 0 else { return }
    let height = sheet.count / columns
    var spare = sheet
    for step in steps { downColumns(&sheet, &spare, columns: columns, height: height, step, false) }
  }

  private func alongRow(_ row: inout [UInt32], _ spare: inout [UInt32], _ step: Step, _ extendsEdges: Bool) {
    let count = row.count
    switch step {
    case .box(let before, let after):
      let factor = Self.factor(before + after + 1)
      let half: UInt32 = 1 << (Self.fractionBits - 1)
      var sum: UInt32 = 0
      let beyond = extendsEdges ? row[count - 1] : 0
      for x in 0..<after { sum &+= x < count ? row[x] : beyond }
      for x in 0..<count {
        sum &+= x &+ after < count ? row[x &+ after] : beyond
        spare[x] = (sum &* factor &+ half) >> Self.fractionBits
        if x >= before { sum &-= row[x &- before] }
      }
    case .weights(let weights):
      let radius = weights.count / 2
      for x in 0..<count {
        var sum: UInt32 = 1 << (Self.fractionBits - 1)
        for index in max(0, x - radius)...(extendsEdges ? x + radius : min(count - 1, x + radius)) {
          sum &+= row[min(index, count - 1)] &* weights[index - x + radius]
        }
        spare[x] = sum >> Self.fractionBits
      }
    }
    swap(&row, &spare)
  }

  private func downColumns(
    _ sheet: inout [Lane], _ spare: inout [Lane], columns: Int, height: Int, _ step: Step, _ extendsEdges: Bool
  ) {
    let half = Lane(repeating: 1 << (Self.fractionBits - 1))
    let fractionBits = Lane(repeating: Self.fractionBits)
    switch step {
    case .box(let before, let after):
      let factor = Lane(repeating: Self.factor(before + after + 1))
      // Row by row, in memory order, with a running sum for each column.
      var sums = Array(repeating: Lane(), count: columns)
      for row in 0..<(extendsEdges ? after : min(after, height)) {
        let index = min(row, height - 1) &* columns
        for column in 0..<columns { sums[column] &+= sheet[index &+ column] }
      }
      for row in 0..<height {
        let index = row &* columns
        let entering = extendsEdges || row &+ after < height ? min(row &+ after, height - 1) &* columns : nil
        let leaving = row >= before ? (row &- before) &* columns : nil
        for column in 0..<columns {
          var sum = sums[column]
          if let entering { sum &+= sheet[entering &+ column] }
          spare[index &+ column] = (sum &* factor &+ half) &>> fractionBits
          if let leaving { sum &-= sheet[leaving &+ column] }
          sums[column] = sum
        }
      }
    case .weights(let weights):
      let radius = weights.count / 2
      for row in 0..<height {
        for column in 0..<columns {
          var sum = half
          for index in max(0, row - radius)...(extendsEdges ? row + radius : min(height - 1, row + radius)) {
            sum &+= sheet[min(index, height - 1) &* columns &+ column] &* Lane(repeating: weights[index - row + radius])
          }
          spare[row &* columns &+ column] = sum &>> fractionBits
        }
      }
    }
    swap(&sheet, &spare)
  }

  private static func factor(_ width: Int) -> UInt32 {
    UInt32((Double(1 << fractionBits) / Double(width)).rounded())
  }
}
