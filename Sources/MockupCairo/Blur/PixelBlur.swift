import MockupScene

/// Blurs the part of an image behind a window; edge pixels are repeated beyond the image.
///
/// All four channels of two pixels are processed at once, always downward. The buffer is transposed between the two
/// directions.
struct PixelBlur {
  private typealias Lane = BoxBlur.Lane

  private let blur: BoxBlur
  /// The size of the result in pixels.
  private let width, height: Int
  /// The columns and rows of the image that the window and the reach of the blur cover.
  private let columns, rows: [Int]

  init(_ grid: BackdropGrid) {
    blur = grid.blur
    (width, height) = (grid.window.width, grid.window.height)
    let source = grid.source
    let near = grid.window.grown(by: grid.blur.reach)
    columns = (near.x..<near.maxX).map { max(0, min(source.width - 1, $0 - source.x)) }
    rows = (near.y..<near.maxY).map { max(0, min(source.height - 1, $0 - source.y)) }
  }

  /// Returns the pixels of the window, row by row.
  ///
  /// - Parameter image: The source part of the image.
  func blurred(_ image: Raster) -> [UInt32] {
    var sheet = upright(image)
    blur.blurDown(&sheet, columns: Self.pairs(columns.count))
    var turned = turned(sheet)
    blur.blurDown(&turned, columns: Self.pairs(height))
    return pixels(turned)
  }

  private static func pairs(_ count: Int) -> Int { (count + 1) / 2 }

  /// Returns the image and its surroundings, two horizontal neighbors per lane.
  private func upright(_ image: Raster) -> [Lane] {
    let pixels = image.pixels.span
    var sheet: [Lane] = []
    sheet.reserveCapacity(Self.pairs(columns.count) * rows.count)
    for row in rows {
      let start = row * image.width
      for index in stride(from: 0, to: columns.count, by: 2) {
        let left = pixels[start + columns[index]]
        let right = index + 1 < columns.count ? pixels[start + columns[index + 1]] : left
        sheet.append(
          Lane(
            left & 255, left >> 8 & 255, left >> 16 & 255, left >> 24, right & 255, right >> 8 & 255,
            right >> 16 & 255, right >> 24) &* BoxBlur.parts)
      }
    }
    return sheet
  }

  /// Returns the transposed rows of the window, two vertical neighbors per lane.
  private func turned(_ sheet: [Lane]) -> [Lane] {
    let lanes = sheet.span
    let across = Self.pairs(columns.count)
    var turned: [Lane] = []
    turned.reserveCapacity(columns.count * Self.pairs(height))
    for column in columns.indices {
      for row in stride(from: 0, to: height, by: 2) {
        let upper = lanes[(row + blur.reach) * across + column / 2]
        let lower = lanes[(min(row + 1, height - 1) + blur.reach) * across + column / 2]
        turned.append(
          column % 2 == 0
            ? Lane(lowHalf: upper.lowHalf, highHalf: lower.lowHalf)
            : Lane(lowHalf: upper.highHalf, highHalf: lower.highHalf))
      }
    }
    return turned
  }

  /// Returns the pixels of the window from a transposed buffer.
  private func pixels(_ turned: [Lane]) -> [UInt32] {
    let lanes = turned.span
    let across = Self.pairs(height)
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let lane = lanes[(column + blur.reach) * across + row / 2]
        let sums = row % 2 == 0 ? lane.lowHalf : lane.highHalf
        let values = (sums &+ BoxBlur.parts / 2) &>> BoxBlur.partBits
        result.append(values[3] << 24 | values[2] << 16 | values[1] << 8 | values[0])
      }
    }
    return result
  }
}
