package import MenuModel

/// Finds out what platforms make of documents: by their themes, so that it is what is drawn.
package struct Portability {
  /// A platform and its newest theme.
  private let themes: [(platform: Platform, theme: Theme)]

  /// - Parameter theme: the theme of a platform.
  package init(theme: (Platform) -> Theme?) {
    themes = PortabilityTable.platforms.compactMap { platform in theme(platform).map { (platform, $0) } }
  }

  /// What the platforms make of a document.
  package func table(of document: MockupDocument) -> PortabilityTable {
    var rows = [presentationRow(of: document)]
    if let button = document.button, button.primaryAction {
      rows.append(
        row(button.location.path.appending("primaryAction"), "the button's own action") { _, theme in
          theme.metrics.button.isSplit ? .asAsked : .nearest(["touch and hold opens the menu"])
        })
    }
    for menu in [document.menu].compactMap(\.self) + document.menus {
      if let layout = layoutRow(menu.layout, at: menu.location.path) { rows.append(layout) }
      for element in MenuElements(menu.items, .visible) { rows += self.rows(of: element, in: document) }
    }
    return PortabilityTable(file: document.file, rows: rows)
  }

  private func row(
    _ path: DocumentPath, _ name: String, _ verdict: (Platform, Theme) -> PortabilityTable.Verdict
  ) -> PortabilityTable.Row {
    PortabilityTable.Row(path: path, name: name, verdicts: themes.map { verdict($0.platform, $0.theme) })
  }

  // MARK: The document

  private func presentationRow(of document: MockupDocument) -> PortabilityTable.Row {
    let path = DocumentPath([.key("presentation")])
    return row(path, "the presentation \(document.presentation.rawValue)") { platform, theme in
      switch (document.presentation, platform) {
      case (.menu, _), (.pullDownButton, _), (.popUpButton, _), (.menuBar, .macOS), (.menuBar, .iPadOS):
        PortabilityTable.Verdict.asAsked
      case (.contextMenu, _):
        theme.metrics.contextMenu.opens == .atPointer ? .nearest(["at the pointer, without a preview above"]) : .asAsked
      case (.menuBar, .iOS), (.menuBar, .visionOS):
        .leftOut("there is no menu bar; the picture shows one all the same")
      }
    }
  }

  private func layoutRow(_ layout: MenuLayoutStyle, at path: DocumentPath) -> PortabilityTable.Row? {
    let size: ElementSize
    switch layout {
    case .large: return nil
    case .medium: size = .medium
    case .small: size = .small
    }
    return row(path.appending("layout"), "the layout \(layout.rawValue)") { _, theme in
      PortabilityTable.Verdict(without: [], nearest: Self.form(of: size, theme))
    }
  }

  /// What items side by side become; nothing where they are cells of their size.
  private static func form(of size: ElementSize, _ theme: Theme) -> [String] {
    let form = size == .medium ? theme.metrics.mediumCell.form : theme.metrics.smallCell.form
    switch form {
    case .cells: return []
    case .smallCells: return size == .medium ? ["as a row of symbols without labels"] : []
    case .rows: return ["as rows below each other"]
    }
  }

  // MARK: Items

  private func rows(of element: MenuElement, in document: MockupDocument) -> [PortabilityTable.Row] {
    switch element {
    case .option(let option):
      let attributes = option.attributes
      return [row(option.location.path, option.title) { Self.verdict(of: attributes, nil, $1) }]
    case .item(let item):
      guard item.type != .divider else { return [] }
      var rows: [PortabilityTable.Row] = []
      if item.children?.layout != .large, let layout = item.children?.layout,
        let row = layoutRow(layout, at: item.location.path)
      {
        rows.append(row)
      }
      let own = row(item.location.path, Self.name(of: item)) { _, theme in
        Self.verdict(of: item.attributes, item, theme)
      }
      return [own] + rows
    }
  }

  private static func name(of item: Item) -> String {
    if let title = item.title, !title.isEmpty { return title }
    if case .text(let text) = item.kind { return text }
    return "a \(item.type.rawValue) without a title"
  }

  private static func verdict(
    of attributes: ItemAttributes, _ item: Item?, _ theme: Theme
  ) -> PortabilityTable.Verdict {
    let metrics = theme.metrics
    var (missing, forms): ([String], [String]) = ([], [])
    if attributes.keyboardShortcut != nil, !metrics.shortcut.isShown { missing.append("its keyboard shortcut") }
    if attributes.indentationLevel > 0, metrics.row.indentation == 0 { missing.append("its indentation") }
    let hasPicture = attributes.systemImage != nil || attributes.image != nil
    if hasPicture, attributes.labelStyle == .automatic, !metrics.symbol.isShownByDefault {
      missing.append("its symbol")
    }
    let opening = metrics.submenu.opens == .inPlace ? "opens in place" : "opens beside its row"
    switch item?.kind {
    case .button(let button)?:
      if button.role == .destructive, theme.roles[.destructive] == theme.roles[.title] {
        missing.append("the color of what destroys")
      }
      if button.confirmation != nil { forms.append(words(for: metrics.confirmation.form)) }
    case .menu(let submenu)?:
      if submenu.primaryAction, !metrics.button.isSplit { missing.append("an action of its own") }
      forms.append(opening)
    case .picker(let picker)? where picker.style == .menu:
      forms.append(opening)
    case .controlGroup(let group)?: forms += form(of: group.elementSize, theme)
    case .toggle?, .picker?, .section?, .stepper?, .slider?, .divider?, .text?, nil: break
    }
    return PortabilityTable.Verdict(without: missing, nearest: forms)
  }

  private static func words(for form: ThemeMetrics.Confirmation.Form) -> String {
    switch form {
    case .actionSheet: "asks in an action sheet"
    case .card: "asks in a card at its source"
    case .popover: "asks in a popover"
    case .alert: "asks in an alert"
    }
  }
}
