/// A bound: what there may be how much of, and why.
///
/// Each module declares the bounds that it keeps, in an extension, and asks them before anything is reserved, unpacked or
/// opened. `Documentation/Limits.md` lists all of them.
package struct Limit: Hashable, Sendable {
  /// The name of the bound, which is that of its property.
  package let name: String
  /// What is bounded.
  package let subject: String
  /// How much there may be.
  package let most: Int
  /// What is counted.
  package let unit: Unit
  /// Why there is a bound.
  package let reason: String
  private let excess: Excess

  /// - Parameter excess: what becomes of something larger.
  package init(
    _ name: String, of subject: String, _ most: Int, _ unit: Unit, because reason: String,
    else excess: Excess = .error("{message}")
  ) {
    self.name = name
    self.subject = subject
    self.most = most
    self.unit = unit
    self.reason = reason
    self.excess = excess
  }

  /// What a bound counts.
  package enum Unit: Hashable, Sendable {
    /// Things, told by the subject.
    case count
    /// Bytes.
    case bytes
    /// Seconds.
    case seconds
    /// Levels of nesting.
    case levels
    /// Pixels.
    case pixels
    /// Points.
    case points
    /// Units of a drawing's own grid.
    case units
  }

  /// What becomes of something that is larger than its bound. In the words, `{most}` is the number, `{amount}` the number
  /// with its unit, and `{message}` what the bound says about itself.
  package enum Excess: Hashable, Sendable {
    /// An error, which has these words in it.
    case error(String)
    /// No error, but what is said here.
    case other(String)
  }

  /// The bound with its unit, as in `16 MiB`.
  package var amount: String { unit.amount(most) }

  /// What somebody is told who has more, as in `a symbol's file: at most 256 KiB`.
  package var message: String { "\(subject): at most \(amount)" }

  /// The words of the error that somebody gets who has more, or what happens where that is no error.
  package var error: String {
    switch excess {
    case .error(let words), .other(let words):
      words.replacing("{most}", with: "\(most)").replacing("{amount}", with: amount)
        .replacing("{message}", with: message)
    }
  }

  /// The bound as a row of the table in `Documentation/Limits.md`.
  package var row: String {
    let result =
      switch excess {
      case .error: "error: `\(error)`"
      case .other: error
      }
    return "| `\(name)` | \(subject) | \(amount) | \(reason) | \(result) |"
  }
}

extension Limit.Unit {
  /// A number of these, for people.
  fileprivate func amount(_ number: Int) -> String {
    switch self {
    case .count: Self.grouped(number)
    case .bytes: Self.bytes(number)
    case .seconds: "\(Self.grouped(number)) seconds"
    case .levels: "\(Self.grouped(number)) levels"
    case .pixels: "\(Self.grouped(number)) pixels"
    case .points: "\(Self.grouped(number)) points"
    case .units: "\(Self.grouped(number)) units"
    }
  }

  /// Bytes in the largest unit that leaves a whole number.
  private static func bytes(_ number: Int) -> String {
    var (number, unit) = (number, "bytes")
    for larger in ["KiB", "MiB", "GiB"] where number >= 1024 && number % 1024 == 0 {
      (number, unit) = (number / 1024, larger)
    }
    return "\(grouped(number)) \(unit)"
  }

  /// A number with a comma before each three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
