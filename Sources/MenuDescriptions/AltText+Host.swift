import PositionedJSON
import MenuDocument

extension Host {
  /// The position of a control, such as `In a window titled “Notes”`, or the menu bar above it; `nil` for a host that
  /// is only a background.
  func place(for presentation: Presentation, on platform: Platform, in language: AltTextLanguage) -> String? {
    let places = language.places
    let phrase: AltPhrase
    switch (presentation, kind) {
    case (_, .nothing): return nil
    case (.menuBar, .navigationBar): phrase = places[.barAboveNavigationBar]
    case (.menuBar, .toolbar): phrase = places[.barAboveToolbar]
    case (.menuBar, .window): phrase = places[.barAboveWindow]
    case (.menuBar, .form): phrase = places[.barAboveForm]
    case (_, .window): phrase = places[.inWindow]
    case (_, .form): phrase = places[.inForm]
    case (.pullDownButton, .navigationBar), (.popUpButton, .navigationBar): phrase = places[.inNavigationBar]
    case (.pullDownButton, .toolbar), (.popUpButton, .toolbar): phrase = places[.inToolbar]
    // Bars contain only buttons. Other menus open below or above the bar.
    case (.menu, .navigationBar), (.contextMenu, .navigationBar):
      switch platform {
      case .iOS, .iPadOS: phrase = places[.screenWithNavigationBar]
      case .macOS, .visionOS: phrase = places[.windowWithNavigationBar]
      }
    case (.menu, .toolbar), (.contextMenu, .toolbar):
      switch platform {
      case .iOS, .iPadOS: phrase = places[.screenWithToolbar]
      case .macOS, .visionOS: phrase = places[.windowWithToolbar]
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
