/// Sine and cosine in basic arithmetic, without a library and with the same result on every machine.
package enum Trigonometry {
  /// Returns the sine of an angle in radians, nearly exact for angles of a few turns.
  package static func sine(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    var x = angle - (angle / turn).rounded() * turn
    // The series converges quickly near zero, so the angle is folded to -π/2 through π/2.
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

  package static func cosine(_ angle: Double) -> Double { sine(angle + Double.pi / 2) }
}
