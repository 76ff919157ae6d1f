extension Scene {
  /// A change of opacity in one direction: `startAlpha` up to `start`, `endAlpha` from `end` on, linear between
  /// (`start < end`, in the coordinates of what is around the group).
  public struct Fade: Hashable, Sendable {
    /// The directions in which opacity may change.
    public enum Axis: Hashable, Sendable {
      /// From left to right.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    /// In which direction opacity changes.
    public var axis: Axis
    /// Where the change begins, in points from the left or from the top.
    public var start: Double
    /// Where the change ends, in points from the left or from the top.
    public var end: Double
    /// Opacity before the change, 0 to 1.
    public var startAlpha: Double
    /// Opacity after the change, 0 to 1.
    public var endAlpha: Double

    /// A change of opacity between two places.
    public init(axis: Axis, start: Double, end: Double, startAlpha: Double, endAlpha: Double) {
      self.axis = axis
      self.start = start
      self.end = end
      self.startAlpha = startAlpha
      self.endAlpha = endAlpha
    }
  }
}
