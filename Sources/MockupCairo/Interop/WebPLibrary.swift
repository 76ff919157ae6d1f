import MockupScene
import MockupText

/// libwebp, loaded when the first WebP is opened.
struct WebPLibrary: Sendable {
  private typealias Info =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Int32
  private typealias Decode =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?, Int, Int32) -> UnsafeMutablePointer<UInt8>?

  private let info: Info
  private let decode: Decode

  /// `nil` if the library is not installed.
  static let shared = WebPLibrary()

  private init?() {
    let names = ["libwebp.so.7", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.dylib"]
    guard let library = DynamicLibrary(names),
      let info = library.function("WebPGetInfo", as: Info.self),
      let decode = library.function("WebPDecodeBGRAInto", as: Decode.self)
    else { return nil }
    (self.info, self.decode) = (info, decode)
  }

  /// Returns the pixels of a WebP that is not animated.
  func decode(_ bytes: [UInt8]) throws(ImageError) -> Raster {
    var (width, height): (Int32, Int32) = (0, 0)
    guard info(bytes, bytes.count, &width, &height) != 0 else { throw .damaged("libwebp cannot read the WebP") }
    try ForeignImageSource.check(width: Int(width), height: Int(height))
    var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    guard decode(bytes, bytes.count, &pixels, 4 * pixels.count, 4 * width) != nil else {
      throw .damaged("the WebP is damaged or animated")
    }
    return Raster(width: Int(width), height: Int(height), pixels: pixels.map(Self.premultiplied))
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    func component(_ shift: UInt32) -> UInt32 { ((((pixel >> shift) & 255) * alpha + 127) / 255) << shift }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
