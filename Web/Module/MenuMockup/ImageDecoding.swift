import MockupCairo
import MockupScene

/// Where images other than PNG are decoded: in the page, which passes a JPEG or WebP as PNG, and an SVG as `DrawnVector`.
public enum ImageDecoding: Hashable, Sendable {
  case inProcess

  func source(decodingPNG decodePNG: @escaping ([UInt8]) throws(ImageError) -> Raster) -> ForeignImageSource {
    let pixels = ForeignImageSource(decodePNG: decodePNG) { _ throws(ImageError) in throw .unknownFormat }
    return ForeignImageSource(decodePNG: decodePNG) { job throws(ImageError) in
      guard let vector = DrawnVector(job.file) else { throw .failed("the browser version reads PNG only") }
      switch job.question {
      case .size: return .size(vector.size)
      case .raster(let width, let height):
        let raster = try pixels.open(vector.png).raster(width: width, height: height)
        return .raster(raster, Rect(x: 0, y: 0, width: 1, height: 1))
      case .detail(let part, let width, let height):
        let (raster, shown) = try pixels.open(vector.png).detail(part, width: width, height: height)
        return .raster(raster, shown)
      }
    }
  }
}

/// An SVG that the page has drawn: `<WIDTH HEIGHT>` in user units, and a PNG of any resolution.
private struct DrawnVector {
  let size: Size
  let png: [UInt8]

  init?(_ file: [UInt8]) {
    guard file.first == 0x3C, let end = file.prefix(32).firstIndex(of: 0x3E) else { return nil }
    let numbers = file[1..<end].split(separator: 0x20).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let sides = 1...Limit.imageSide.maximum
    guard numbers.count == 2, sides.contains(numbers[0]), sides.contains(numbers[1]) else { return nil }
    size = Size(width: Double(numbers[0]), height: Double(numbers[1]))
    png = Array(file[(end + 1)...])
  }
}
