import PositionedJSON

/// The colors of an image.
public enum ImageRendering: String, CaseIterable, Hashable, Sendable {
  case original
  case template
}

extension ImageRendering: ExplainedValue {
  package var explanation: String {
    switch self {
    case .original: "The colors of the file."
    case .template: "The color of a symbol in its place; only the opacity is that of the file."
    }
  }
}
