/// The one number format: plain decimals, as short as they can be, never an exponent or a negative zero.
enum Decimal {
  /// The most bytes that a number takes: a sign, 15 digits, and the point.
  static let longest = 17

  /// Writes `value / 10^decimals`; there must be at most 15 digits.
  static func write(_ value: Int, decimals: Int, to text: inout OutputSpan<UInt8>) {
    if value < 0 { text.append(UInt8(ascii: "-")) }
    // Seven digits and the point fit a register of eight bytes; almost all numbers are that short.
    if value.magnitude < 10_000_000 {
      write(UInt32(truncatingIfNeeded: value.magnitude), decimals, to: &text, through: UInt64.self)
    } else {
      write(value.magnitude, decimals, to: &text, through: UInt128.self)
    }
  }

  @inline(__always)
  private static func write<Register: FixedWidthInteger>(
    _ magnitude: some FixedWidthInteger, _ decimals: Int, to text: inout OutputSpan<UInt8>, through: Register.Type
  ) {
    var rest = magnitude
    // The digits come last to first, and the last one that is pushed ends up in front.
    var register = Register.zero
    var count = 0
    var left = decimals
    while left > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      left &-= 1
      // Zeros at the end say nothing.
      if digit == 0, count == 0 { continue }
      register = register &<< 8 | (Register(truncatingIfNeeded: digit) | 0x30)
      count &+= 1
    }
    if count > 0 {
      register = register &<< 8 | Register(truncatingIfNeeded: UInt8(ascii: "."))
      count &+= 1
    }
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      register = register &<< 8 | (Register(truncatingIfNeeded: digit) | 0x30)
      count &+= 1
    }
    if count == 0 { text.append(UInt8(ascii: "0")) }
    while count > 0 {
      text.append(UInt8(truncatingIfNeeded: register))
      register &>>= 8
      count &-= 1
    }
  }
}
