import Scene

/// Turns menus as written into groups of rows.
struct MenuResolver {
  let document: MockupDocument
  let theme: Theme
  let style: ResolvedStyle
  let palette: Palette
  let isRightToLeft: Bool
  let symbols: SymbolLibrary
  let imageSize: (String) -> Result<Size, ImageProblem>
  var report: Diagnostics

  /// What items inherit from the menus and groups around them.
  struct Context {
    var isDisabled = false
    var labelStyle = LabelStyle.automatic
  }

  /// The rows of a menu, as they are collected: a gap ends a group.
  private struct Groups {
    var finished: [ResolvedGroup] = []
    var rows: [ResolvedRow] = []

    /// Ends a group; a heading that nothing has come below yet goes on to the next one.
    mutating func endGroup() {
      guard rows.contains(where: { !$0.isHeading }) else { return }
      finished.append(ResolvedGroup(rows: rows))
      rows = []
    }

    /// Adds a heading and what comes below it, and takes the heading back where nothing does.
    mutating func appendSection(heading: ResolvedRow?, footer: ResolvedRow?, content: (inout Groups) -> Void) {
      endGroup()
      let pending = rows.count
      let before = finished.count
      if let heading { rows.append(heading) }
      content(&self)
      if finished.count == before, !rows.contains(where: { !$0.isHeading }) {
        rows.removeLast(rows.count - pending)
        return
      }
      if let footer {
        // Explanatory text belongs to the rows above it, also where they ended a group of their own.
        if rows.isEmpty, let last = finished.popLast() { rows = last.rows }
        rows.append(footer)
      }
      endGroup()
    }

    /// Forgets headings that nothing has come below.
    mutating func finish() -> [ResolvedGroup] {
      endGroup()
      return finished
    }
  }

  /// A menu of the document.
  ///
  /// - Parameter hasHeading: whether its title stands above the items; in a menu bar it stands in the bar.
  mutating func resolve(_ menu: Menu, hasHeading: Bool) -> ResolvedMenu {
    let context = Context(isDisabled: menu.isDisabled, labelStyle: menu.labelStyle)
    var resolved = resolve(
      items: menu.items, layout: menu.layout, at: menu.location, title: hasHeading ? menu.title : nil, header: nil,
      context: context)
    resolved.turnsUpwards = menu.order != .fixed && style.metrics.placement.turnsUpwards
    resolved.scrollOffset = menu.scrollOffset
    return resolved
  }

  /// The menu that opens from a row.
  ///
  /// - Parameter header: the row again, which stands above the items of a menu that opens in place.
  mutating func resolve(
    items: [Item], layout: MenuLayoutStyle, at location: SourceLocation, title: String?, header: ResolvedRow?,
    context: Context
  ) -> ResolvedMenu {
    let path = location.path
    var groups = Groups()
    if let header {
      groups.rows.append(header)
      groups.endGroup()
    }
    if let title { groups.rows.append(headingRow(title, path: path)) }
    append(items, layout: layout, at: location, context: context, to: &groups)
    return finished(groups.finish(), path: path)
  }

  /// The menu that opens from the row of a picker.
  mutating func resolve(
    picker: PickerItem, path: DocumentPath, header: ResolvedRow?, context: Context
  ) -> ResolvedMenu {
    var groups = Groups()
    if let header {
      groups.rows.append(header)
      groups.endGroup()
    }
    append(options: picker, context: context, to: &groups)
    return finished(groups.finish(), path: path)
  }

  private func finished(_ groups: [ResolvedGroup], path: DocumentPath) -> ResolvedMenu {
    let items = groups.lazy.flatMap(\.rows).compactMap(\.item)
    return ResolvedMenu(
      path: path, groups: groups, hasGutter: items.contains { $0.hasGutter },
      hasGraphics: items.contains { $0.graphic != nil }, turnsUpwards: false, scrollOffset: 0)
  }

  // MARK: Items

  private mutating func append(
    _ items: [Item], layout: MenuLayoutStyle, at location: SourceLocation, context: Context,
    to groups: inout Groups
  ) {
    var rest = items.filter { !$0.attributes.isHidden }[...]
    if let size = layout.elementSize {
      let leading = rest.prefix(size.cellCount).prefix { $0.isCellKind }
      if !leading.isEmpty {
        appendCells(Array(leading), size: size, at: location, context: context, to: &groups)
        groups.endGroup()
        rest = rest.dropFirst(leading.count)
      }
    }
    for item in rest { append(item, context: context, to: &groups) }
  }

