import PositionedJSON

/// The pointer drawn on a highlighted item.
public enum PointerKind: String, CaseIterable, Hashable, Sendable {
  case arrow
  case finger
}

extension PointerKind: ExplainedValue {
  package var explanation: String {
    switch self {
    case .arrow: "The arrow of a mouse or trackpad."
    case .finger: "A touch."
    }
  }
}
