public import MockupScene
public import PositionedJSON

/// A title in a menu bar.
public struct ResolvedBarTitle: Hashable, Sendable {
  /// Where the menu stands in the document, as in `menus[2]`.
  public var path: DocumentPath
  /// The menu's `id`.
  public var name: String?
  /// The title.
  public var title: ResolvedText
  /// The color behind the title of the menu that is open.
  public var highlight: Color?
}
