import MenuDocument
import PositionedJSON

/// Collects the visible contents of each menu of a document.
struct PanelCollector {
  /// Each menu precedes its submenus.
  private(set) var panels: [MenuPanel] = []
  private(set) var labels: [MenuLabel] = []
  private(set) var conditions = ConditionTree()
  private let document: MockupDocument
  private var groups = 0
  private var parts = 0

  /// Properties that items inherit from their containers.
  private struct Context {
    /// The index of the item's menu.
    var panel: Int
    var isDisabled = false
    var isDynamic = false
    var part = 0
    var imageVisibility = ImageVisibility.automatic
    var condition: ConditionTree.Place = 0
  }

  init(document: MockupDocument) {
    self.document = document
  }

  mutating func collect() {
    if let title = document.button?.title, let path = document.button?.location.path {
      labels.append(MenuLabel(text: title, path: path.appending("title"), role: .opener))
    }
    if let menu = document.menu { collect(menu, as: .root) }
    for menu in document.menus { collect(menu, as: .barMenu) }
    guard document.platform == .macOS else { return }
    for index in panels.indices where panels[index].role == .submenu {
      guard let title = panels[index].title else { continue }
      panels[index].isSystemMenu = SystemMenus.contain(
        title.text, items: panels[index].rows.compactMap { $0.label?.text })
    }
  }

  private mutating func collect(_ menu: Menu, as role: MenuPanel.Role) {
    let label = menu.title.map {
      MenuLabel(
        text: $0, path: menu.location.path.appending("title"), role: role == .barMenu ? .barMenu : .heading,
        isDynamic: menu.isDynamic, isChoosable: role == .barMenu)
    }
    if let label { labels.append(label) }
    let panel = MenuPanel(
      role: role, depth: 0, path: menu.location.path, title: label, isDisabled: menu.isDisabled,
      isDynamic: menu.isDynamic)
    open(panel, imageVisibility: menu.imageVisibility) { collector, context in
      collector.collect(menu.items, layout: menu.layout, of: menu.location.path, context)
    }
  }

  private mutating func open(
    _ panel: MenuPanel, imageVisibility: ImageVisibility, condition: ConditionTree.Place = 0,
    content: (inout PanelCollector, Context) -> Void
  ) {
    let index = panels.count
    panels.append(panel)
    let outer = (groups, parts)
    (groups, parts) = (0, 0)
    content(
      &self,
      Context(panel: index, isDynamic: panel.isDynamic, imageVisibility: imageVisibility, condition: condition))
    (groups, parts) = outer
    panels[index].hasDynamicPart = panels[index].hasDynamicPart || panel.isDynamic
  }

  private mutating func collect(
    _ items: [Item], layout: MenuLayoutStyle = .large, of owner: DocumentPath, _ context: Context
  ) {
    panels[context.panel].lists.append(
      items.map {
        ListEntry(isDivider: $0.type == .divider, isHidden: !$0.isVisible, path: $0.location.path)
      })
    let visible = items.visible
    let cells = layout.cells(of: visible)
    if layout != .large {
      let first = panels[context.panel].rows.count
      for item in cells { collect(item, context) }
      panels[context.panel].cellRows.append(
        CellRow(
          origin: .layout(layout), path: owner.appending("layout"), cells: first..<panels[context.panel].rows.count))
      groups += 1
    }
    for item in visible[cells.endIndex...] { collect(item, context) }
  }

  private mutating func collect(_ item: Item, _ outer: Context) {
    let path = item.location.path
    var context = outer
    context.condition = conditions.place(of: item.attributes.condition, in: outer.condition)
    if item.children?.placement == .sameMenu, item.attributes.imageVisibility != .automatic {
      context.imageVisibility = item.attributes.imageVisibility
    }
    switch item.kind {
    case .button(let button):
      addRow(.button(button), item, .button, context)
      for alternate in button.alternates {
        guard let title = alternate.title else { continue }
        let path = alternate.location.path.appending("title")
        labels.append(MenuLabel(text: title, path: path, role: .button, isDynamic: context.isDynamic))
      }
    case .toggle(let toggle): add(toggle, item, context)
    case .stepper: addRow(.stepper, item, .control, context)
    case .slider: addRow(.slider, item, .control, context)
    case .text, .loading, .search, .view: addRow(.text, item, .control, context)
    case .divider: groups += 1
    case .picker(let picker): add(picker, item, context)
    case .menu(let submenu):
      addRow(.submenu, item, .submenu, context)
      let panel = MenuPanel(
        role: .submenu, depth: panels[context.panel].depth + 1, path: path, title: label(of: item, .submenu, context),
        isDisabled: item.attributes.isDisabled,
        isDynamic: submenu.isDynamic || context.isDynamic || item.attributes.standard != nil)
      open(panel, imageVisibility: context.imageVisibility, condition: context.condition) { collector, context in
        collector.collect(submenu.items, layout: submenu.layout, of: path, context)
      }
    case .section(let section):
      addHeading(section.title, item, context)
      context.isDisabled = outer.isDisabled || item.attributes.isDisabled
      if section.isDynamic {
        context.isDynamic = true
        panels[context.panel].hasDynamicPart = true
      }
      if section.title != nil {
        parts += 1
        context.part = parts
      }
      let isGroup = !section.isLoop(in: document)
      if isGroup { groups += 1 }
      collect(section.items, layout: section.layout, of: path, context)
      if isGroup { groups += 1 }
    case .controlGroup(let group):
      addHeading(group.title, item, context)
      context.isDisabled = outer.isDisabled || item.attributes.isDisabled
      groups += 1
      let first = panels[context.panel].rows.count
      for item in group.items.visible { collect(item, context) }
      panels[context.panel].cellRows.append(
        CellRow(origin: .group(group.elementSize), path: path, cells: first..<panels[context.panel].rows.count))
      groups += 1
    }
  }

