import MenuDocument
import MenuTheme
import PositionedJSON

/// The visible parts of an item's label, as set by the item and its containers.
struct ItemLabel: Hashable {
  var style = LabelStyle.automatic
  var imageVisibility = ImageVisibility.automatic
  /// The size of the cell that the item becomes on platforms with cells; `nil` for a row.
  var cellSize: ElementSize?
  /// Whether the item is an option of a palette, which consists of symbols.
  var isInPalette = false
}

/// The labels of all visible items of a document, by path.
struct ItemLabels {
  private var labels: [DocumentPath: ItemLabel] = [:]

  init(of document: MockupDocument) {
    for menu in [document.menu].compactMap({ $0 }) + document.menus {
      add(
        menu.items, layout: menu.layout, ItemLabel(style: menu.labelStyle, imageVisibility: menu.imageVisibility))
    }
  }

  subscript(path: DocumentPath) -> ItemLabel { labels[path] ?? ItemLabel() }

  private mutating func add(_ items: [Item], layout: MenuLayoutStyle, _ outer: ItemLabel) {
    let visible = items.visible
    let cells = layout.cells(of: visible)
    for (index, item) in visible.enumerated() {
      var label = outer
      if index < cells.count { label.cellSize = layout.cellSize }
      add(item, label)
    }
  }

  private mutating func add(_ item: Item, _ outer: ItemLabel) {
    let own = outer.changed(by: item.attributes)
    labels[item.location.path] = own
    guard let children = item.children else { return }
    var inner = children.placement == .sameMenu ? own : outer
    inner.style = own.style
    inner.cellSize = nil
    if case .controlGroup(let group) = item.kind { inner.cellSize = group.elementSize }
    switch children.content {
    case .items(let items): add(items, layout: children.layout, inner)
    case .options(let picker):
      inner.isInPalette = picker.style == .palette
      for option in picker.visibleOptions {
        labels[option.location.path] = inner.changed(by: option.attributes)
      }
    }
  }
}

extension ItemLabel {
  fileprivate func changed(by attributes: ItemAttributes) -> ItemLabel {
    var label = self
    if attributes.labelStyle != .automatic { label.style = attributes.labelStyle }
    if attributes.imageVisibility != .automatic { label.imageVisibility = attributes.imageVisibility }
    return label
  }

  /// The reason why a theme does not show the symbol or image of an item.
  enum Loss {
    /// Labels have no symbols by default.
    case byLabelStyle
    /// The platform hides symbols that the document does not demand.
    case byImageVisibility
  }

  /// Returns why a theme hides a symbol or image that the document does not hide; `nil` if the theme shows it.
  func loss(
    of attributes: ItemAttributes, in presentation: Presentation, _ theme: Theme
  ) -> Loss? {
    let symbols = theme.metrics.symbol
    guard attributes.systemImage != nil || attributes.image != nil, style != .titleOnly, !isInPalette else {
      return nil
    }
    if let cellSize {
      let form = cellSize == .medium ? theme.metrics.mediumCell.form : theme.metrics.smallCell.form
      guard form == .rows else { return nil }
    }
    switch symbols.followsImageVisibility ? imageVisibility : .automatic {
    case .hidden, .visible: return nil
    case .automatic: break
    }
    if style == .automatic, !symbols.isShownByDefault { return .byLabelStyle }
    guard attributes.image == nil else { return nil }
    switch symbols.hidesSymbols {
    case .never: return nil
    case .inMenuBar: return presentation == .menuBar ? .byImageVisibility : nil
    case .always: return .byImageVisibility
    }
  }
}
