import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupHTML
import MockupSymbols
import PositionedJSON

/// Decides which moments of a menu an interactive page shows, before layout.
struct PagePlan {
  struct State {
    var name: String
    var moment: MenuMoment
    /// True if the panels are those of another state, moved.
    var isForm = false
  }

  /// Forms of rows that one layout shows.
  struct RowForms {
    var moment: MenuMoment
    /// The items to draw, each with the number of its form.
    var items: [(item: PageItem, form: Int)]
  }

  let document: MockupDocument
  let menus: PageMenus
  let first: MenuMoment
  let opensBeside: Bool
  /// Panels behind an open submenu are not laid out and drawn again.
  let sharesPanels: Bool
  /// The numbers of menus with submenus.
  private let parents: Set<Int>
  /// All states that the reader can reach, including the first.
  let states: [State]

  init(_ document: MockupDocument, opensBeside: Bool) {
    self.document = document
    self.opensBeside = opensBeside
    menus = PageMenus(document)
    parents = Set(menus.list.compactMap { $0.parent })
    first = document.moment ?? MenuMoment(.closed)
    // Callouts of a state avoid all of its rows, and translucent panels over a host show the panels behind them. The bar
    // of an edit menu opens no submenus.
    let elements = MenuElements(([document.menu].compactMap { $0 } + document.menus).flatMap { $0.items }, .visible)
    let sharesPanels =
      document.host == nil && document.presentation != .editMenu
      && !elements.contains { $0.attributes.callout != nil }
    self.sharesPanels = sharesPanels
    states = Self.states(of: document, menus, first: first).map { state in
      var state = state
      if case .confirming = state.moment.shown { state.moment.omitsOthers = true }
      if case .open = state.moment.shown { state.moment.omitsOthers = sharesPanels }
      return state
    }
  }

  private static func states(of document: MockupDocument, _ menus: PageMenus, first: MenuMoment) -> [State] {
    var states: [State] = []
    if document.showsWhatOpensIt || document.state == .closed {
      states.append(State(name: "closed", moment: MenuMoment(.closed)))
    }
    for number in menus.list.indices { states.append(State(name: "m\(number)", moment: menus.opening(number))) }
    for item in menus.list.flatMap({ $0.items }) where item.confirmation != nil {
      // A disabled item asks for no confirmation, unless the document shows it.
      guard !item.isDisabled || first.shown == .confirming(item.path) else { continue }
      states.append(State(name: "q\(item.number)", moment: MenuMoment(.confirming(item.path))))
    }
    guard document.presentation == .popUpButton else { return states }
    for number in 0..<menus.exclusiveOptionCount {
      for name in ["closed", "m0"] {
        guard var form = states.first(where: { $0.name == name }) else { continue }
        form.name += "@\(number + 1)"
        form.moment.values = .option(number)
        form.isForm = true
        states.append(form)
      }
    }
    return states
  }

  /// The number of items that are laid out for all states and forms of rows. Each takes a few microseconds.
  var itemCount: Int {
    guard sharesPanels else {
      let moments = menus.list.reduce(states.count) { $0 + formCount(of: $1) }
      return moments * menus.list.reduce(0) { $0 + $1.items.count }
    }
    // A pop-up button's menu is laid out in each state, because the chosen option determines its position.
    let perState = document.presentation == .popUpButton ? menus.list.first?.items.count ?? 1 : 1
    return menus.list.reduce(states.count * perState) { count, menu in
      let items = menu.items
      // Each form of a picker's row looks for its option.
      let options = items.reduce(0) { count, item in
        guard case .submenu(let submenu, _, _) = item.kind else { return count }
        return count + menus.list[submenu].items.count
      }
      return count + (items.count + options) * (1 + formCount(of: menu))
    }
  }

  /// Returns whether the innermost open menu has submenus.
  func hasSubmenus(_ moment: MenuMoment) -> Bool {
    moment.innermost.flatMap { menus.number(of: $0) }.map { parents.contains($0) } ?? false
  }

  private func formCount(of menu: PageMenu) -> Int { values(of: menu).count * (opensBeside ? Self.looks : 2) }