  private mutating func add(_ toggle: ToggleItem, _ item: Item, _ context: Context) {
    guard let titles = toggle.titles else { return addRow(.toggle(toggle), item, .toggle, context) }
    let shown = shownTitlePath(of: toggle, at: item.location.path)
    let label = MenuLabel(
      text: toggle.shownTitle, path: shown, role: .changeable, isDynamic: context.isDynamic)
    for (text, key) in [(titles.on, "on"), (titles.off, "off")] {
      labels.append(
        MenuLabel(
          text: text, path: item.location.path.appending("titles").appending(key), role: .changeable,
          isDynamic: context.isDynamic))
    }
    addRow(.toggle(toggle), item, label, context)
  }

  private func shownTitlePath(of toggle: ToggleItem, at path: DocumentPath) -> DocumentPath {
    switch toggle.state {
    case .on: path.appending("titles").appending("on")
    case .off: path.appending("titles").appending("off")
    case .mixed:
      toggle.title == nil ? path.appending("titles").appending("off") : path.appending("title")
    }
  }

  private mutating func add(_ picker: PickerItem, _ item: Item, _ outer: Context) {
    var context = outer
    context.isDisabled = outer.isDisabled || item.attributes.isDisabled
    switch picker.style {
    case .menu:
      addRow(.pickerMenu(picker), item, .submenu, outer)
      let panel = MenuPanel(
        role: .picker, depth: panels[outer.panel].depth + 1, path: item.location.path,
        title: label(of: item, .submenu, outer), isDisabled: item.attributes.isDisabled, isDynamic: outer.isDynamic)
      open(panel, imageVisibility: context.imageVisibility, condition: context.condition) { $0.collect(picker, $1) }
    case .inline:
      groups += 1
      parts += 1
      context.part = parts
      collect(picker, context)
      groups += 1
    case .palette:
      addHeading(picker.title, item, outer)
      groups += 1
      addRow(.palette(picker), item, nil, outer)
      groups += 1
    }
  }

  private mutating func collect(_ picker: PickerItem, _ context: Context) {
    var entries: [ListEntry] = []
    for entry in picker.options {
      switch entry {
      case .divider(let location):
        entries.append(ListEntry(isDivider: true, isHidden: false, path: location.path))
        groups += 1
      case .option(let option):
        entries.append(
          ListEntry(isDivider: false, isHidden: !entry.isVisible, path: option.location.path))
        guard entry.isVisible else { continue }
        let label = MenuLabel(
          text: option.title, path: titlePath(at: option.location.path), role: .option, isDynamic: context.isDynamic)
        labels.append(label)
        var inner = context
        inner.condition = conditions.place(of: option.attributes.condition, in: context.condition)
        append(.option, option.attributes, at: option.location.path, label, inner)
      }
    }
    panels[context.panel].lists.append(entries)
  }

  private mutating func addRow(_ kind: MenuRow.Kind, _ item: Item, _ role: MenuLabel.Role, _ context: Context) {
    let label = label(of: item, role, context)
    if let label { labels.append(label) }
    addRow(kind, item, label, context)
  }

  private mutating func addRow(_ kind: MenuRow.Kind, _ item: Item, _ label: MenuLabel?, _ context: Context) {
    append(kind, item.attributes, at: item.location.path, label, context)
  }

  private mutating func append(
    _ kind: MenuRow.Kind, _ attributes: ItemAttributes, at path: DocumentPath, _ label: MenuLabel?, _ context: Context
  ) {
    panels[context.panel].rows.append(
      MenuRow(
        kind: kind, label: label, attributes: attributes, path: path,
        imageVisibility: attributes.imageVisibility == .automatic
          ? context.imageVisibility : attributes.imageVisibility,
        isDisabled: context.isDisabled || attributes.isDisabled,
        // The system determines its own items.
        isDynamic: context.isDynamic || attributes.standard != nil, group: groups, part: context.part,
        condition: context.condition))
  }

  private mutating func addHeading(_ title: String?, _ item: Item, _ context: Context) {
    guard let title else { return }
    labels.append(
      MenuLabel(
        text: title, path: item.location.path.appending("title"), role: .heading, isDynamic: context.isDynamic,
        isChoosable: false))
  }

  private func label(of item: Item, _ role: MenuLabel.Role, _ context: Context) -> MenuLabel? {
    item.title.map {
      MenuLabel(
        text: $0, path: titlePath(at: item.location.path), role: role,
        isDynamic: context.isDynamic || item.attributes.standard != nil,
        isChoosable: item.type != .text
          && !(role == .button && (context.isDisabled || item.attributes.isDisabled)))
    }
  }

  /// The path of an item's title; a string is its own title.
  private func titlePath(at path: DocumentPath) -> DocumentPath {
    document.node(at: path)?.text == nil ? path.appending("title") : path
  }
}
