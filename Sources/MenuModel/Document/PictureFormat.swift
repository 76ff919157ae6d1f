/// The kinds of files that pictures are written as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes, for the web.
  case svg
  /// Shapes, for print.
  case pdf
}
