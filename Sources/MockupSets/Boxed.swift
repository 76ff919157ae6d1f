/// An indirectly stored value: a large collection holds references, and copies share the value.
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
