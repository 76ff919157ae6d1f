public import MockupText

/// Why a scene could not be painted.
public enum PaintingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has more pixels than can be painted at once: ask for fewer rows.
  case tooLarge(width: Int, height: Int)
  /// The scale is not a number from 1/16 to 64.
  case badScale(Double)
  /// The size of the scene is not positive, or there is a number in the scene that is none.
  case badSize(width: Double, height: Double)
  /// A typeface cannot be put into a file.
  case damagedTypeface(FontDamage)
  /// Cairo gave up, in its own words.
  case cairo(String)

  /// The error in a sentence.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height): "a picture of \(width) × \(height) pixels is too large to paint at once"
    case .badScale(let scale): "the scale \(scale) is not from 1/16 to 64"
    case .badSize(let width, let height): "a picture of \(width) × \(height) points cannot be painted"
    case .damagedTypeface(let damage): damage.description
    case .cairo(let message): "Cairo: \(message)"
    }
  }
}
