public import MockupScene

/// What an SVG is to be like.
public struct SVGOptions: Hashable, Sendable {
  /// How texts are written.
  public enum TextMode: String, CaseIterable, Hashable, Sendable {
    /// As shapes, which look the same in every viewer.
    case outlines
    /// As characters, which can be selected and searched, at the same places; their look depends on the viewer's
    /// typefaces.
    case text
  }

  /// How texts are written.
  public var text: TextMode
  /// The same picture as it is to look where people prefer dark; `nil` makes a picture that is always the same.
  ///
  /// What differs in nothing but colors is written once. Title, description, and language are those of the other
  /// scene; both are drawn from the left top corner, and the picture is as large as the larger one.
  public var dark: Scene?
  /// Data that the file carries along without showing it.
  public var metadata: [SVGMetadata]
  /// Whether the picture is part of a page that says itself what is to be seen: it has no name, and nobody reads it out.
  package var isDecoration = false

  /// Options from their parts.
  public init(text: TextMode = .outlines, dark: Scene? = nil, metadata: [SVGMetadata] = []) {
    self.text = text
    self.dark = dark
    self.metadata = metadata
  }
}
