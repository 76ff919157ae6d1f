import MockupScene

/// Why a foreign picture could not be used.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is of no kind that is read.
  case unknownFormat
  /// The library that reads its kind is not installed.
  case libraryIsMissing(ForeignLibrary)
  /// It is damaged; in the words of the reader.
  case damaged(String)
  /// It has no size of its own, or an absurd one.
  case badSize(width: Double, height: Double)
  /// More pixels were asked for than can be drawn.
  case tooLarge(width: Int, height: Int)

  /// The error in a sentence.
  public var description: String {
    switch self {
    case .unknownFormat: "neither an SVG nor a PNG, JPEG or WebP"
    case .libraryIsMissing(let library):
      "\(library.kind) pictures need \(library.name), which is not installed (Debian: apt install \(library.package); Homebrew: brew install \(library.formula))"
    case .damaged(let message): message
    case .badSize(let width, let height): "a picture of \(width) × \(height) cannot be used"
    case .tooLarge(let width, let height):
      "\(width) × \(height) \((max(width, height) > Limit.imageSide.most ? Limit.imageSide : .imagePixels).error)"
    }
  }
}

/// A library that is loaded for pictures of one kind.
public enum ForeignLibrary: Hashable, Sendable {
  /// For SVG.
  case librsvg
  /// For JPEG.
  case turboJPEG
  /// For WebP.
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

  /// Debian's package.
  fileprivate var package: String {
    switch self {
    case .librsvg: "librsvg2-2"
    case .turboJPEG: "libturbojpeg0"
    case .webP: "libwebp7"
    }
  }

  /// Homebrew's formula.
  fileprivate var formula: String {
    switch self {
    case .librsvg: "librsvg"
    case .turboJPEG: "jpeg-turbo"
    case .webP: "webp"
    }
  }
}
