public import MockupScene

/// Does image jobs in this process. It keeps the last image open, because drawing follows measuring.
package final class ImageWorkbench {
  /// In bytes; a larger image is closed after drawing.
  private static let keptBytes = 32 << 20

  private var last: (file: [UInt8], image: any ForeignImage)?

  package init() {}

  package func perform(_ job: ImageJob) throws(ImageError) -> ImageAnswer {
    let image = try image(job.file)
    switch job.question {
    case .size: return .size(image.size)
    case .raster(let width, let height):
      let raster = try image.raster(width: width, height: height)
      closeLarge()
      return .raster(raster, Rect(x: 0, y: 0, width: 1, height: 1))
    case .detail(let part, let width, let height):
      let (raster, shown) = try image.detail(part, width: width, height: height)
      closeLarge()
      return .raster(raster, shown)
    }
  }

  private func image(_ file: [UInt8]) throws(ImageError) -> any ForeignImage {
    if let last, last.file == file { return last.image }
    last = nil
    let image = try Self.open(file)
    last = (file, image)
    return image
  }

  private static func open(_ file: [UInt8]) throws(ImageError) -> any ForeignImage {
    switch try ImageHeader(of: file).format {
    case .jpeg:
      guard let library = JPEGLibrary.shared else { throw .libraryIsMissing(.turboJPEG) }
      return RasterImage(try library.decode(file).turned(as: PhotoOrientation(ofJPEG: file)))
    case .webP:
      guard let library = WebPLibrary.shared else { throw .libraryIsMissing(.webP) }
      return RasterImage(try library.decode(file))
    case .svg:
      guard let library = SVGLibrary.shared else { throw .libraryIsMissing(.librsvg) }
      return try SVGImage(file, library: library)
    case .png: throw .unknownFormat
    }
  }

  /// Loads the library of a format before this process denies itself access to files.
  package static func load(_ format: ImageFormat) {
    switch format {
    case .jpeg: _ = JPEGLibrary.shared
    case .webP: _ = WebPLibrary.shared
    case .svg: _ = SVGLibrary.shared
    case .png: break
    }
  }

  private func closeLarge() {
    guard let (file, image) = last else { return }
    let pixels = image is RasterImage ? Int(image.size.width * image.size.height) : 0
    if file.count + 4 * pixels > Self.keptBytes { last = nil }
  }
}

extension ForeignImageSource {
  /// Creates a source that decodes PNG files with `decodePNG`, and other images in this process.
  public init(decodePNG: @escaping ([UInt8]) throws(ImageError) -> Raster) {
    let workbench = ImageWorkbench()
    self.init(decodePNG: decodePNG) { job throws(ImageError) in try workbench.perform(job) }
  }
}
