import MenuDocument
import PositionedJSON

/// The rendered menus: a trip in a travel journal, with one row of each kind.
enum SampleMenu {
  /// The menu of the tables: a title, three cells, and eight rows in three groups.
  static var reference: [UInt8] { document(title: "Trip to Lisbon", items: cells("") + rows("")) }

  /// Returns the same menu with labels that no other variant has.
  static func variant(_ number: Int, of theme: BenchTheme = .reference) -> [UInt8] {
    let suffix = " \(places[number % places.count]) \(number)"
    return document(title: "Trip to\(suffix)", items: cells(" \(number)") + rows(suffix), theme: theme)
  }

  /// Returns an iPad screen with a gradient background, a toolbar button, a menu, and an open submenu.
  static func scene(_ number: Int) -> [UInt8] {
    let suffix = " \(places[number % places.count]) \(number)"
    let host: JSONNode = .object([
      ("kind", "navigationBar"), ("title", .string("Trip to\(suffix)")), ("size", [1024, 768]), ("crop", "screen"),
      ("background", .object([("gradient", ["#5C7FA3", "#E7C9A9"]), ("angle", 160)])),
    ])
    let opened = rows(suffix).map { row in
      row["type"]?.text == "menu"
        ? .object((row.members ?? []).map { ($0.key.text, $0.value) } + [("isOpen", true)]) : row
    }
    let root = JSONNode.object([
      ("platform", "iPadOS"), ("presentation", "pullDownButton"), ("host", host),
      ("button", .object([("systemImage", "ellipsis"), ("style", "toolbar")])),
      ("menu", .object([("title", .string("Trip\(suffix)")), ("items", .array(opened))])),
    ])
    return Array(JSONWriter.text(of: root).utf8)
  }

  /// Returns a menu with one long group under the same title and cells.
  static func long(rows count: Int) -> [UInt8] {
    let kinds = rows("").filter { $0.text == nil && $0["subtitle"] == nil }
    let long = (0..<count).map { number in
      renamed(kinds[number % kinds.count], " \(places[number * 7 % places.count]) \(number)")
    }
    return document(title: "All Trips", items: cells("") + ["---"] + long)
  }

  private static let places = [
    "Aveiro", "Braga", "Crato", "Dornes", "Elvas", "Faro", "Guarda", "Horta", "Idanha", "Lagos", "Mafra", "Nisa",
  ]

  private static func document(title: String, items: [JSONNode], theme: BenchTheme = .reference) -> [UInt8] {
    let menu = JSONNode.object([("title", .string(title)), ("layout", "medium"), ("items", .array(items))])
    let root = JSONNode.object([
      ("platform", .string(theme.platform.rawValue)), ("theme", .string(theme.name)), ("menu", menu),
    ])
    return Array(JSONWriter.text(of: root).utf8)
  }

  private static func cells(_ suffix: String) -> [JSONNode] {
    [("Label", "tag"), ("Rate", "star"), ("Map", "map")].map { item($0.0 + suffix, $0.1) }
  }

  private static func rows(_ suffix: String) -> [JSONNode] {
    let rows: [JSONNode] = [
      item("Edit", "pencil"),
      item("Photos", "photo", [("subtitle", "From your library")]),
      item("Offline", "arrow.down.circle", [("type", "toggle"), ("isOn", true)]),
      "---",
      item("Share", "square.and.arrow.up"),
      item("Move", "folder", [("type", "menu"), ("items", ["Plans", "Past Trips"])]),
      item("Print", "printer", [("isDisabled", true)]),
      "---",
      item("Archive", "archivebox"),
      item("Delete", "trash", [("role", "destructive")]),
    ]
    return rows.map { renamed($0, suffix) }
  }

  private static func item(_ title: String, _ symbol: String, _ more: [(String, JSONNode)] = []) -> JSONNode {
    .object([("title", .string(title)), ("systemImage", .string(symbol))] + more)
  }

  /// Appends a suffix to the title of an item; dividers stay unchanged.
  private static func renamed(_ item: JSONNode, _ suffix: String) -> JSONNode {
    guard let members = item.members else { return item }
    return .object(
      members.map { member in
        let key = member.key.text
        return (key, key == "title" ? .string((member.value.text ?? "") + suffix) : member.value)
      })
  }
}
