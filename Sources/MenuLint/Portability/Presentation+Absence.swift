import MenuDocument

extension Presentation {
  /// The words for a platform without the presentation.
  var absence: String {
    switch self {
    case .menu, .pullDownButton, .popUpButton, .contextMenu: "no such menu"
    case .menuBar: "no menu bar"
    case .menuBarExtra: "no menu bar extras"
    case .quickActions: "no quick actions"
    case .editMenu: "no edit menu"
    case .dockMenu: "no Dock"
    }
  }
}
