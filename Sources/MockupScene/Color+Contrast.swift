extension Color {
  package func painted(on background: Color) -> Color {
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(min(255, max(0, (Double(above) * alpha + Double(below) * (1 - alpha)).rounded())))
    }
    return Color(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// Returns the WCAG 2 contrast ratio of two opaque colors, 1 to 21.
  package func contrast(on background: Color) -> Double {
    let (one, other) = (luminance, background.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : Self.power((part + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Raises a number from 0 to 1 to the power of 2.4 with basic arithmetic, for the same result on every machine.
  private static func power(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    let square = number * number
    // The fifth root of the square, by Newton's method.
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
