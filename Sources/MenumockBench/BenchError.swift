import PositionedJSON

/// Why there are no figures.
enum BenchError: Error, CustomStringConvertible {
  /// The menu that was to be drawn has mistakes.
  case invalid([Diagnostic])
  /// Something else, in a sentence.
  case failed(String)

  var description: String {
    switch self {
    case .invalid(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .failed(let message): message
    }
  }
}