  /// The number of looks of a row: normal, highlighted, or with its submenu open.
  private static let looks = 3

  /// Returns the moments that show all forms of a menu's rows; the first has the document's own values.
  func rowForms(of number: Int) -> [RowForms] {
    let menu = menus.list[number]
    let values = self.values(of: menu)
    var forms: [RowForms] = []
    let items = menu.items
    func append(_ values: MenuMoment.Values, _ look: MenuMoment.Look, _ items: [PageItem]) {
      var moment = menus.opening(number)
      moment.values = values
      moment.look = look
      moment.omitsOthers = sharesPanels
      let shown = items.compactMap { item in
        value(of: item, in: values).map { (item: item, form: Self.looks * $0 + look.number) }
      }
      if forms.isEmpty || !shown.isEmpty { forms.append(RowForms(moment: moment, items: shown)) }
    }
    for values in values {
      for look in [MenuMoment.Look.plain, .highlighted] { append(values, look, items) }
    }
    guard opensBeside else { return forms }
    // The row of an open submenu has a separate look.
    let openers = items.filter { if case .submenu = $0.kind { true } else { false } }
    for values in values { append(values, .open, openers) }
    return forms
  }

  /// Returns the value combinations that together show all forms; the document's own values come first.
  private func values(of menu: PageMenu) -> [MenuMoment.Values] {
    var values: [MenuMoment.Values] = [.asWritten]
    let items = menu.items
    if items.contains(where: { $0.valueCount > 1 && $0.forms.isEmpty }) { values += [.off, .on] }
    if items.contains(where: { $0.value == 2 && $0.valueCount == 3 }) { values.append(.mixed) }
    var held: [KeyboardModifiers] = []
    for form in items.flatMap({ $0.forms }) where !held.contains(form.modifiers) { held.append(form.modifiers) }
    values += held.map { .held($0) }
    let options = items.map { optionCount(of: $0) }.max() ?? 0
    return values + (0..<options).map { .option($0) } + (options > 0 && !values.contains(.off) ? [.off] : [])
  }

  private func optionCount(of item: PageItem) -> Int {
    guard case .submenu(let menu, .some, _) = item.kind else { return 0 }
    return menus.list[menu].items.count
  }

  /// Returns the item's value in `values`; `nil` if another moment already shows it.
  private func value(of item: PageItem, in values: MenuMoment.Values) -> Int? {
    let value: Int
    switch values {
    case .asWritten: return item.value
    case .held(let modifiers):
      let form = item.form(holding: modifiers)
      return form == item.shownForm || item.forms.isEmpty ? nil : form
    case .off: value = 0
    case .on: value = 1
    case .mixed: value = 2
    case .option(let number):
      guard number < optionCount(of: item) else { return nil }
      value = number + 1
    }
    if optionCount(of: item) == 0 {
      guard item.forms.isEmpty else { return nil }
      guard item.valueCount > value, value < 2 || item.value == 2 else { return nil }
    } else if values == .on || values == .mixed {
      return nil
    }
    return value == item.value ? nil : value
  }
}

extension MenuMoment.Look {
  fileprivate var number: Int {
    switch self {
    case .plain: 0
    case .highlighted: 1
    case .open: 2
    }
  }
}

extension PageMenus {
  fileprivate func opening(_ number: Int) -> MenuMoment {
    let path = path(to: number).map { list[$0].path }
    return MenuMoment(.open(menu: path[0], submenus: Array(path.dropFirst())))
  }

  fileprivate var exclusiveOptionCount: Int {
    list.first?.items.count { item in
      if case .option(_, isExclusive: true) = item.kind { true } else { false }
    } ?? 0
  }
}

extension MockupDocument {
  /// Whether something can open the menu: a menu alone and a context menu without content are always open.
  var showsWhatOpensIt: Bool {
    switch presentation {
    case .menu: false
    case .contextMenu: preview != nil || host != nil
    case .pullDownButton, .popUpButton, .menuBar, .menuBarExtra, .quickActions, .editMenu, .dockMenu: true
    }
  }
}
