import PositionedJSON

/// Whether an item shows its symbol or image.
public enum ImageVisibility: String, CaseIterable, Hashable, Sendable {
  case automatic
  case hidden
  case visible
}

extension ImageVisibility: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default; macOS 27 hides symbols and shows other images."
    case .hidden: "The symbol or image is hidden (since the 27 releases)."
    case .visible: "The symbol or image is shown, even where the platform hides it (since the 27 releases)."
    }
  }
}
