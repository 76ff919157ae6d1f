public import MockupScene

/// Opens images that a document names: PNG with the given decoder, SVG with librsvg, JPEG with libjpeg-turbo, WebP with
/// libwebp.
///
/// Libraries are loaded on first use. An SVG cannot access other files or the network.
public struct ForeignImageSource {
  /// The longest side of an image, in pixels or user units.
  static let longestSide = Double(Limit.imageSide.most)
  static let mostPixels = Limit.imagePixels.most

  private let decodePNG: ([UInt8]) throws -> Raster

  /// Creates a source that decodes PNG files with `decodePNG`.
  public init(decodePNG: @escaping ([UInt8]) throws -> Raster) {
    self.decodePNG = decodePNG
  }

  /// Opens an image file.
  ///
  /// - Throws: ``ImageError``, or an error of the PNG decoder.
  public func open(_ bytes: [UInt8]) throws -> any ForeignImage {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return RasterImage(try decodePNG(bytes))
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      guard let library = JPEGLibrary.shared else { throw ImageError.libraryIsMissing(.turboJPEG) }
      return RasterImage(try library.decode(bytes).turned(as: PhotoOrientation(ofJPEG: bytes)))
    }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      guard let library = WebPLibrary.shared else { throw ImageError.libraryIsMissing(.webP) }
      return RasterImage(try library.decode(bytes))
    }
    guard Self.looksLikeMarkup(bytes) else { throw ImageError.unknownFormat }
    guard let library = SVGLibrary.shared else { throw ImageError.libraryIsMissing(.librsvg) }
    return try SVGImage(bytes, library: library)
  }

  /// Whether a file starts like XML in UTF-8 or UTF-16, or is compressed like an `.svgz`.
  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) { return true }
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x09, 0x0A, 0x0D, 0x20]
    return bytes.prefix(1024).first { !marks.contains($0) } == 0x3C
  }

  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0, width <= Int(longestSide), height <= Int(longestSide), width * height <= mostPixels
    else { throw .tooLarge(width: width, height: height) }
  }
}
