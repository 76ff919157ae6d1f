public import MockupScene

/// Options for writing an SVG.
public struct SVGOptions: Hashable, Sendable {
  /// The representation of text.
  public enum TextMode: String, CaseIterable, Hashable, Sendable {
    /// Text as shapes, which look the same in every viewer.
    case outlines
    /// Text as characters at the same positions. It can be selected and searched, but its look depends on the viewer's
    /// typefaces.
    case text
  }

  /// The representation of text.
  public var text: TextMode
  /// The scene for dark mode; `nil` makes an image that does not change.
  ///
  /// Elements that differ in colors only are written once. Title, description, and language come from the main scene.
  /// Both scenes share the top left corner, and the image has the size of the larger one.
  public var dark: Scene?
  /// The CSS selector that matches in a page's dark mode; `nil` to follow the operating system.
  ///
  /// It may be a list. The SVG must be part of the page's markup.
  public var darkSelector: String?
  /// Data to embed in the file.
  public var metadata: [SVGMetadata]
  /// Whether the image is decoration within a page that describes its content; it has no name and is hidden from screen
  /// readers.
  package var isDecoration = false

  /// Creates options.
  public init(
    text: TextMode = .outlines, dark: Scene? = nil, darkSelector: String? = nil, metadata: [SVGMetadata] = []
  ) {
    self.text = text
    self.dark = dark
    self.darkSelector = darkSelector
    self.metadata = metadata
  }
}
