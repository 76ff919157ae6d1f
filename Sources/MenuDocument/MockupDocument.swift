public import PositionedJSON

/// A mockup as it is written: nothing is looked up, and a default stands only where it depends on nothing else.
public struct MockupDocument: Hashable, Sendable {
  /// The file that was read, as it was given; for diagnostics.
  public var file = ""
  /// The picture's accessible name; `nil` to make one from the content.
  public var title: String?
  /// The picture's accessible description; `nil` to make one from the content.
  public var description: String?
  /// Where the menu comes from, as `Sources/App/Toolbar.swift:41`; `nil` where nobody says.
  public var source: String?
  /// The keys that a set of pictures varies, as far as they are written.
  public var settings = Settings()
  /// What the menu belongs to.
  public var presentation = Presentation.menu
  /// The button that opens the menu.
  public var button: MenuButton?
  /// What a context menu belongs to.
  public var preview: Preview?
  /// The menu; `nil` in a menu bar, and where a button is drawn closed.
  public var menu: Menu?
  /// The menus of a menu bar; empty for all other presentations.
  public var menus: [Menu] = []
  /// The window or screen around the control.
  public var host: Host?
  /// Several pictures side by side; empty for a single one.
  public var frames: [Frame] = []
  /// The settings of the guideline rules that the author wrote.
  public var lint = LintSettings()
  /// What the document was decoded from, for the places of its values; `nil` for one that was never written.
  package var tree: JSONNode?

  /// Where the value of one of the document's own keys was written; the start of the file for one that is not there.
  public func location(ofKey key: String) -> SourceLocation {
    let position = tree?[key]?.position ?? .start
    return SourceLocation(position: position, path: DocumentPath([.key(key)]))
  }

  /// Which conventions apply.
  public var platform: Platform { settings.platform ?? .iOS }
  /// The theme that is named; `nil` for the platform's newest.
  public var theme: ThemeReference? { settings.theme }
  /// Light or dark.
  public var appearance: Appearance { settings.appearance == .dark ? .dark : .light }
  /// Whether the picture follows the viewer's light or dark appearance.
  public var followsAppearance: Bool { settings.appearance == .auto }
  /// Standard or increased.
  public var contrast: Contrast { settings.contrast ?? .standard }
  /// Whether panels let through what lies under them.
  public var transparency: Transparency { settings.transparency ?? .standard }
  /// The size of text.
  public var textSize: TextSize { settings.textSize ?? .large }
  /// The language of the texts, a BCP 47 tag.
  public var locale: String { settings.locale ?? "en" }
  /// In which direction lines are read; `nil` for that of the locale.
  public var layoutDirection: LayoutDirection? { settings.layoutDirection }
  /// The accent color; `nil` for the theme's.
  public var tint: ColorReference? { settings.tint }
  /// The modifier keys that are held down.
  public var heldModifiers: KeyboardModifiers { settings.heldModifiers ?? [] }
  /// The moment that the picture shows.
  public var state: PresentationState { settings.state ?? .open }
}

extension MockupDocument {
  /// Where the value at a path was written, or the nearest value around it; the start of the file for a document that
  /// was never written.
  ///
  /// The places of a frame's document are those of the values that were merged.
  public func location(at path: DocumentPath) -> SourceLocation {
    tree?.location(at: path) ?? SourceLocation(position: .start, path: path)
  }

  /// The value that was written at a path; `nil` where there is none.
  package func node(at path: DocumentPath) -> JSONNode? { tree?.node(at: path) }
}

/// What the menu belongs to.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the menu alone.
  case menu
  /// A button that offers commands.
  case pullDownButton
  /// A button that offers a choice and shows the chosen option.
  case popUpButton
  /// Something that is touched and held, or clicked with the second button.
  case contextMenu
  /// The bar at the top of the screen.
  case menuBar
}

/// One of several pictures that are set side by side.
public struct Frame: Hashable, Sendable {
  /// What stands under the picture.
  public var caption: String?
  /// How long it is seen in an animation, in seconds.
  public var duration: Double
  /// The frame as written: what it changes in the document, a merge patch (RFC 7396) without what is about the frame.
  public var patch: JSONNode
  /// Those of the changes that settings from elsewhere must not override.
  public var settings: Settings
  /// The document with the changes made; has no frames of its own.
  public var document: MockupDocument
  /// Where the frame was written.
  public var location: SourceLocation

  /// How long a frame is seen in an animation that does not say, in seconds.
  public static let standardDuration = 1.5
}
