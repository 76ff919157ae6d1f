/// A value in a place of its own: tables and lists of very many hold a reference to each, and copies share it.
indirect enum Boxed<Value> {
  case value(Value)

  var value: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
