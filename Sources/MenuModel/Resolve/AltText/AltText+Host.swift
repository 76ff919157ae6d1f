extension Host {
  /// Where a control is, as in `In a window titled “Notes”`, or of a menu bar `above a window`; `nil` for a host that
  /// is only a background.
  func place(for presentation: Presentation, on platform: Platform) -> String? {
    guard kind != .nothing else { return nil }
    switch (presentation, kind) {
    case (.menuBar, _): return "above \(spoken)"
    case (.pullDownButton, _), (.popUpButton, _), (_, .window), (_, .form), (_, .nothing): return "In \(spoken)"
    // Only buttons are in a bar: other menus open on what is below or above it.
    case (.menu, .navigationBar), (.menu, .toolbar), (.contextMenu, .navigationBar), (.contextMenu, .toolbar):
      switch platform {
      case .iOS, .iPadOS: return "On a screen with \(spoken)"
      case .macOS, .visionOS: return "In a window with \(spoken)"
      }
    }
  }

  /// The host as a noun, with its title.
  private var spoken: String {
    let noun =
      switch kind {
      case .nothing: "screen"
      case .navigationBar: "navigation bar"
      case .toolbar: "toolbar"
      case .window: "window"
      case .form: "form"
      }
    guard let title = title?.trimmed else { return "a \(noun)" }
    return "\(kind == .navigationBar ? "the" : "a") \(noun) titled \(title.quoted)"
  }
}

extension Preview {
  /// The preview as a noun, as what is in the picture.
  var spoken: String {
    let title = host.title?.trimmed
    let noun: String
    if image != nil {
      noun = "an image"
    } else {
      switch host.kind {
      case .nothing: return title.map { "a preview of \($0.quoted)" } ?? "a preview"
      case .navigationBar, .toolbar: noun = "a screen"
      case .window: noun = "a window"
      case .form: noun = "a form"
      }
    }
    return title.map { "\(noun) titled \($0.quoted)" } ?? noun
  }

  /// The preview as a noun, as what a context menu belongs to.
  var ownerInWords: String {
    if image == nil, host.kind == .nothing, let title = host.title?.trimmed { return title.quoted }
    return spoken
  }
}
