extension Limit {
  /// The bound with its unit, as in `16 MiB`.
  package var amount: String { bound.unit.amount(most) }

  /// What somebody is told who has more, as in `a symbol's file: at most 256 KiB`.
  package var message: String { "\(bound.subject): at most \(amount)" }

  /// All bounds as a table in Markdown, for `Documentation/Limits.md`.
  package static var table: String {
    let rows = allCases.map { limit in
      "| `\(limit.rawValue)` | \(limit.bound.subject) | \(limit.amount) | \(limit.bound.reason) |"
    }
    return (["| name | what | at most | because |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }
}

extension Limit.Unit {
  /// A number of these, for people.
  fileprivate func amount(_ number: Int) -> String {
    switch self {
    case .count: Self.grouped(number)
    case .bytes: Self.bytes(number)
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
