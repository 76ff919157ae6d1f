/// A color as a theme writes it: `#3C3C43@0.6`, `red` or `label@0.96`.
public struct ThemeColor: Hashable, Sendable {
  /// What the color is based on.
  public var base: ColorReference
  /// What its opacity is multiplied by, 0 to 1.
  public var alpha: Double
}
