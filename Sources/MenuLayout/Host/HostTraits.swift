import MenuDocument

/// The layout traits of a kind of host.
struct HostTraits {
  enum ControlPlace: Hashable {
    /// At the start of the content, or at the source.
    case content
    case middle
    /// In the bar at the top.
    case bar
    /// In the platform's toolbar.
    case toolbar
    /// In a row of a form.
    case form
  }

  var control: ControlPlace
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
