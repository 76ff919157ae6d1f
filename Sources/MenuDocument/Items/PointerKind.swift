import PositionedJSON

/// What highlights an item.
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
