/// A value on a track.
public struct SliderItem: Hashable, Sendable {
  /// What the value is called.
  public var title: String?
  /// The value.
  public var value = 0.5
  /// The values from the start to the end of the track.
  public var range = NumberRange.unit
  /// The name of the symbol at the start.
  public var minimumSystemImage: Located<String>?
  /// The name of the symbol at the end.
  public var maximumSystemImage: Located<String>?
}