  private mutating func append(_ item: Item, context outer: Context, to groups: inout Groups) {
    let path = item.location.path
    var context = outer
    context.isDisabled = outer.isDisabled || item.attributes.isDisabled
    if item.attributes.labelStyle != .automatic { context.labelStyle = item.attributes.labelStyle }
    let name = item.attributes.id
    switch item.kind {
    case .button, .toggle, .menu:
      groups.rows.append(row(for: item, context: context))
    case .picker(let picker):
      switch picker.style {
      case .menu: groups.rows.append(row(for: item, context: context))
      case .inline:
        groups.endGroup()
        append(options: picker, context: context, to: &groups)
        groups.endGroup()
      case .palette:
        let options = paletteOptions(picker, context: context)
        groups.appendSection(heading: picker.title.map { headingRow($0, path: path) }, footer: nil) { groups in
          guard !options.isEmpty else { return }
          groups.rows.append(ResolvedRow(path: path, name: name, content: .palette(options)))
        }
      }
    case .section(let section):
      let footer = section.footer.map { text in
        ResolvedRow(path: path, content: .text(label(text, .footer, .footer, path: path.appending("footer"))))
      }
      groups.appendSection(heading: section.title.map { headingRow($0, path: path) }, footer: footer) { groups in
        append(section.items, layout: section.layout, at: item.location, context: context, to: &groups)
      }
    case .controlGroup(let group):
      let visible = group.items.filter { !$0.attributes.isHidden }
      let cells = visible.filter(\.isCellKind)
      groups.appendSection(heading: group.title.map { headingRow($0, path: path) }, footer: nil) { groups in
        if !cells.isEmpty {
          appendCells(cells, size: group.elementSize, at: item.location, name: name, context: context, to: &groups)
        }
        for other in visible where !other.isCellKind { append(other, context: context, to: &groups) }
      }
    case .stepper(let stepper):
      groups.endGroup()
      groups.rows.append(headingRow(stepper.title, path: path))
      groups.rows.append(
        ResolvedRow(path: path, name: name, content: .cells(halves(of: stepper, item, context), .stepper)))
      groups.endGroup()
    case .slider(let slider):
      groups.endGroup()
      if let title = slider.title { groups.rows.append(headingRow(title, path: path)) }
      groups.rows.append(
        ResolvedRow(path: path, name: name, content: .slider(resolve(slider, item, context))))
      groups.endGroup()
    case .divider: groups.endGroup()
    case .text(let text):
      groups.rows.append(
        ResolvedRow(
          path: path, name: name, content: .text(label(text, .footer, .footer, path: path.appending("text")))))
    }
  }

  private mutating func append(options picker: PickerItem, context: Context, to groups: inout Groups) {
    let chosen = picker.chosenValues
    for entry in picker.options {
      switch entry {
      case .divider: groups.endGroup()
      case .option(let option) where !option.attributes.isHidden:
        groups.rows.append(row(for: option, isChosen: chosen.contains(option.value), context: context))
      case .option: break
      }
    }
  }

  private mutating func appendCells(
    _ items: [Item], size asked: ElementSize, at location: SourceLocation, name: String? = nil, context: Context,
    to groups: inout Groups
  ) {
    let form = asked == .medium ? style.metrics.mediumCell.form : style.metrics.smallCell.form
    var size = asked
    switch form {
    case .cells: break
    case .smallCells:
      if asked == .medium { warn(at: location, "a medium layout is drawn small on \(document.platform.rawValue)") }
      size = .small
    case .rows: warn(at: location, "items side by side are drawn as rows on \(document.platform.rawValue)")
    }
    // Cells are too small for the largest text: their items become rows.
    guard form != .rows, !style.isAccessibilitySize else {
      for item in items { append(item, context: context, to: &groups) }
      return
    }
    let cells = items.map { cell(for: $0, size: size, context: context) }
    groups.rows.append(
      ResolvedRow(path: location.path, name: name, content: .cells(cells, size == .medium ? .medium : .small)))
  }

  /// Tells that the platform has not what the document asks for, and what is drawn in its place.
  private mutating func warn(at location: SourceLocation, _ message: String) {
    report.report(.warning, at: location, message)
  }

  // MARK: Text

  /// A text of the document with its look, and where it was written.
  func makeText(
    _ string: String, path: DocumentPath, style: TextStyle, color: Color, maximumLines: Int? = nil
  ) -> ResolvedText {
    ResolvedText(
      string: string, location: document.location(at: path), style: style, color: color, maximumLines: maximumLines)
  }

  func headingRow(_ title: String, path: DocumentPath) -> ResolvedRow {
    ResolvedRow(path: path, content: .heading(label(title, .heading, .heading, path: path.appending("title"))))
  }

  /// A small text with as many lines as the theme allows.
  private func label(
    _ string: String, _ textStyle: TextStyleName, _ role: ColorRole, path: DocumentPath
  ) -> ResolvedText {
    let most = textStyle == .heading ? style.metrics.heading.lines : style.metrics.footer.lines
    return makeText(
      string, path: path, style: style[textStyle], color: style[role],
      maximumLines: style.isAccessibilitySize ? nil : most)
  }

  /// What a disabled item's opacity is multiplied by.
  func alpha(_ isDisabled: Bool) -> Double {
    guard isDisabled else { return 1 }
    return document.appearance == .dark
      ? style.metrics.row.disabledAlphaDark : style.metrics.row.disabledAlphaLight
  }
}

extension MenuLayoutStyle {
  /// The size of the control group that the layout is short for.
  fileprivate var elementSize: ElementSize? {
    switch self {
    case .large: nil
    case .medium: .medium
    case .small: .small
    }
  }
}

extension ElementSize {
  /// How many of a menu's first items a layout of that size makes cells.
  fileprivate var cellCount: Int {
    switch self {
    case .medium: 3
    case .small: 4
    }
  }
}

extension Item {
  /// Whether the item can be a cell of a control group.
  var isCellKind: Bool {
    switch kind {
    case .button, .toggle, .menu: true
    case .picker, .section, .controlGroup, .stepper, .slider, .divider, .text: false
    }
  }
}

extension ResolvedRow {
  /// The item of a row that has one.
  fileprivate var item: ResolvedItem? {
    switch content {
    case .item(let item), .submenuHeader(let item): item
    case .cells, .palette, .slider, .heading, .text: nil
    }
  }

  fileprivate var isHeading: Bool {
    if case .heading = content { true } else { false }
  }
}
