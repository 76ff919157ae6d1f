import MockupCairo
import MockupScene

/// Where images other than PNG are decoded: nowhere yet.
public enum ImageDecoding: Hashable, Sendable {
  case inProcess

  func source(decodingPNG decodePNG: @escaping ([UInt8]) throws(ImageError) -> Raster) -> ForeignImageSource {
    ForeignImageSource(decodePNG: decodePNG) { _ throws(ImageError) in
      throw .failed("the browser version reads PNG only")
    }
  }
}
