import MenuDocument
import MenuTheme
import MockupScene
import PositionedJSON

extension MenuResolver {
  mutating func append(
    _ children: ItemChildren, at location: SourceLocation, context: Context, to groups: inout Groups
  ) {
    switch children.content {
    case .options(let picker): append(optionsOf: picker, context: context, to: &groups)
    case .items(let items):
      append(items.visible, layout: children.layout, at: location, context: context, to: &groups)
    }
  }

  private mutating func append(
    _ items: [Item], layout: MenuLayoutStyle, at location: SourceLocation, context: Context, to groups: inout Groups
  ) {
    let cells = layout.cells(of: items)
    if let size = layout.cellSize, !cells.isEmpty {
      appendCells(Array(cells), size: size, at: location, context: context, to: &groups)
      groups.endGroup()
    }
    let start = cells.endIndex
    let items = items.span
    for index in start..<items.count { append(items[index], context: context, to: &groups) }
  }

  // Open submenus nest, so the values of rows stay out of this function's frame: threads can have small stacks.
  private mutating func append(_ item: Item, context outer: Context, to groups: inout Groups) {
    var context = outer
    context.isDisabled = outer.isDisabled || item.attributes.isDisabled
    if item.attributes.labelStyle != .automatic { context.labelStyle = item.attributes.labelStyle }
    if item.children?.placement == .sameMenu { context.set(item.attributes.imageVisibility) }
    switch item.kind {
    case .button, .toggle, .menu: groups.rows.append(row(for: item, context: context))
    case .picker(let picker): append(picker, of: item, context: context, to: &groups)
    case .section(let section) where section.isLoop(in: document):
      if let children = item.children { append(children, at: item.location, context: context, to: &groups) }
    case .section(let section): append(section, of: item, context: context, to: &groups)
    case .controlGroup(let group): append(group, of: item, context: context, to: &groups)
    case .stepper(let stepper): append(stepper, of: item, context: context, to: &groups)
    case .slider(let slider): append(slider, of: item, context: context, to: &groups)
    case .divider: groups.endGroup()
    case .text(let text): append(text, of: item, to: &groups)
    case .loading, .search, .view: appendPlaceholder(for: item, to: &groups)
    }
  }

  @inline(never)
  private mutating func append(_ picker: PickerItem, of item: Item, context: Context, to groups: inout Groups) {
    let path = item.location.path
    switch picker.style {
    case .menu: groups.rows.append(row(for: item, context: context))
    case .inline:
      groups.endGroup()
      append(optionsOf: picker, context: context, to: &groups)
      groups.endGroup()
    case .palette:
      let options = paletteOptions(picker, context: context)
      groups.appendSection(heading: picker.title.map { headingRow($0, path: path) }, footer: nil) { groups in
        guard !options.isEmpty else { return }
        groups.rows.append(ResolvedRow(path: path, name: item.attributes.id, content: .palette(options)))
      }
    }
  }

  @inline(never)
  private mutating func append(_ section: SectionItem, of item: Item, context: Context, to groups: inout Groups) {
    let path = item.location.path
    let footer = section.footer.map { text in
      ResolvedRow(path: path, content: .text(label(text, .footer, .footer, path: path.appending("footer"))))
    }
    groups.appendSection(heading: section.title.map { headingRow($0, path: path) }, footer: footer) { groups in
      if let children = item.children { append(children, at: item.location, context: context, to: &groups) }
    }
  }

  @inline(never)
  private mutating func append(_ group: ControlGroupItem, of item: Item, context: Context, to groups: inout Groups) {
    let visible = group.items.visible
    let cells = visible.filter { $0.isCellKind }
    let heading = group.title.map { headingRow($0, path: item.location.path) }
    groups.appendSection(heading: heading, footer: nil) { groups in
      if !cells.isEmpty {
        appendCells(
          cells, size: group.elementSize, at: item.location, name: item.attributes.id, context: context, to: &groups)
      }
      for other in visible where !other.isCellKind { append(other, context: context, to: &groups) }
    }
  }

