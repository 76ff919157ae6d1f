import MockupCairo
import MockupScene

/// The decoding of images other than PNG, which the module does not support.
public enum ImageDecoding: Hashable, Sendable {
  case inProcess

  func source(decodingPNG decodePNG: @escaping ([UInt8]) throws(ImageError) -> Raster) -> ForeignImageSource {
    ForeignImageSource(decodePNG: decodePNG) { _ throws(ImageError) in
      throw .failed("the browser version reads PNG only")
    }
  }
}
