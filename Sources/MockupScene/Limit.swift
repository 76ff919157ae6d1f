/// A limit with its reason.
///
/// Each module declares its limits in an extension, and checks them before allocating, decompressing, or opening.
/// `Documentation/Limits.md` lists all limits.
package struct Limit: Hashable, Sendable {
  package let name: String
  package let subject: String
  /// The largest allowed amount, in 64 bits on every platform.
  package let bound: Int64
  package let unit: Unit
  package let reason: String
  private let excess: Excess

  /// - Parameter excess: the consequence of a greater amount.
  package init(
    _ name: String, of subject: String, _ bound: Int64, _ unit: Unit, because reason: String,
    else excess: Excess = .error("{message}")
  ) {
    self.name = name
    self.subject = subject
    self.bound = bound
    self.unit = unit
    self.reason = reason
    self.excess = excess
  }

  /// The bound of amounts that are in memory.
  package var maximum: Int { Int(clamping: bound) }

  package enum Unit: Hashable, Sendable {
    /// Countable things, named by the subject.
    case count
    case bytes
    case seconds
    case levels
    case pixels
    case points
    /// Units of a drawing's grid.
    case units
  }

  /// The consequence of exceeding a limit. In its text, `{most}` is the number, `{amount}` the number with its unit,
  /// and `{message}` the limit's message.
  package enum Excess: Hashable, Sendable {
    /// An error with this message, and a way to stay within the limit.
    case error(String, help: String? = nil)
    case other(String)
  }

  /// The limit with its unit, such as `16 MiB`.
  package var amount: String { unit.amount(bound) }

  /// The message, such as `limit of 256 KiB exceeded: a symbol's file`.
  package var message: String { "limit of \(amount) exceeded: \(subject)" }

  /// The error message, or the effect if exceeding the limit is not an error.
  package var error: String {
    switch excess {
    case .error(let words, _), .other(let words):
      words.replacing(substring: "{most}", with: "\(bound)").replacing(substring: "{amount}", with: amount)
        .replacing(substring: "{message}", with: message)
    }
  }

  /// A way to stay within the limit; `nil` for none.
  package var help: String? {
    switch excess {
    case .error(_, let help): help
    case .other: nil
    }
  }

  package var row: String {
    let result =
      switch excess {
      case .error: "error: `\(error)`" + (help.map { "; help: \($0)" } ?? "")
      case .other: error
      }
    return "| `\(name)` | \(subject) | \(amount) | \(reason) | \(result) |"
  }
}

extension Limit.Unit {
  fileprivate func amount(_ number: Int64) -> String {
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

  /// Uses the largest unit that gives an integer.
  private static func bytes(_ number: Int64) -> String {
    var (number, unit) = (number, "bytes")
    for larger in ["KiB", "MiB", "GiB"] where number >= 1024 && number % 1024 == 0 {
      (number, unit) = (number / 1024, larger)
    }
    return "\(grouped(number)) \(unit)"
  }

  private static func grouped(_ number: Int64) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