  @inline(never)
  private mutating func append(_ stepper: StepperItem, of item: Item, context: Context, to groups: inout Groups) {
    let path = item.location.path
    groups.endGroup()
    groups.rows.append(headingRow(stepper.title, path: path))
    groups.rows.append(
      ResolvedRow(
        path: path, name: item.attributes.id, content: .cells(halves(of: stepper, item, context), .stepper)))
    groups.endGroup()
  }

  @inline(never)
  private mutating func append(_ slider: SliderItem, of item: Item, context: Context, to groups: inout Groups) {
    let path = item.location.path
    groups.endGroup()
    if let title = slider.title { groups.rows.append(headingRow(title, path: path)) }
    groups.rows.append(
      ResolvedRow(path: path, name: item.attributes.id, content: .slider(resolve(slider, item, context))))
    groups.endGroup()
  }

  @inline(never)
  private mutating func append(_ text: String, of item: Item, to groups: inout Groups) {
    let path = item.location.path
    let content = ResolvedRow.Content.text(label(text, .footer, .footer, path: path.appending("text")))
    groups.rows.append(ResolvedRow(path: path, name: item.attributes.id, content: content))
  }

  private mutating func append(optionsOf picker: PickerItem, context: Context, to groups: inout Groups) {
    let chosen = picker.chosenValues
    for entry in picker.visibleEntries {
      switch entry {
      case .divider: groups.endGroup()
      case .option(let option):
        groups.rows.append(row(for: option, isChosen: chosen.contains(option.value), context: context))
      }
    }
  }

  private mutating func appendCells(
    _ items: [Item], size requested: ElementSize, at location: SourceLocation, name: String? = nil, context: Context,
    to groups: inout Groups
  ) {
    let form = requested == .medium ? style.metrics.mediumCell.form : style.metrics.smallCell.form
    var size = requested
    switch form {
    case .cells: break
    case .smallCells:
      if requested == .medium { warn(at: location, "\(document.platform.rawValue) shows the medium layout as small") }
      size = .small
    case .rows: warn(at: location, "\(document.platform.rawValue) shows items side by side as rows")
    }
    // At accessibility sizes, text does not fit into cells, so their items become rows.
    guard form != .rows, !style.isAccessibilitySize else {
      for item in items { append(item, context: context, to: &groups) }
      return
    }
    let cells = items.map { cell(for: $0, size: size, context: context) }
    groups.rows.append(
      ResolvedRow(path: location.path, name: name, content: .cells(cells, size == .medium ? .medium : .small)))
  }

  /// Warns about a feature that the platform does not have, and names its substitute.
  private mutating func warn(at location: SourceLocation, _ message: String) {
    report.report(.warning, at: location, message)
  }

  // MARK: Content

  func content(of item: Item, context: Context) -> ItemContent {
    var content = ItemContent(title: item.title ?? "", systemImage: item.attributes.systemImage)
    content.shortcut = item.attributes.keyboardShortcut
    content.isDisabled = context.isDisabled
    if let alternate = document.heldAlternate(of: item) {
      content.title = alternate.title ?? content.title
      content.systemImage = alternate.systemImage ?? content.systemImage
      content.shortcut = alternate.keyboardShortcut ?? content.shortcut
      content.isDisabled = context.isDisabled || (alternate.isDisabled ?? false)
    }
    if case .submenu(let isOpen)? = item.children?.placement {
      content.opensMenu = true
      content.isOpen = isOpen
    }
    switch item.kind {
    case .button(let button):
      content.isDestructive = button.role == .destructive
    case .toggle(let toggle):
      if toggle.titles != nil {
        content.titleKey = "titles"
      } else {
        content.isCheckable = true
        switch toggle.state {
        case .on: content.markSymbol = theme.symbols.checkmark
        case .mixed: content.markSymbol = theme.symbols.mixed
        case .off: break
        }
      }
    case .picker(let picker):
      if !picker.chosenOptions.isEmpty, style.metrics.submenu.showsChoice {
        content.chosenTitle = picker.chosenTitles.joined(separator: ", ")
      }
    case .menu, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .search, .view: break
    }
    return content
  }
}
