import MockupScene
import Testing

import MockupSVG

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, ".001"), (-0.0005, "-.001"), (0.5, ".5"), (-0.25, "-.25"),
    (1, "1"), (-1, "-1"), (10, "10"), (100.10, "100.1"), (12.3456, "12.346"), (0.001, ".001"), (0.01, ".01"),
    (9999.999, "9999.999"), (10000, "10000"), (12345.678, "12345.678"), (-9_999_999.999, "-9999999.999"),
    (1e9, "1000000000"), (1e300, "100000000000"), (-1e300, "-100000000000"), (.nan, "0"), (.infinity, "0"),
    (-.infinity, "0"), (.leastNonzeroMagnitude, "0"), (2.9999, "3"), (0.9996, "1"),
  ])
  func lengths(value: Double, text: String) {
    var markup = Markup()
    markup.append(value)
    #expect(String(decoding: markup.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [(0.0085, ".0085"), (0.00000049, "0"), (1, "1"), (123.4567891, "123.456789"), (-0.5, "-.5")])
  func factors(value: Double, text: String) {
    var markup = Markup()
    markup.append(factor: value)
    #expect(String(decoding: markup.bytes, as: UTF8.self) == text)
  }

  /// Every formatted number parses as that number: all thousandths up to 2, and larger ones with gaps.
  @Test func roundTrip() throws {
    for thousandths in Array(-2000...2000) + Array(stride(from: 2000, through: 90_000_000, by: 37_919)) {
      var markup = Markup()
      markup.append(Double(thousandths) / 1000)
      let text = String(decoding: markup.bytes, as: UTF8.self)
      let value = try #require(Double(text.replacing("-.", with: "-0.")))
      #expect(Int((value * 1000).rounded()) == thousandths)
      #expect(!text.hasSuffix(".") && !(text.contains(".") && text.hasSuffix("0")))
    }
  }
}
