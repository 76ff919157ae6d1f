/// A format of one number, such as `%.1f` or `%d`.
struct NumberFormat {
  /// The digits after the decimal point; `nil` for an integer.
  private let fraction: Int?

  init?(_ specifier: String) {
    switch specifier {
    case "%d", "%ld", "%lld", "%i", "%u", "%lu": fraction = nil
    case "%f", "%lf": fraction = 6
    default:
      guard specifier.hasPrefix("%."), specifier.hasSuffix("f"),
        let digits = Int(specifier.dropFirst(2).dropLast().filter { $0 != "l" }), (0...9).contains(digits)
      else { return nil }
      fraction = digits
    }
  }

  /// The number with rounded digits; `nil` for a number that is too large.
  func text(of number: Double) -> String? {
    var power = 1.0
    for _ in 0..<(fraction ?? 0) { power *= 10 }
    guard let scaled = Int(exactly: (number * power).rounded(.toNearestOrEven)) else { return nil }
    guard let fraction, fraction > 0 else { return String(scaled) }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, fraction + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(fraction) + "." + padded.suffix(fraction)
  }
}
