import MockupScene
import MockupText

/// libjpeg-turbo's TurboJPEG interface, loaded when the first JPEG is opened.
struct JPEGLibrary: Sendable {
  private typealias Start = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias End = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias Header =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Decode =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutableRawPointer?, Int32, Int32, Int32,
      Int32, Int32
    ) -> Int32
  private typealias Words = @convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?

  private let start: Start
  private let end: End
  private let header: Header
  private let decode: Decode
  private let words: Words

  /// Blue, green, red, and alpha bytes: the memory layout of ``Raster`` pixels.
  private static let pixelFormat: Int32 = 8

  /// `nil` if the library is not installed.
  static let shared = JPEGLibrary()

  private init?() {
    let names = ["libturbojpeg.so.0", "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.dylib"]
    guard let library = DynamicLibrary(names),
      let start = library.function("tjInitDecompress", as: Start.self),
      let end = library.function("tjDestroy", as: End.self),
      let header = library.function("tjDecompressHeader3", as: Header.self),
      let decode = library.function("tjDecompress2", as: Decode.self),
      let words = library.function("tjGetErrorStr2", as: Words.self)
    else { return nil }
    (self.start, self.end, self.header, self.decode, self.words) = (start, end, header, decode, words)
  }

  /// Returns the pixels of a JPEG without applying its orientation.
  func decode(_ bytes: [UInt8]) throws(ImageError) -> Raster {
    guard let decoder = start() else { throw .damaged("libjpeg-turbo is out of memory") }
    defer { _ = end(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let count = CUnsignedLong(bytes.count)
    guard header(decoder, bytes, count, &width, &height, &sampling, &space) == 0 else {
      throw .damaged(errorMessage(of: decoder))
    }
    try ForeignImageSource.check(width: Int(width), height: Int(height))
    var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    guard decode(decoder, bytes, count, &pixels, width, 4 * width, height, Self.pixelFormat, 0) == 0 else {
      throw .damaged(errorMessage(of: decoder))
    }
    return Raster(width: Int(width), height: Int(height), pixels: pixels)
  }

  private func errorMessage(of decoder: UnsafeMutableRawPointer) -> String {
    words(decoder).map { String(cString: $0) } ?? "libjpeg-turbo cannot read the JPEG"
  }
}
