import MenuDocument
import PositionedJSON

/// Menus without findings, one of each kind.
enum SoundMenu: String, CaseIterable {
  case menu, contextMenu, pullDown, popUp, menuBar, vision, game

  var text: String {
    switch self {
    case .menu: #"{"platform": "iOS", "menu": {"items": ["Open", "Rename…", "---", "Print"]}}"#
    case .contextMenu:
      #"{"platform": "iPadOS", "presentation": "contextMenu", "menu": {"items": ["Open", "Pin Note", "Print"]}}"#
    case .pullDown:
      #"{"platform": "iOS", "presentation": "pullDownButton", "button": {"title": "Add"}, "menu": {"items": ["Open", "Scan Document", "Print"]}}"#
    case .popUp:
      #"{"platform": "iOS", "presentation": "popUpButton", "button": {"label": "Repeat"}, "menu": {"items": [{"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]}]}}"#
    case .menuBar:
      #"{"platform": "macOS", "presentation": "menuBar", "menus": [{"title": "Edit", "items": [{"title": "Find", "keyboardShortcut": "cmd+f"}, "Open", "Print"]}]}"#
    case .vision: #"{"platform": "visionOS", "menu": {"items": ["Open", "Pin Note", "Print"]}}"#
    case .game: #"{"platform": "iOS", "theme": "game", "menu": {"items": ["Resume", "Open", "Restart Level"]}}"#
    }
  }

  var tree: JSONNode? { JSONReading(Array(text.utf8)).root }
}

/// A change that violates a rule in a menu without findings.
struct Damage {
  /// Items added to the first menu.
  var items: [String] = []
  /// Members set in that menu.
  var menu: [(String, String)] = []
  /// Members set in the document.
  var document: [(String, String)] = []
  /// The menus to which the change applies.
  var menus = SoundMenu.allCases.filter { $0 != .popUp }

