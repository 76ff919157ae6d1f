public import PositionedJSON

/// A decoded mockup, before names are resolved and context-dependent defaults are applied.
public struct MockupDocument: Hashable, Sendable {
  /// The file name, as given; for diagnostics.
  public var file = ""
  /// The picture's accessible name; `nil` to generate one.
  public var title: String?
  /// The picture's accessible description; `nil` to generate one.
  public var description: String?
  /// The source of the menu, such as `Sources/App/Toolbar.swift:41`.
  public var source: String?
  /// The settings that a set of pictures can vary.
  public var settings = Settings()
  /// The control or content that the menu belongs to.
  public var presentation = Presentation.menu
  /// The button that opens the menu.
  public var button: MenuButton?
  /// The content that a context menu belongs to.
  public var preview: Preview?
  /// The menu; `nil` in a menu bar, and for a closed button.
  public var menu: Menu?
  /// The menus of a menu bar; empty for other presentations.
  public var menus: [Menu] = []
  /// The window or screen around the control.
  public var host: Host?
  /// The frames; empty for a single picture.
  public var frames: [Frame] = []
  /// The lint settings in the document.
  public var lint = LintSettings()
  /// The source tree, for locations; `nil` for a document built in memory.
  package var tree: JSONNode?

  /// Returns the location of a top-level key's value; the start of the file if the key is missing.
  public func location(ofKey key: String) -> SourceLocation {
    let position = tree?[key]?.position ?? .start
    return SourceLocation(position: position, path: DocumentPath([.key(key)]))
  }

  public var platform: Platform { settings.platform ?? .iOS }
  /// The theme; `nil` for the platform's newest.
  public var theme: ThemeReference? { settings.theme }
  public var appearance: Appearance { settings.appearance == .dark ? .dark : .light }
  /// Whether the picture follows the viewer's light or dark setting.
  public var followsAppearance: Bool { settings.appearance == .auto }
  /// Standard or increased.
  public var contrast: Contrast { settings.contrast ?? .standard }
  /// Whether panels are translucent.
  public var transparency: Transparency { settings.transparency ?? .standard }
  public var textSize: TextSize { settings.textSize ?? .large }
  /// The language of the texts, a BCP 47 tag.
  public var locale: String { settings.locale ?? "en" }
  /// The layout direction; `nil` for the locale's.
  public var layoutDirection: LayoutDirection? { settings.layoutDirection }
  /// The accent color; `nil` for the theme's.
  public var tint: ColorReference? { settings.tint }
  /// The held modifier keys.
  public var heldModifiers: KeyboardModifiers { settings.heldModifiers ?? [] }
  public var state: PresentationState { settings.state ?? .open }
}

extension MockupDocument {
  /// Returns the location of a value or of its nearest existing ancestor; the start of the file for a document built in
  /// memory.
  ///
  /// In the document of a frame, locations are those of the merged values.
  public func location(at path: DocumentPath) -> SourceLocation {
    tree?.location(at: path) ?? SourceLocation(position: .start, path: path)
  }

  package func node(at path: DocumentPath) -> JSONNode? { tree?.node(at: path) }
}

/// The control or content that a menu belongs to.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
  case menu
  case pullDownButton
  /// A button that offers a choice and shows the selected option.
  case popUpButton
  /// Content that opens a menu on touch and hold or secondary click.
  case contextMenu
  case menuBar
  /// A status item in the menu bar.
  case menuBarExtra
  /// The menu of an app icon on the Home Screen.
  case quickActions
  /// The menu of a selection.
  case editMenu
  /// The menu of a tile in the Dock.
  case dockMenu
}

extension Presentation: ExplainedValue {
  package var explanation: String {
    switch self {
    case .menu: "None: the menu alone."
    case .pullDownButton: "Button that offers commands."
    case .popUpButton: "Button that offers options and shows the selected one."
    case .contextMenu: "Element that is touched and held or control-clicked: the `preview`."
    case .menuBar: "Bar at the top of the screen, with `menus` (macOS, iPadOS)."
    case .menuBarExtra: "Status item in the menu bar: the `button` (macOS)."
    case .quickActions: "App icon on the Home Screen: the `button` (iOS, iPadOS)."
    case .editMenu: "Selected text, the title of the `button`: a row of titles, or a list (iOS, iPadOS)."
    case .dockMenu: "Tile in the Dock: the `button` (macOS)."
    }
  }
}

/// A frame: one of several pictures side by side.
public struct Frame: Hashable, Sendable {
  /// The caption below the picture.
  public var caption: String?
  /// The duration in an animation, in seconds.
  public var duration: Double
  /// A merge patch (RFC 7396) for the document, without the keys of the frame itself.
  public var patch: JSONNode
  /// The settings in the patch, which settings from elsewhere must not override.
  public var settings: Settings
  /// The document with the patch applied; has no frames.
  public var document: MockupDocument
  public var location: SourceLocation

  /// The default duration in an animation, in seconds.
  public static let standardDuration = 1.5
}
