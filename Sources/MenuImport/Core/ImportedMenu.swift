public import PositionedJSON

/// A location in an application's sources.
public struct SourcePlace: Hashable, Comparable, Sendable, Codable {
  /// The path relative to the given folder, with slashes.
  public var path: String
  /// The line, starting at 1.
  public var line: Int
  /// The column, starting at 1, in Unicode scalars.
  public var column: Int

  /// Creates a location.
  public init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Compares by path, then by position.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A placeholder for content that a reader could not determine.
public struct StandIn: Hashable, Sendable, Codable {
  /// The location in the source.
  public var place: SourcePlace
  /// The text of the placeholder.
  public var text: String
  /// The reason, as a clause without a period.
  public var reason: String

  /// Creates a placeholder.
  public init(place: SourcePlace, text: String, reason: String) {
    self.place = place
    self.text = text
    self.reason = reason
  }
}

/// A menu from an application's sources, to become a document.
public struct ImportedMenu: Hashable, Sendable, Codable {
  /// The proposed file name, from the menu's type and location.
  public var name: String
  /// The location in the source.
  public var place: SourcePlace
  /// The target platform; `nil` if the source does not specify one.
  public var platform: String?
  /// The locale of its strings, a BCP 47 tag; `nil` if the source does not specify one.
  public var locale: String?
  /// The presentation: `menuBar`, `contextMenu`, `pullDownButton`, `popUpButton`, or `menu`.
  public var presentation: String
  /// The button's keys, in document syntax.
  public var button: [(String, JSONNode)] { (buttonNode.members ?? []).map { ($0.key.text, $0.value) } }
  private var buttonNode: JSONNode
  /// The heading.
  public var title: String?
  /// The order of items, if set.
  public var order: String?
  /// The items, or the menus of a menu bar.
  public var items: [ImportedItem]
  /// Placeholders outside of items, such as in the titles of button and menu.
  public var standIns: [StandIn] = []

  /// Creates a menu.
  public init(
    name: String, place: SourcePlace, platform: String? = nil, presentation: String,
    button: [(String, JSONNode)] = [], title: String? = nil, order: String? = nil, items: [ImportedItem]
  ) {
    self.name = name
    self.place = place
    self.platform = platform
    self.presentation = presentation
    buttonNode = .object(button)
    self.title = title
    self.order = order
    self.items = items
  }
}
