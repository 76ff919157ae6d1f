import PositionedJSON
import MenuDocument

extension Host {
  /// The position of a control, such as `In a window titled “Notes”`, or the menu bar above it; `nil` for a host that
  /// is only a background.
  func location(for presentation: Presentation, on platform: Platform, in language: AltTextLanguage) -> String? {
    let locations = language.locations
    let phrase: AltPhrase
    switch (presentation, kind) {
    case (_, .nothing): return nil
    case (.menuBar, .navigationBar): phrase = locations[.barAboveNavigationBar]
    case (.menuBar, .toolbar): phrase = locations[.barAboveToolbar]
    case (.menuBar, .window): phrase = locations[.barAboveWindow]
    case (.menuBar, .form): phrase = locations[.barAboveForm]
    case (_, .window): phrase = locations[.inWindow]
    case (_, .form): phrase = locations[.inForm]
    case (.pullDownButton, .navigationBar), (.popUpButton, .navigationBar): phrase = locations[.inNavigationBar]
    case (.pullDownButton, .toolbar), (.popUpButton, .toolbar): phrase = locations[.inToolbar]
    // Bars contain only buttons. Other menus open below or above the bar.
    case (.menu, .navigationBar), (.contextMenu, .navigationBar), (.menuBarExtra, .navigationBar),
      (.quickActions, .navigationBar), (.editMenu, .navigationBar), (.dockMenu, .navigationBar):
      switch platform {
      case .iOS, .iPadOS: phrase = locations[.screenWithNavigationBar]
      case .macOS, .visionOS: phrase = locations[.windowWithNavigationBar]
      }
    case (.menu, .toolbar), (.contextMenu, .toolbar), (.menuBarExtra, .toolbar), (.quickActions, .toolbar),
      (.editMenu, .toolbar), (.dockMenu, .toolbar):
      switch platform {
      case .iOS, .iPadOS: phrase = locations[.screenWithToolbar]
      case .macOS, .visionOS: phrase = locations[.windowWithToolbar]
      }
    }
    return phrase.filled([.title: title?.trimmed.map(language.isolated)])
  }
}

extension Preview {
  /// The preview, as part of the picture.
  func spoken(in language: AltTextLanguage) -> String {
    let previews = language.previews
    return phrase(previews[.image], previews[.preview], previews[.screen], previews[.window], previews[.form])
      .filled([.title: host.title?.trimmed.map(language.isolated)])
  }

  /// The context menu of the preview.
  func spokenMenu(_ title: String?, in language: AltTextLanguage) -> String {
    let menus = language.menus
    return phrase(
      menus[.contextOfImage], menus[.contextOfPreview], menus[.contextOfScreen], menus[.contextOfWindow],
      menus[.contextOfForm]
    ).filled([.menu: title.map(language.isolated), .title: host.title?.trimmed.map(language.isolated)])
  }

  private func phrase(
    _ ofImage: AltPhrase, _ ofPreview: AltPhrase, _ ofScreen: AltPhrase, _ ofWindow: AltPhrase, _ ofForm: AltPhrase
  ) -> AltPhrase {
    if image != nil { return ofImage }
    return switch host.kind {
    case .nothing: ofPreview
    case .navigationBar, .toolbar: ofScreen
    case .window: ofWindow
    case .form: ofForm
    }
  }
}
