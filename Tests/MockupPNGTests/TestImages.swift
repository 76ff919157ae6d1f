import MockupScene

/// Pictures to compress, from noise to something like a menu.
enum TestImages {
  /// Noise. With alpha, the premultiplied colors survive the conversion to straight color and back.
  static func noise(width: Int, height: Int, hasAlpha: Bool, seed: UInt64) -> Raster {
    var random = RandomSource(seed: seed)
    let pixels = (0..<(width * height)).map { _ in pixel(&random, hasAlpha: hasAlpha) }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// Short runs of exactly `count` colors, all of them used.
  static func colors(_ count: Int, width: Int, height: Int, hasAlpha: Bool, seed: UInt64) -> Raster {
    var random = RandomSource(seed: seed)
    var palette: [UInt32] = []
    while palette.count < count {
      let color = pixel(&random, hasAlpha: hasAlpha)
      if !palette.contains(color) { palette.append(color) }
    }
    var pixels = palette
    while pixels.count < width * height {
      let color = palette[Int.random(in: 0..<count, using: &random)]
      pixels += Array(repeating: color, count: Int.random(in: 1...6, using: &random))
    }
    return Raster(width: width, height: height, pixels: Array(pixels.prefix(width * height)))
  }

  /// A panel with rows of strokes and soft edges in a few hundred shades, and a soft shadow around it.
  static func menu(width: Int, height: Int, hasAlpha: Bool, seed: UInt64) -> Raster {
    var random = RandomSource(seed: seed)
    var raster = Raster(width: width, height: height)
    let margin = min(width, height) / 8
    for y in 0..<height {
      for x in 0..<width {
        let distance = min(x, width - 1 - x, y, height - 1 - y)
        let alpha = distance >= margin ? 255 : UInt32(distance * 60 / max(1, margin))
        if distance >= margin {
          raster.pixels[y * width + x] = 0xFFF9_F9FB
        } else {
          let background: UInt32 = 0xDA - alpha / 2
          raster.pixels[y * width + x] = hasAlpha ? alpha << 24 : 0xFF00_0000 | background * 0x1_0101 + 6
        }
      }
    }
    let inside = margin..<max(margin + 1, height - margin)
    for y in inside where (y / 16) % 2 == 1 {
      var x = margin
      while x + 8 < width - margin {
        // A stroke with two soft edges, at the same position for some rows.
        let shade = UInt32.random(in: 0...220, using: &random)
        let position = y * width + x
        if y % 16 > 3, y > 0, UInt8.random(in: 0...3, using: &random) > 0 {
          for offset in 0..<6 { raster.pixels[position + offset] = raster.pixels[position + offset - width] }
        } else {
          raster.pixels[position] = 0xFF1C_1C1E + shade * 0x1_0101
          for offset in 1..<5 { raster.pixels[position + offset] = 0xFF1C_1C1E }
          raster.pixels[position + 5] = 0xFF1C_1C1E + (220 - shade) * 0x1_0101
        }
        x += Int.random(in: 8...20, using: &random)
      }
    }
    return raster
  }

  private static func pixel(_ random: inout RandomSource, hasAlpha: Bool) -> UInt32 {
    let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
    guard hasAlpha else { return 0xFF00_0000 | color }
    let alphas: [UInt32] = [0, 1, 2, 64, 127, 128, 254, 255, UInt32.random(in: 0...255, using: &random)]
    let alpha = alphas[Int.random(in: 0..<alphas.count, using: &random)]
    let components = [16, 8, 0].map { (shift: UInt32) in ((color >> shift & 0xFF) * alpha + 127) / 255 << shift }
    return alpha << 24 | components.reduce(0, |)
  }
}
