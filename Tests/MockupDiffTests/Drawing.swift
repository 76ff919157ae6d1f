import MockupScene

/// Small pictures drawn with characters.
enum Drawing {
  /// A picture with one pixel per character: `.` is white, all other characters have the given colors.
  static func raster(_ rows: [String], _ colors: [Character: UInt32] = ["#": 0xFF00_0000]) -> StraightRaster {
    let pixels = rows.flatMap { row in row.map { colors[$0] ?? 0xFFFF_FFFF } }
    return StraightRaster(width: rows.first?.count ?? 0, height: rows.count, pixels: pixels)
  }

  /// A picture of one color.
  static func plain(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF80_8080) -> StraightRaster {
    StraightRaster(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}

extension StraightRaster {
  /// The picture with some pixels changed.
  func changing(_ indices: some Sequence<Int>, by bits: UInt32 = 1) -> StraightRaster {
    var changed = pixels
    for index in indices { changed[index] ^= bits }
    return StraightRaster(width: width, height: height, pixels: changed)
  }
}
