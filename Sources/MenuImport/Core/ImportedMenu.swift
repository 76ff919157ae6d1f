public import MenuModel
public import MenuStrings

/// What a reader could not know and put something else in the place of.
public struct StandIn: Hashable, Sendable {
  /// Where it stands.
  public var place: SourcePlace
  /// What is drawn instead.
  public var text: String
  /// Why it is not known, in a clause without a full stop.
  public var reason: String

  /// A stand-in from its parts.
  public init(place: SourcePlace, text: String, reason: String) {
    self.place = place
    self.text = text
    self.reason = reason
  }
}

/// A menu that was read from an application's sources; it becomes a document.
public struct ImportedMenu: Hashable, Sendable {
  /// What it is to be called, as a word for file names: its type and place.
  public var name: String
  /// Where it stands.
  public var place: SourcePlace
  /// The platform that it is for; `nil` where its source does not say.
  public var platform: String?
  /// The language of its texts, a BCP 47 tag; `nil` where its source does not say.
  public var locale: String?
  /// How it comes up, as documents name it: `menuBar`, `contextMenu`, `pullDownButton`, `popUpButton`, `menu`.
  public var presentation: String
  /// The button's keys, as documents write them.
  public var button: [(String, JSONNode)] { buttonMembers.map { ($0.key.text, $0.value) } }
  private var buttonMembers: [JSONMember]
  /// Its heading.
  public var title: String?
  /// The order of its items, where it is set.
  public var order: String?
  /// Its items; of a menu bar the menus.
  public var items: [ImportedItem]
  /// What stands for what is not in an item: the button's title, the menu's.
  public var standIns: [StandIn] = []

  /// A menu from its parts.
  public init(
    name: String, place: SourcePlace, platform: String? = nil, presentation: String,
    button: [(String, JSONNode)] = [], title: String? = nil, order: String? = nil, items: [ImportedItem]
  ) {
    self.name = name
    self.place = place
    self.platform = platform
    self.presentation = presentation
    buttonMembers = button.map { JSONMember(key: JSONKey($0.0), value: $0.1) }
    self.title = title
    self.order = order
    self.items = items
  }
}
