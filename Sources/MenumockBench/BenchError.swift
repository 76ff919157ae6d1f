import PositionedJSON

enum BenchError: Error, CustomStringConvertible {
  /// The document to render has errors.
  case invalid([Diagnostic])
  /// Any other error, as a sentence.
  case failed(String)

  var description: String {
    switch self {
    case .invalid(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .failed(let message): message
    }
  }
}
