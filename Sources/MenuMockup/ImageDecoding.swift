import MockupCairo
import MockupImageHelper
import MockupScene

/// The process that decodes SVG, JPEG, and WebP files: their libraries can crash, hang, or use much memory.
public enum ImageDecoding: Hashable, Sendable {
  /// In this process. Only sizes are limited; choose it for images that you trust.
  case inProcess
  /// In a helper process, `menumock` at this path, with limits on time and memory. It writes no files, and reads only
  /// fonts.
  case helper(String)

  /// Returns a decoder for one renderer.
  func source(decodingPNG decodePNG: @escaping ([UInt8]) throws(ImageError) -> Raster) -> ForeignImageSource {
    switch self {
    case .inProcess: return ForeignImageSource(decodePNG: decodePNG)
    case .helper(let program):
      let process = ImageProcess(program: program)
      return ForeignImageSource(decodePNG: decodePNG) { job throws(ImageError) in try process.perform(job) }
    }
  }
}
