public import MenuModel

/// How a mockup becomes a picture.
public struct RenderOptions: Hashable, Sendable {
  /// The forms of pictures.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Pixels.
    case png
    /// Shapes.
    case svg
    /// A page.
    case pdf
  }

  /// What lies behind the picture.
  public enum Background: Hashable, Sendable {
    /// Nothing.
    case transparent
    /// A color.
    case color(ColorReference)
    /// The ground that the theme goes with.
    case theme
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
    /// It is told.
    case warn
    /// Nothing is drawn.
    case error
    /// Nothing is said.
    case ignore
  }

  /// The form of the picture.
  public var format = Format.png
  /// Pixels a point, from 1 to 8; counts for PNG only.
  public var scale = 2.0
  /// What replaces the document's own settings.
  public var settings = DocumentSettings()
  /// What replaces the document's own settings, but not those that a frame changes, as the matrix of a set does.
  public var variation = DocumentSettings()
  /// What counts where neither the document nor its frame says anything.
  public var defaults = DocumentSettings()
  /// Whether the picture tells the files that it was made from, for those who want to know when to draw it again.
  public var listsInputs = false
  /// Whether the picture tells the hash of its pixels.
  var hashesPixels = false
  /// The one frame that is drawn of a document that has several; `nil` for all of them.
  public var frame: FrameReference?
  /// Whether an SVG follows the viewer's light or dark appearance.
  public var followsAppearance = false
  /// What lies behind the picture.
  public var background = Background.transparent
  /// Room around the picture, in points; `nil` for as much as the shadow needs.
  public var padding: Double?
  /// How text is written in SVG.
  public var svgText = SVGText.outlines
  /// What is done about characters that no typeface has.
  public var missingGlyph = MissingPolicy.warn
  /// What is done about texts that the table of strings lacks.
  public var missingString = MissingPolicy.warn
  /// Translations.
  public var strings: StringTable?
  /// Whether the picture carries the document that it was made from.
  public var includesSource = true

  /// The standard choices.
  public init() {}

  /// The settings in force for a document.
  ///
  /// - Parameter frame: those that a frame changes.
  func settings(over document: DocumentSettings, frame: DocumentSettings = DocumentSettings()) -> DocumentSettings {
    settings.over(frame).over(variation).over(document).over(defaults)
  }

  /// The same options for the dark half of a picture that follows the viewer.
  var dark: RenderOptions {
    var dark = self
    if settings.appearance == nil { dark.variation.appearance = .dark } else { dark.settings.appearance = .dark }
    return dark
  }

  /// The scales that a picture can have.
  public static let scales: ClosedRange<Double> = 1...8
}
