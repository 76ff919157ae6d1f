/// A frame as a set of pictures names it.
public enum FrameReference: Hashable, Sendable {
  /// By its place, from 1.
  case number(Int)
  /// By its caption.
  case caption(String)
}
