extension Scene {
  /// A linear change of opacity in one direction: `startAlpha` up to `start`, `endAlpha` from `end` on (`start < end`,
  /// in the coordinates around the group).
  public struct Fade: Hashable, Sendable {
    /// The direction of a fade.
    public enum Axis: Hashable, Sendable {
      case horizontal
      case vertical
    }

    public var axis: Axis
    /// The start of the change, in points from the left or top.
    public var start: Double
    /// The end of the change, in points from the left or top.
    public var end: Double
    /// The opacity before the change, 0 to 1.
    public var startAlpha: Double
    /// The opacity after the change, 0 to 1.
    public var endAlpha: Double

    /// Creates a fade.
    public init(axis: Axis, start: Double, end: Double, startAlpha: Double, endAlpha: Double) {
      self.axis = axis
      self.start = start
      self.end = end
      self.startAlpha = startAlpha
      self.endAlpha = endAlpha
    }
  }
}
