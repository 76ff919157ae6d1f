package import MenuDocument
package import MenuTheme
import PositionedJSON

/// Computes portability from the platforms' themes, which also determine the drawing, and from the frameworks'
/// features.
package struct Portability {
  let themes: [(platform: Platform, theme: Theme)]

  /// - Parameter theme: returns the theme of a platform.
  package init(theme: (Platform) -> Theme?) {
    themes = PortabilityTable.platforms.compactMap { platform in theme(platform).map { (platform, $0) } }
  }

  /// - Parameters:
  ///   - frames: the document or its frames; a row in several frames is listed once.
  ///   - own: the theme that a document names; `nil` for none.
  package func table(of frames: [MockupDocument], own: (MockupDocument) -> Theme?) -> PortabilityTable {
    var rows: [PortabilityTable.Row] = []
    var known: Set<PortabilityTable.Row> = []
    var losses: [PortabilityTable.Loss] = []
    for document in frames {
      let labels = ItemLabels(of: document)
      rows += self.rows(of: document, labels, own: own(document)).filter { known.insert($0).inserted }
      for loss in self.losses(of: document, labels) where !losses.contains(loss) { losses.append(loss) }
    }
    return PortabilityTable(
      file: frames.first?.file ?? "", presentation: frames.first?.presentation ?? .menu,
      themes: themes.map { $0.theme.name }, rows: rows, losses: losses)
  }

  private func rows(of document: MockupDocument, _ labels: ItemLabels, own: Theme?) -> [PortabilityTable.Row] {
    var rows = [presentationRow(of: document)]
    if let own { rows.append(themeRow(own)) }
    if let row = textSizeRow(of: document) { rows.append(row) }
    if let button = document.button, button.primaryAction {
      rows.append(
        row(button.location.path.appending("primaryAction"), "the button's primary action") { _, theme in
          theme.metrics.button.isSplit ? .asRequested : .nearest(["a tap acts, touch and hold opens the menu"])
        })
    }
    for menu in [document.menu].compactMap({ $0 }) + document.menus {
      let path = menu.location.path
      rows += [layoutRow(menu.layout, at: path), orderRow(menu.order, at: path)].compactMap { $0 }
      for element in MenuElements(menu.items, .visible) { rows += self.rows(of: element, in: document, labels) }
    }
    return rows
  }

  func row(
    _ path: DocumentPath, _ name: String, _ verdict: (Platform, Theme) -> PortabilityTable.Verdict
  ) -> PortabilityTable.Row {
    PortabilityTable.Row(path: path, name: name, verdicts: themes.map { verdict($0.platform, $0.theme) })
  }

  private func presentationRow(of document: MockupDocument) -> PortabilityTable.Row {
    row(DocumentPath([.key("presentation")]), "presentation: \(document.presentation.rawValue)") { platform, theme in
      switch document.presentation {
      case .menu, .pullDownButton, .popUpButton: .asRequested
      case .contextMenu:
        theme.metrics.contextMenu.opens == .atPointer
          ? .nearest(["opens at the pointer, without a preview"]) : .asRequested
      case .menuBar, .menuBarExtra, .quickActions, .editMenu, .dockMenu:
        document.presentation.platforms.contains(platform)
          ? .asRequested : .leftOut("\(document.presentation.absence), although the picture shows one")
      }
    }
  }

  private func themeRow(_ own: Theme) -> PortabilityTable.Row {
    row(DocumentPath([.key("theme")]), "theme: \(own.name)") { platform, _ in
      own.platforms.contains(platform)
        ? .asRequested : .leftOut("the theme does not support \(platform.rawValue)")
    }
  }

  private func textSizeRow(of document: MockupDocument) -> PortabilityTable.Row? {
    guard document.textSize != .large else { return nil }
    return row(DocumentPath([.key("textSize")]), "textSize: \(document.textSize.rawValue)") { _, theme in
      theme.type.isDynamic ? .asRequested : .leftOut("menus have one text size")
    }
  }

  /// `nil` for the layout that all platforms have.
  func layoutRow(_ layout: MenuLayoutStyle, at path: DocumentPath) -> PortabilityTable.Row? {
    let size: ElementSize
    switch layout {
    case .large: return nil
    case .medium: size = .medium
    case .small: size = .small
    }
    return row(path.appending("layout"), "layout: \(layout.rawValue)") { _, theme in
      PortabilityTable.Verdict(without: [], nearest: Self.form(of: size, theme))
    }
  }

  /// Empty for cells in the requested size.
  static func form(of size: ElementSize, _ theme: Theme) -> [String] {
    let form = size == .medium ? theme.metrics.mediumCell.form : theme.metrics.smallCell.form
    switch form {
    case .cells: return []
    case .smallCells: return size == .medium ? ["a row of symbols without labels"] : []
    case .rows: return ["separate rows"]
    }
  }

  /// `nil` for the default order, and for one that is the same everywhere.
  func orderRow(_ order: MenuOrder, at path: DocumentPath) -> PortabilityTable.Row? {
    switch order {
    case .automatic, .fixed: nil
    case .priority:
      row(path.appending("order"), "order: priority") { platform, _ in
        switch platform {
        case .iOS, .iPadOS: .asRequested
        case .macOS, .visionOS: .nearest(["in written order, even when opening upward"])
        }
      }
    }
  }
}