  /// Changes that violate a rule, at least one.
  static func of(_ rule: RuleName) -> [Damage] {
    let pictures = ["doc.viewfinder", "lock", "pin", "star"].enumerated().map {
      #"{"title": "Cell \#($0 + 1)", "systemImage": "\#($1)"}"#
    }
    let touched: [SoundMenu] = [.menu, .contextMenu, .pullDown]
    // A menu bar without an open menu has nothing to measure.
    let shown = SoundMenu.allCases.filter { $0 != .menuBar }
    func own(_ theme: String, _ menus: [SoundMenu]) -> Damage {
      Damage(document: [("theme", "\"\(theme)\"")], menus: menus)
    }
    func cells(_ count: Int) -> Damage {
      Damage(items: [
        #"{"type": "controlGroup", "elementSize": "small", "items": [\#((pictures + pictures.map { $0.replacing("Cell", with: "Item").replacing("\"lock", with: "\"bell").replacing("\"doc.viewfinder", with: "\"tag") }).prefix(count).joined(separator: ","))]}"#
      ])
    }
    switch rule {
    case .adjacentDividers: return [Damage(items: [#""---""#]), Damage(items: [#""---""#, #""---""#, #""Share""#])]
    case .ambiguousToggleLabel:
      return [Damage(items: [#"{"type": "toggle", "titles": {"on": "Wi-Fi Off", "off": "Wi-Fi On"}}"#])]
    case .articleInLabel:
      return [Damage(items: [#""Choose a Color""#]), Damage(items: [#"{"title": "Open the Door"}"#])]
    case .controlGroupTooLong: return [cells(5)]
    case .destructiveUnconfirmed: return [Damage(items: [#"{"title": "Delete", "role": "destructive"}"#])]
    case .destructiveUnmarked:
      return [Damage(items: [#""Erase Disk""#], menus: [.menu, .contextMenu, .pullDown, .vision, .game])]
    case .duplicateShortcut:
      return [Damage(items: [#"{"title": "Filter", "keyboardShortcut": "cmd+f"}"#], menus: [.menuBar])]
    case .duplicateTitle:
      return [
        Damage(items: [#""Open""#]), Damage(items: [#"{"type": "menu", "title": "Open", "items": ["Here", "There"]}"#]),
      ]
    case .emptyMenu: return [Damage(items: [#"{"type": "menu", "title": "Export", "items": []}"#])]
    case .gameKeyboardShortcut:
      return [Damage(items: [#"{"title": "Quit", "keyboardShortcut": "cmd+q"}"#], menus: [.game])]
    case .iconUnclear: return [Damage(items: [#"{"title": "Search in Note", "systemImage": "printer"}"#])]
    case .iconsSparingly:
      return [
        Damage(
          items: [
            ("Pin Note", "pin"), ("Lock Door", "lock"), ("Tag Photo", "tag"), ("Silence Alarm", "bell"),
            ("Rate Song", "star"),
          ].map { #"{"title": "\#($0.0)", "systemImage": "\#($0.1)", "imageVisibility": "visible"}"# },
          menus: [.menuBar])
      ]
    case .indentedLabel:
      return [Damage(items: [#""  Share""#]), Damage(items: [#"{"title": "Share", "indentationLevel": 2}"#])]
    case .labelNotVerb: return [Damage(items: [#""Orange""#])]
    case .labelTooLong: return [Damage(items: [#""Synchronize All Documents with Other Devices""#])]
    case .layoutUnsupported:
      return [
        Damage(
          menu: [
            ("layout", #""medium""#), ("items", "[\(pictures.prefix(3).joined(separator: ",")), \"---\", \"Open\"]"),
          ],
          menus: [.vision])
      ]
    case .menuTooLong: return [Damage(items: (1...12).map { #""Choose Level \#($0)""# })]
    case .menuUnavailable:
      return [
        Damage(items: [
          #"{"type": "menu", "title": "Export", "isDisabled": true, "items": [{"title": "Here", "isDisabled": true}]}"#
        ])
      ]
    case .missingEllipsis: return [Damage(items: [#"{"title": "Export", "requiresInput": true}"#])]
    case .moreButtonSymbol:
      return [Damage(document: [("button", #"{"title": "More", "systemImage": "gearshape"}"#)], menus: [.pullDown])]
    case .noClearItem:
      return [
        Damage(items: ["Bold", "Italic", "Outline"].map { #"{"type": "toggle", "title": "\#($0)", "isOn": true}"# })
      ]
    case .nonstandardSymbol: return [Damage(items: [#"{"title": "Share", "systemImage": "bell"}"#])]
    case .popUpHasActions: return [Damage(items: [#""---""#, #""Open""#], menus: [.popUp])]
    case .popUpHasSubmenu:
      return [
        Damage(
          items: [#"{"type": "menu", "title": "Other", "items": [{"type": "picker", "options": ["Yearly"]}]}"#],
          menus: [.popUp])
      ]
    case .popUpMultipleSelection: return [Damage(items: [#"{"type": "toggle", "title": "Weekends"}"#], menus: [.popUp])]
    case .popUpWithoutLabel: return [Damage(document: [("button", "{}")], menus: [.popUp])]
    case .popUpWithoutSelection:
      return [Damage(menu: [("items", #"[{"type": "picker", "options": ["Daily", "Weekly"]}]"#)], menus: [.popUp])]
    case .pullDownExclusiveChoice:
      return [
        Damage(menu: [("items", #"[{"type": "picker", "options": ["Name", "Date", "Size"]}]"#)], menus: [.pullDown])
      ]
    case .pullDownTooShort: return [Damage(menu: [("items", #"["Open", "Print"]"#)], menus: [.pullDown])]
    case .redundantMenuTitle: return [Damage(menu: [("title", #""Add""#)], menus: [.pullDown])]
    case .repeatedSymbol:
      return [Damage(items: ["Share", "Export"].map { #"{"title": "\#($0)", "systemImage": "square.and.arrow.up"}"# })]
    case .repeatedTerm: return [Damage(items: ["Text", "Table", "Image"].map { #""Convert to \#($0)""# })]
    case .rowCount:
      return [
        Damage(
          items: [],
          menu: [
            ("layout", #""small""#), ("items", "[\(pictures.prefix(3).joined(separator: ",")), \"---\", \"Open\"]"),
          ], menus: touched + [.vision])
      ]
    case .rowLabelTooLong:
      return [
        Damage(
          menu: [
            ("layout", #""medium""#),
            (
              "items",
              "[\(pictures.prefix(2).joined(separator: ",")), {\"title\": \"Synchronize Everything\", \"systemImage\": \"square.grid.2x2\"}, \"---\", \"Open\"]"
            ),
          ], menus: touched)
      ]
    case .rowWithoutSymbol:
      return [
        Damage(
          menu: [
            ("layout", #""small""#),
            ("items", "[\(pictures.prefix(3).joined(separator: ",")), \"Share\", \"---\", \"Open\"]"),
          ], menus: touched + [.vision])
      ]
    case .submenuTooDeep:
      return [
        Damage(items: [
          #"{"type": "menu", "title": "Insert", "items": [{"type": "menu", "title": "Chart", "items": ["Bar"]}]}"#
        ])
      ]
    case .submenuTooLong:
      return [
        Damage(items: [
          #"{"type": "menu", "title": "Insert", "items": ["Bar", "Chart", "Line", "Picture", "Table", "Text"]}"#
        ])
      ]
    case .threeDots: return [Damage(items: [#""Export...""#])]
    case .titleCase: return [Damage(items: [#""Show sidebar""#]), Damage(items: [#"{"title": "Send To Friends"}"#])]
    case .toggleLabelAndCheckmark: return [Damage(items: [#"{"type": "toggle", "title": "Hide Map", "isOn": true}"#])]
    case .unusedIgnore:
      return [Damage(document: [("lint", #"{"ignore": {"three-dots": "for fun"}}"#)], menus: SoundMenu.allCases)]
    // These rules check themes of users.
    case .lowContrast: return [own("low-contrast/themes/pale.theme", shown)]
    case .smallTarget: return [own("small-target/themes/low.theme", touched + [.popUp, .game])]
    case .smallText: return [own("small-text/themes/small.theme", shown)]
    }
  }

  /// The changed menu.
  func done(to menu: SoundMenu) -> JSONNode? {
    guard var tree = menu.tree else { return nil }
    for (key, value) in document { tree.set(key, to: value) }
    let isBar = tree["menus"] != nil
    guard var target = isBar ? tree["menus"]?.elements?.first : tree["menu"] else { return nil }
    for (key, value) in self.menu { target.set(key, to: value) }
    let added = items.compactMap { JSONReading(Array($0.utf8)).root }
    target.set("items", to: .array((target["items"]?.elements ?? []) + added))
    if isBar { tree.set("menus", to: .array([target])) } else { tree.set("menu", to: target) }
    return tree
  }
}

extension JSONNode {
  /// Sets a member to a value in JSON syntax.
  fileprivate mutating func set(_ key: String, to text: String) {
    if let value = JSONReading(Array(text.utf8)).root { set(key, to: value) }
  }

  fileprivate mutating func set(_ key: String, to other: JSONNode) {
    let rest = (members ?? []).filter { $0.key.text != key }
    value = .object(rest + [JSONMember(key: JSONKey(key), value: other)])
  }
}
