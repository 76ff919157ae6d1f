public import MockupScene
public import PositionedJSON

/// A status item in a menu bar.
public struct ResolvedStatusItem: Hashable, Sendable {
  public var path: DocumentPath
  public var title: ResolvedText?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The color behind an open item; `nil` for a closed one.
  public var highlight: Color?
}

/// An app icon that opens a menu.
public struct ResolvedIcon: Hashable, Sendable {
  public var path: DocumentPath
  /// The content of the icon, drawn on `fill`.
  public var graphic: ResolvedGraphic?
  /// The letter of an icon without a graphic.
  public var letter: ResolvedText?
  /// The color of the icon.
  public var fill: Color
  /// The name below the icon; `nil` while its menu is open.
  public var name: ResolvedText?
  /// The Dock around the icon; `nil` on a Home Screen.
  public var dock: ResolvedDock?
}

/// The Dock around a tile.
public struct ResolvedDock: Hashable, Sendable {
  /// The color of the Dock.
  public var fill: Color
  /// The color of other tiles.
  public var tiles: Color
}

/// Selected text that opens an edit menu.
public struct ResolvedSelection: Hashable, Sendable {
  public var path: DocumentPath
  /// The selected text.
  public var text: ResolvedText
  /// The color behind the text.
  public var fill: Color
  /// The color of the handles at both ends.
  public var handles: Color
}
