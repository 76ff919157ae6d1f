/// The measured stages of rendering, and whole calls of the library.
enum Stage: String, CaseIterable {
  /// Bytes to a document.
  case decode
  /// A document to a mockup, with a loaded theme.
  case resolve
  /// A mockup to boxes, including the shaping of new texts.
  case layout
  /// Boxes to drawing steps.
  case draw
  /// Drawing steps to pixels.
  case paint
  case encodePNG
  case writeSVG
  /// Bytes to a PNG with embedded document, over the theme's background.
  case wholePNG
  /// Bytes to a PNG with embedded document and a transparent background.
  case wholeTransparentPNG
  /// Bytes to an SVG with embedded document.
  case wholeSVG
}
