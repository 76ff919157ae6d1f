import MockupScene
public import PositionedJSON

/// The kinds of files that pictures are written as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes, for the web.
  case svg
  /// Shapes, for print.
  case pdf
  /// Pixels, the document's frames one after the other.
  case apng
  /// A page in which the menu can be tried.
  case html

  /// Whether one picture of the format can follow the reader's light or dark appearance.
  public var canFollowAppearance: Bool {
    switch self {
    case .svg, .html: true
    case .png, .apng, .pdf: false
    }
  }

  /// Whether a page can show the format as an image.
  public var isImage: Bool {
    switch self {
    case .png, .apng, .svg: true
    case .pdf, .html: false
    }
  }

  /// The one that counts where nobody asks for another, and no file name tells.
  public static let standard = PictureFormat.png

  /// Whether it is made of pixels.
  public var hasPixels: Bool {
    switch self {
    case .png, .apng: true
    case .svg, .pdf, .html: false
    }
  }

  /// The endings of file names, for people: `.png, .svg, .pdf or .apng`.
  package static let endings: String = {
    let all = allCases.map { ".\($0.rawValue)" }
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }()
}

/// How large a picture is made, whatever is on it, in points.
public struct CanvasSize: Hashable, Sendable {
  /// From left to right.
  public var width: Int
  /// From the top downwards.
  public var height: Int

  /// A size of so many points a side.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A size as it is written, `1920x1080`; `nil` for any other text, and for a side that no picture has.
  init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
    self.init(width: width, height: height)
  }

  private static func side(_ digits: Substring) -> Int? {
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), digits.first != "0", let side = Int(digits) else {
      return nil
    }
    return side <= Limit.pictureLength.most ? side : nil
  }

  /// As it is written.
  public var text: String { "\(width)x\(height)" }
}

/// The systems whose menus are drawn.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Mac.
  case macOS
  /// Apple Vision.
  case visionOS

  /// Whether applications have a menu bar.
  public var hasMenuBar: Bool {
    switch self {
    case .macOS, .iPadOS: true
    case .iOS, .visionOS: false
    }
  }
}

/// Which looks a picture has.
public enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  /// The light one.
  case light
  /// The dark one.
  case dark
  /// Both: the picture follows the reader's setting (SVG and HTML only).
  case auto

  /// The look of one picture.
  public init(_ appearance: Appearance) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

/// Whether a picture shows the light or the dark look.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// Whether the setting "Increase Contrast" is off or on.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  /// The usual colors.
  case standard
  /// Colors that stand out more.
  case increased
}

/// Whether panels let through what lies under them.
public enum Transparency: String, CaseIterable, Hashable, Sendable {
  /// As the platform draws them.
  case standard
  /// Opaque, as with the setting Reduce Transparency.
  case reduced
}

/// The sizes of Dynamic Type, from the smallest to the largest.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// The largest size that needs no accessibility setting.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the five that people must ask for in the accessibility settings.
  public var isAccessibilitySize: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }
}

/// The moment that the picture shows.
public enum PresentationState: String, CaseIterable, Hashable, Sendable {
  /// The menu is open.
  case open
  /// The button alone.
  case closed
  /// An item was chosen and asks for confirmation.
  case confirming
}

/// In which direction lines are read.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// What is behind a picture.
public enum PictureBackground: Hashable, Sendable {
  /// Nothing.
  case transparent
  /// What the theme has there.
  case theme
  /// A color.
  case color(ColorReference)
}

/// How text is written in SVG.
public enum SVGText: String, CaseIterable, Hashable, Sendable {
  /// As shapes, which look the same in every viewer.
  case outlines
  /// As text, which can be selected and depends on the viewer's typefaces.
  case text
}

/// What is done about something that is missing.
public enum MissingPolicy: String, CaseIterable, Hashable, Sendable {
  /// It is reported.
  case warn
  /// Nothing is drawn.
  case error
  /// Nothing is said.
  case ignore

  /// How bad it is; `nil` where nothing is to be said.
  public var severity: Diagnostic.Severity? {
    switch self {
    case .warn: .warning
    case .error: .error
    case .ignore: nil
    }
  }
}
