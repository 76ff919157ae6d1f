/// The Gaussian bell.
enum GaussianBell {
  /// e^(−x²/2), to ten digits.
  ///
  /// Summed as a series on an argument halved often enough to be small, then squared back: a library of mathematics
  /// may round differently on another system, and pictures would differ.
  static func height(at x: Double) -> Double {
    let exponent = min(x * x / 2, 700)
    let small = exponent / 1024
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= -small / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
