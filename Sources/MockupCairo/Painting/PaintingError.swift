public import MockupText

/// An error in painting a scene.
public enum PaintingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The image has more pixels than can be painted at once; paint fewer rows.
  case tooLarge(width: Int, height: Int)
  /// The scale is outside 1/16 through 64.
  case badScale(Double)
  /// The size of the scene is not positive, or the scene contains NaN.
  case badSize(width: Double, height: Double)
  /// A typeface cannot be embedded.
  case damagedTypeface(FontDamage)
  /// The error message of Cairo.
  case cairo(String)

  /// The error message, a clause.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height): "a picture of \(width) × \(height) pixels is too large"
    case .badScale(let scale): "expected a scale from 1/16 to 64, found \(scale)"
    case .badSize(let width, let height): "invalid picture size: \(width) × \(height) points"
    case .damagedTypeface(let damage): damage.description
    case .cairo(let message): "Cairo: \(message)"
    }
  }
}
