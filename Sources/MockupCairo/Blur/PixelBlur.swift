import MockupScene

/// Blurs the part of a picture that is seen through a window; beyond its edges the picture goes on as at the edge.
///
/// All four channels of two pixels are worked on at once, always downwards: between the two directions the buffer is
/// turned over.
struct PixelBlur {
  private typealias Lane = BoxBlur.Lane

  private let blur: BoxBlur
  /// The size of what is handed out, in pixels.
  private let width, height: Int
  /// Which columns and rows of the picture the window and its surroundings look at, as far as the blur reaches.
  private let columns, rows: [Int]

  init(_ grid: BackdropGrid) {
    blur = grid.blur
    (width, height) = (grid.window.width, grid.window.height)
    let source = grid.source
    let near = grid.window.grown(by: grid.blur.reach)
    columns = (near.x..<near.maxX).map { max(0, min(source.width - 1, $0 - source.x)) }
    rows = (near.y..<near.maxY).map { max(0, min(source.height - 1, $0 - source.y)) }
  }

  /// The pixels of the window, row by row.
  ///
  /// - Parameter picture: the part of the picture that is looked at.
  func blurred(_ picture: Raster) -> [UInt32] {
    var sheet = upright(picture)
    blur.blurDown(&sheet, columns: Self.pairs(columns.count))
    var turned = turned(sheet)
    blur.blurDown(&turned, columns: Self.pairs(height))
    return pixels(turned)
  }

  /// How many lanes hold a number of pixels.
  private static func pairs(_ count: Int) -> Int { (count + 1) / 2 }

  /// The picture and its surroundings, two pixels side by side.
  private func upright(_ picture: Raster) -> [Lane] {
    let pixels = picture.pixels.span
    var sheet: [Lane] = []
    sheet.reserveCapacity(Self.pairs(columns.count) * rows.count)
    for row in rows {
      let start = row * picture.width
      for place in stride(from: 0, to: columns.count, by: 2) {
        let left = pixels[start + columns[place]]
        let right = place + 1 < columns.count ? pixels[start + columns[place + 1]] : left
        sheet.append(
          Lane(
            left & 255, left >> 8 & 255, left >> 16 & 255, left >> 24, right & 255, right >> 8 & 255,
            right >> 16 & 255, right >> 24) &* BoxBlur.parts)
      }
    }
    return sheet
  }

  /// The rows of the window as columns, two pixels on top of each other side by side.
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

  /// The window's rows, from a buffer that is turned over.
  private func pixels(_ turned: [Lane]) -> [UInt32] {
    let lanes = turned.span
    let across = Self.pairs(height)
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let lane = lanes[(column + blur.reach) * across + row / 2]
        let sums = row % 2 == 0 ? lane.lowHalf : lane.highHalf
        let values = (sums &+ BoxBlur.parts / 2) &>> BoxBlur.partPlaces
        result.append(values[3] << 24 | values[2] << 16 | values[1] << 8 | values[0])
      }
    }
    return result
  }
}
