import MockupScene

/// An error in reading a foreign image.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The format is not supported.
  case unknownFormat
  /// The library for the format is not installed.
  case libraryIsMissing(ForeignLibrary)
  /// The file is damaged; the value is the decoder's message.
  case damaged(String)
  /// The size is missing or out of range.
  case badSize(width: Double, height: Double)
  /// The requested number of pixels exceeds the limit.
  case tooLarge(width: Int, height: Int)
  /// The helper process was stopped at a limit; the value is the reason.
  case stopped(String)
  /// The helper process crashed or cannot be started; the value is the reason.
  case failed(String)

  /// The error message, a clause.
  public var description: String {
    switch self {
    case .unknownFormat: "expected an SVG, PNG, JPEG, or WebP file"
    case .libraryIsMissing(let library): "\(library.kind) requires \(library.name), which is not installed"
    case .damaged(let message), .stopped(let message), .failed(let message): message
    case .badSize(let width, let height): "a size of \(width) × \(height) is not supported"
    case .tooLarge(let width, let height):
      "\(width) × \(height) \((max(width, height) > Limit.imageSide.maximum ? Limit.imageSide : .imagePixels).error)"
    }
  }

  /// A way to correct the problem; `nil` for none.
  public var help: String? {
    guard case .libraryIsMissing(let library) = self else { return nil }
    return "install \(library.package) (Debian) or \(library.formula) (Homebrew)"
  }
}

/// A library that is loaded on demand for one image format.
public enum ForeignLibrary: Hashable, Sendable {
  /// The library for SVG.
  case librsvg
  case turboJPEG
  case webP

  fileprivate var kind: String {
    switch self {
    case .librsvg: "SVG"
    case .turboJPEG: "JPEG"
    case .webP: "WebP"
    }
  }

  fileprivate var name: String {
    switch self {
    case .librsvg: "librsvg"
    case .turboJPEG: "libjpeg-turbo"
    case .webP: "libwebp"
    }
  }

  fileprivate var package: String {
    switch self {
    case .librsvg: "librsvg2-2"
    case .turboJPEG: "libturbojpeg0"
    case .webP: "libwebp7"
    }
  }

  fileprivate var formula: String {
    switch self {
    case .librsvg: "librsvg"
    case .turboJPEG: "jpeg-turbo"
    case .webP: "webp"
    }
  }
}
