import MockupScene

/// An image that jobs measure and draw.
final class JobImage: ForeignImage {
  let size: Size
  private let file: [UInt8]
  private let perform: ForeignImageSource.Performer
  /// The last drawing: the frames and states of a document mostly show an image in one size.
  private var last: (question: ImageJob.Question, raster: Raster, part: Rect)?

  init(_ file: [UInt8], perform: @escaping ForeignImageSource.Performer) throws(ImageError) {
    guard case .size(let size) = try perform(ImageJob(.size, of: file)) else { throw .unknownFormat }
    self.size = size
    self.file = file
    self.perform = perform
  }

  func raster(width: Int, height: Int) throws(ImageError) -> Raster {
    try ForeignImageSource.check(width: width, height: height)
    return try answer(to: .raster(width: width, height: height)).raster
  }

  func detail(_ part: Rect, width: Double, height: Double) throws(ImageError) -> (raster: Raster, part: Rect) {
    try answer(to: .detail(part, width: width, height: height))
  }

  private func answer(to question: ImageJob.Question) throws(ImageError) -> (raster: Raster, part: Rect) {
    if let last, last.question == question { return (last.raster, last.part) }
    guard case .raster(let raster, let part) = try perform(ImageJob(question, of: file)) else { throw .unknownFormat }
    last = (question, raster, part)
    return (raster, part)
  }
}
