extension String {
  var isAcceptableToCairo: Bool { unicodeScalars.allSatisfy(\.isAcceptableToCairo) }

  /// The text with U+FFFD in place of each character that Cairo rejects as "not valid UTF-8".
  var acceptableToCairo: String {
    guard !isAcceptableToCairo else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isAcceptableToCairo ? scalar : "\u{FFFD}") }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Cairo rejects NUL, which ends a C string, and Unicode's 66 noncharacters.
  fileprivate var isAcceptableToCairo: Bool {
    value != 0 && !(0xFDD0...0xFDEF).contains(value) && value & 0xFFFE != 0xFFFE
  }
}
