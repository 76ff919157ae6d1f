/// Sine and cosine in plain arithmetic: this target needs no library, and the result is the same on every machine.
package enum Trigonometry {
  /// The sine of an angle in radians, to the last bits of a `Double` for angles of a few turns.
  package static func sine(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    var x = angle - (angle / turn).rounded() * turn
    // The series is short near zero: fold the rest onto it.
    if x > Double.pi / 2 { x = Double.pi - x }
    if x < -Double.pi / 2 { x = -Double.pi - x }
    let square = x * x
    var term = x
    var sum = x
    for n in stride(from: 2.0, through: 22, by: 2) {
      term *= -square / (n * (n + 1))
      sum += term
    }
    return sum
  }

  /// The cosine of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { sine(angle + Double.pi / 2) }
}
