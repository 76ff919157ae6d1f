import MockupScene

extension FontWeight {
  /// The weight as CSS counts it.
  var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    }
  }
}
