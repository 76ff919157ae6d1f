import MockupScene
public import PositionedJSON

/// The file formats of pictures.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png
  /// Vector shapes, for the web.
  case svg
  /// Vector shapes, for print.
  case pdf
  /// The document's frames as an animation.
  case apng
  /// An interactive page.
  case html

  /// Whether a picture of the format can follow the reader's light or dark setting.
  public var canFollowAppearance: Bool {
    switch self {
    case .svg, .html: true
    case .png, .apng, .pdf: false
    }
  }

  /// Whether a page can embed the format as an image.
  public var isImage: Bool {
    switch self {
    case .png, .apng, .svg: true
    case .pdf, .html: false
    }
  }

  /// The default if neither an option nor a file name determines the format.
  public static let standard = OutputFormat.png

  /// Whether the format consists of pixels.
  public var hasPixels: Bool {
    switch self {
    case .png, .apng: true
    case .svg, .pdf, .html: false
    }
  }

  /// The file extensions for messages: `.png, .svg, .pdf, .apng, or .html`.
  package static let endings: String = {
    let all = allCases.map { ".\($0.rawValue)" }
    return all.dropLast().joined(separator: ", ") + ", or " + (all.last ?? "")
  }()
}

extension OutputFormat: ExplainedValue {
  package var explanation: String {
    switch self {
    case .png: "Raster image."
    case .svg: "Vector image for the web."
    case .pdf: "Vector image for print."
    case .apng: "Animation of the document's frames."
    case .html: "Interactive page with the menu."
    }
  }
}

/// The size of the canvas in points, independent of its content.
public struct CanvasSize: Hashable, Sendable {
  /// The width in points.
  public var width: Int
  /// The height in points.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Parses `1920x1080`; `nil` for other texts and sides out of range.
  init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
    self.init(width: width, height: height)
  }

  private static func side(_ digits: Substring) -> Int? {
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), digits.first != "0", let side = Int(digits) else {
      return nil
    }
    return side <= Limit.pictureLength.maximum ? side : nil
  }

  /// The size as text, such as `1920x1080`.
  public var text: String { "\(width)x\(height)" }
}

/// The supported platforms.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS
  case iPadOS
  case macOS
  case visionOS

  /// Whether applications have a menu bar.
  public var hasMenuBar: Bool {
    switch self {
    case .macOS, .iPadOS: true
    case .iOS, .visionOS: false
    }
  }
}

extension Platform: ExplainedValue {
  package var explanation: String {
    switch self {
    case .iOS: "iPhone."
    case .iPadOS: "iPad."
    case .macOS: "Mac."
    case .visionOS: "Apple Vision Pro."
    }
  }
}

/// The appearances of a picture.
public enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
  /// Both: the picture follows the reader's setting (SVG and HTML only).
  case auto

  /// Creates the choice of a single appearance.
  public init(_ appearance: Appearance) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension AppearanceChoice: ExplainedValue {
  package var explanation: String {
    switch self {
    case .light: "Dark text on light panels."
    case .dark: "Light text on dark panels."
    case .auto: "Both in one picture, which follows the reader's setting (SVG, HTML)."
    }
  }
}

/// The appearance of a picture.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension Appearance: ExplainedValue {
  package var explanation: String { AppearanceChoice(self).explanation }
}

/// The setting Increase Contrast: off or on.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

extension Contrast: ExplainedValue {
  package var explanation: String {
    switch self {
    case .standard: "Increase Contrast is off."
    case .increased: "Increase Contrast is on."
    }
  }
}

/// The translucency of panels.
public enum Transparency: String, CaseIterable, Hashable, Sendable {
  /// As the platform draws panels.
  case standard
  /// Opaque, as with the setting Reduce Transparency.
  case reduced
}

extension Transparency: ExplainedValue {
  package var explanation: String {
    switch self {
    case .standard: "Panels are translucent."
    case .reduced: "Panels are opaque, as with Reduce Transparency."
    }
  }
}

/// The Dynamic Type sizes, in ascending order.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  /// The default size.
  case large
  case xLarge
  case xxLarge
  /// The largest size outside the accessibility settings.
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five in the accessibility settings.
  public var isAccessibilitySize: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }
}

public enum PresentationState: String, CaseIterable, Hashable, Sendable {
  case open
  /// The control alone.
  case closed
  /// A chosen item asks for confirmation.
  case confirming
}

extension PresentationState: ExplainedValue {
  package var explanation: String {
    switch self {
    case .open: "The menu is open."
    case .closed: "The button alone."
    case .confirming: "A chosen item asks for confirmation."
    }
  }
}

/// The direction of lines and layout.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

extension LayoutDirection: ExplainedValue {
  package var explanation: String {
    switch self {
    case .leftToRight: "Left to right, as in English."
    case .rightToLeft: "Right to left, as in Arabic and Hebrew."
    }
  }
}

/// The background of a picture.
public enum ImageBackground: Hashable, Sendable {
  case transparent
  case theme
  case color(ColorReference)
}

/// The representation of text in SVG.
public enum SVGText: String, CaseIterable, Hashable, Sendable {
  /// Shapes, which look the same in every viewer.
  case outlines
  /// Selectable text, which depends on the viewer's typefaces.
  case text
}

extension SVGText: ExplainedValue {
  package var explanation: String {
    switch self {
    case .outlines: "Outlines, identical in every viewer."
    case .text: "Selectable text, which depends on the viewer's fonts."
    }
  }
}

/// The handling of a missing resource.
public enum MissingPolicy: String, CaseIterable, Hashable, Sendable {
  /// Draw a substitute and warn.
  case warn
  case error
  /// Draw a substitute silently.
  case ignore

  /// The severity of the diagnostic; `nil` for none.
  public var severity: Diagnostic.Severity? {
    switch self {
    case .warn: .warning
    case .error: .error
    case .ignore: nil
    }
  }
}

extension MissingPolicy: ExplainedValue {
  package var explanation: String {
    switch self {
    case .warn: "Uses a substitute and warns."
    case .error: "Reports an error and draws nothing."
    case .ignore: "Uses a substitute without a warning."
    }
  }
}
