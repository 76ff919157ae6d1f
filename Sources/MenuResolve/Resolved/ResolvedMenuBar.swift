public import MockupScene
public import PositionedJSON

/// A title in a menu bar.
public struct ResolvedBarTitle: Hashable, Sendable {
  /// The path of the menu, such as `menus[2]`.
  public var path: DocumentPath
  /// The menu's `id`.
  public var name: String?
  public var title: ResolvedText
  /// The background of an open menu's title.
  public var highlight: Color?
}
