/// The number format of all SVGs: the shortest plain decimal, never an exponent or a negative zero.
enum Decimal {
  /// The maximum length in bytes: a sign or a space, 15 digits, and the point.
  static let longest = 17

  /// Writes `value / 10^decimals`, which may have at most 15 digits.
  ///
  /// - Parameter isApart: Whether to separate the number from a preceding one, by its sign or by a space.
  @inline(__always)
  static func write(_ value: Int, decimals: Int, isApart: Bool = false, to text: inout OutputSpan<UInt8>) {
    let magnitude = value.magnitude
    // Almost all numbers are short: positions with three decimals or offsets with one.
    if magnitude < 1_000_000, decimals == 3 || decimals == 1 {
      let number = UInt32(truncatingIfNeeded: magnitude)
      let (integer, rest) = number.quotientAndRemainder(dividingBy: decimals == 3 ? 1000 : 10)
      writeShort(integer, decimals == 3 ? threeDigits(rest) : rest, value < 0, isApart: isApart, to: &text)
    } else {
      if value < 0 || isApart { text.append(UInt8(ascii: value < 0 ? "-" : " ")) }
      writeLong(magnitude, decimals, to: &text)
    }
  }

  /// Writes a number of at most eight bytes in a register, without unpredictable branches.
  ///
  /// - Parameters:
  ///   - integer: The integer part, less than 100,000, or than 1000 with more than one decimal.
  ///   - decimals: The digits after the point, one per byte, the first one lowest.
  private static func writeShort(
    _ integer: UInt32, _ decimals: UInt32, _ isNegative: Bool, isApart: Bool, to text: inout OutputSpan<UInt8>
  ) {
    let (thousands, rest) = integer.quotientAndRemainder(dividingBy: 1000)
    let digits = UInt64(threeDigits(thousands)) | UInt64(threeDigits(rest)) &<< 24
    // Strip leading zeros if there are decimals, and trailing zeros always.
    let leading = min(decimals == 0 ? 5 : 6, digits.trailingZeroBitCount &>> 3)
    let (wholeCount, decimalCount) = (6 &- leading, 4 &- decimals.leadingZeroBitCount &>> 3)
    var register = (digits | 0x3030_3030_3030) &>> UInt64(leading &* 8)
    register |= (UInt64(decimals | 0x30_3030) &<< 8 | UInt64(UInt8(ascii: "."))) &<< UInt64(wholeCount &* 8)
    let signCount = isNegative || isApart ? 1 : 0
    let sign = UInt64(UInt8(ascii: isNegative ? "-" : " ")) &* UInt64(signCount)
    register = register &<< UInt64(signCount &* 8) | sign
    // Append eight bytes, then remove the surplus.
    text.append(UInt8(truncatingIfNeeded: register))
    text.append(UInt8(truncatingIfNeeded: register &>> 8))
    text.append(UInt8(truncatingIfNeeded: register &>> 16))
    text.append(UInt8(truncatingIfNeeded: register &>> 24))
    text.append(UInt8(truncatingIfNeeded: register &>> 32))
    text.append(UInt8(truncatingIfNeeded: register &>> 40))
    text.append(UInt8(truncatingIfNeeded: register &>> 48))
    text.append(UInt8(truncatingIfNeeded: register &>> 56))
    let count = signCount &+ wholeCount &+ decimalCount &+ (decimals == 0 ? 0 : 1)
    text.removeLast(8 &- count)
  }

  /// Returns the three digits of a number below 1000, one per byte, the first one lowest.
  @inline(__always)
  private static func threeDigits(_ number: UInt32) -> UInt32 {
    // Multiplication and shift give the exact quotient by 100, and later by 10, for numbers this small.
    let hundreds = (number &* 656) &>> 16
    let rest = number &- hundreds &* 100
    let tens = (rest &* 103) &>> 10
    return hundreds | tens &<< 8 | (rest &- tens &* 10) &<< 16
  }

  private static func writeLong(_ magnitude: UInt, _ decimals: Int, to text: inout OutputSpan<UInt8>) {
    var rest = magnitude
    // The digits come last to first, and the last one that is pushed ends up in front.
    var register: UInt128 = 0
    var count = 0
    var left = decimals
    while left > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      left &-= 1
      // Skip trailing zeros.
      if digit == 0, count == 0 { continue }
      register = register &<< 8 | (UInt128(truncatingIfNeeded: digit) | 0x30)
      count &+= 1
    }
    if count > 0 {
      register = register &<< 8 | UInt128(truncatingIfNeeded: UInt8(ascii: "."))
      count &+= 1
    }
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      register = register &<< 8 | (UInt128(truncatingIfNeeded: digit) | 0x30)
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
