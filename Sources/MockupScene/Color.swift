/// An sRGB color with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// Creates a color.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Fully transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the color with its opacity multiplied by `factor`.
  public func multiplyingAlpha(by factor: Double) -> Color {
    var copy = self
    copy.alpha = alpha * factor
    return copy
  }

  /// The color at full opacity.
  public var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// `#RRGGBB` in uppercase, without alpha.
  public var hexadecimal: String {
    func pair(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    return "#" + pair(red) + pair(green) + pair(blue)
  }
}
