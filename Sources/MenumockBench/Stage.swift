/// What is timed: the stages of a picture, and whole pictures by the library's one call.
enum Stage: String, CaseIterable {
  /// Bytes to a document.
  case decode
  /// A document to a mockup, with a theme that is read already.
  case resolve
  /// A mockup to boxes; shapes the texts that were not seen before.
  case layout
  /// Boxes to drawing steps.
  case draw
  /// Drawing steps to pixels.
  case paint
  /// Pixels to a PNG.
  case encodePNG
  /// Drawing steps to SVG.
  case writeSVG
  /// Bytes to a PNG that carries its document, over the theme's background.
  case wholePNG
  /// The same over nothing.
  case wholeTransparentPNG
  /// Bytes to an SVG that carries its document.
  case wholeSVG
}
