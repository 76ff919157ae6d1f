import MenuDocument

struct HostTraits {
  enum ControlPosition: Hashable {
    case content
    case middle
    case bar
    case toolbar
    case form
  }

  var control: ControlPosition
  /// True if there is more than a background.
  var hasParts = true
  /// True for a window even on platforms with screens; it has a sidebar if there is room.
  var isWindow = false
  var hasBack = false
}

extension Host.Kind {
  var traits: HostTraits {
    switch self {
    case .nothing: HostTraits(control: .middle, hasParts: false)
    case .navigationBar: HostTraits(control: .bar, hasBack: true)
    case .toolbar: HostTraits(control: .toolbar)
    case .window: HostTraits(control: .content, isWindow: true)
    case .form: HostTraits(control: .form)
    }
  }
}
