package enum GaussianBell {
  /// Returns e^(−x²/2) to ten digits.
  ///
  /// The argument is halved until small, summed as a series, and squared back. Math libraries may round differently on
  /// another system, which would change pixels.
  package static func height(at x: Double) -> Double {
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
