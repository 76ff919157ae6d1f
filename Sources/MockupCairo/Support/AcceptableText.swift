extension String {
  /// Whether Cairo takes the text as it is.
  var isAcceptableToCairo: Bool { unicodeScalars.allSatisfy(\.isAcceptableToCairo) }

  /// The text with U+FFFD in place of each character that Cairo calls "not valid UTF-8".
  var acceptableToCairo: String {
    guard !isAcceptableToCairo else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isAcceptableToCairo ? scalar : "\u{FFFD}") }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether Cairo takes the character: not the end of a C string, and none of the 66 that Unicode keeps free for ever.
  fileprivate var isAcceptableToCairo: Bool {
    value != 0 && !(0xFDD0...0xFDEF).contains(value) && value & 0xFFFE != 0xFFFE
  }
}
