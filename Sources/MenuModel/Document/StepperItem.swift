/// A value that is changed step by step.
public struct StepperItem: Hashable, Sendable {
  /// What the value is called.
  public var title = ""
  /// The value.
  public var value = 0.0
  /// The values that can be reached; `nil` for no bounds.
  public var range: NumberRange?
  /// How far one step goes, more than 0.
  public var step = 1.0
}
