import MenuDocument
import MockupScene
import PositionedJSON

/// The lengths and behavior of a theme; lengths are in points at the text size `large` unless noted.
///
/// Each metric is documented with its key in the `definition` of its type, which also provides the text of the schema.
public struct ThemeMetrics: Hashable, Sendable {
  package var panel = Panel()
  package var divider = Divider()
  package var row = Row()
  package var highlight = Highlight()
  package var mark = Mark()
  package var symbol = Symbol()
  package var shortcut = Shortcut()
  package var heading = Label()
  package var footer = Label()
  package var smallCell = Cell()
  package var mediumCell = Cell()
  package var palette = Palette()
  package var control = Control()
  package var submenu = Submenu()
  package var badge = Badge()
  package var button = Button()
  package var placement = Placement()
  package var contextMenu = ContextMenu()
  package var menuBar = MenuBar()
  package var statusItem = StatusItem()
  package var appIcon = AppIcon()
  package var confirmation = Confirmation()
  package var host = Host()

  /// A side of the title in a row.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    case leading
    case trailing
  }
}

extension ThemeMetrics {
  static func definition(_ make: ThemeFieldMaker) -> Definition<ThemeMetrics> {
    make.object(
      "metrics", ThemeMetrics(),
      [
        make("panel", Panel.definition(make), "Panel that holds the items.") { $0.panel = $1 },
        make("divider", Divider.definition(make), "Divider between groups of items.") { $0.divider = $1 },
        make("row", Row.definition(make), "Items in a list.") { $0.row = $1 },
        make("highlight", Highlight.definition(make), "Background of the highlighted row.") {
          $0.highlight = $1
        },
        make("mark", Mark.definition(make), "Checkmarks, dashes, and chevrons before the titles.") { $0.mark = $1 },
        make("symbol", Symbol.definition(make), "Symbols and images next to the titles.") { $0.symbol = $1 },
        make("shortcut", Shortcut.definition(make), "Keyboard shortcuts.") { $0.shortcut = $1 },
        make("heading", Label.definition(make), "Headings of menus and sections.") { $0.heading = $1 },
        make("footer", Label.definition(make), "Text below sections, and static text.") { $0.footer = $1 },
        make("smallCell", Cell.definition(make), "Cells of a control group with a symbol only.") {
          $0.smallCell = $1
        },
        make("mediumCell", Cell.definition(make), "Cells of a control group with a symbol above a label.") {
          $0.mediumCell = $1
        },
        make("palette", Palette.definition(make), "Picker in one row.") { $0.palette = $1 },
        make("control", Control.definition(make), "Slider.") { $0.control = $1 },
        make("submenu", Submenu.definition(make), "Open submenus.") { $0.submenu = $1 },
        make("badge", Badge.definition(make), "Badge.") { $0.badge = $1 },
        make("button", Button.definition(make), "Button that opens a menu.") { $0.button = $1 },
        make("placement", Placement.definition(make), "Position of an open menu.") { $0.placement = $1 },
        make("contextMenu", ContextMenu.definition(make), "Context menus.") { $0.contextMenu = $1 },
        make("menuBar", MenuBar.definition(make), "Menu bar.") { $0.menuBar = $1 },
        Field("statusItem", StatusItem.definition(make), "Status item in a menu bar.") { $0.statusItem = $1 },
        Field("appIcon", AppIcon.definition(make), "App icon on a Home Screen or in the Dock.") { $0.appIcon = $1 },
        make("confirmation", Confirmation.definition(make), "Confirmation before an action.") { $0.confirmation = $1 },
        make("host", Host.definition(make), "Screen or window around a control.") { $0.host = $1 },
      ])
  }
}

extension Definition<Double> {
  static let length = number(in: 0...Double(Limit.themeLength.maximum))
  /// A signed length in points; negative values point up or left.
  static let offset = number(in: -Double(Limit.themeLength.maximum)...Double(Limit.themeLength.maximum))
  /// The width of a menu or confirmation in points.
  static let menuWidth = number(in: 40...Double(Limit.themeMenuWidth.maximum))
  /// The width or height of a screen or window in points.
  static let hostSide = number(in: 40...Double(Limit.themeHostSide.maximum))
  /// An upper bound in points; values large enough to have no effect are common.
  static let upperBound = number(in: 1...10_000)
  /// A blur as twice the standard deviation in points.
  static let blur = number(in: 0...200)
  static let fraction = number(in: 0...1)
}

extension Definition<[Double]> {
  static let controlSizes = fixedList(of: .length, count: 5)
  /// One factor per control size, from mini to extra large.
  static let controlScales = fixedList(of: .number(in: 0...10), count: 5)
  static let rowHeights = either(
    rowHeight.map { Array(repeating: $0, count: 12) }, .fixedList(of: rowHeight, count: 12))

  private static let rowHeight = Definition<Double>.number(in: 1...Double(Limit.themeLength.maximum))
}
