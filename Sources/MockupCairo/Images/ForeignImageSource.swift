package import MockupScene

/// Opens images that a document names: PNG with the given decoder, SVG with librsvg, JPEG with libjpeg-turbo, WebP with
/// libwebp.
///
/// Libraries are loaded on first use. An SVG cannot access other files or the network. Sizes are checked in the headers
/// before anything is decoded.
public struct ForeignImageSource {
  /// Does a job that needs a C library.
  package typealias Performer = (ImageJob) throws(ImageError) -> ImageAnswer

  /// The longest side of an image, in pixels or user units.
  static let longestSide = Double(Limit.imageSide.maximum)
  static let maximumPixels = Limit.imagePixels.maximum

  private let decodePNG: ([UInt8]) throws(ImageError) -> Raster
  private let perform: Performer

  /// Creates a source that decodes PNG files with `decodePNG`, and has `perform` decode other images.
  package init(decodePNG: @escaping ([UInt8]) throws(ImageError) -> Raster, perform: @escaping Performer) {
    self.decodePNG = decodePNG
    self.perform = perform
  }

  /// Opens an image file.
  public func open(_ bytes: [UInt8]) throws(ImageError) -> any ForeignImage {
    switch try ImageHeader(of: bytes).format {
    case .png: RasterImage(try decodePNG(bytes))
    case .jpeg, .webP, .svg: try JobImage(bytes, perform: perform)
    }
  }

  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0, width <= Int(longestSide), height <= Int(longestSide), width * height <= maximumPixels
    else { throw .tooLarge(width: width, height: height) }
  }
}
