import MenuDocument

/// What the layout has to know of a kind of host.
struct HostTraits {
  /// Where the control stands.
  enum ControlPlace: Hashable {
    /// At the start of the content, or where it opens from.
    case content
    /// In the middle of everything.
    case middle
    /// In the bar at the top.
    case bar
    /// In a toolbar, wherever the platform has it.
    case toolbar
    /// In a row of a form.
    case form
  }

  /// Where the control stands.
  var control: ControlPlace
  /// Whether there is more than a background.
  var hasParts = true
  /// Whether it is a window also where the platform has screens, with a sidebar where there is room.
  var isWindow = false
  /// Whether a way back leads from it.
  var hasBack = false
}

extension Host.Kind {
  /// What the layout has to know of the kind.
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
