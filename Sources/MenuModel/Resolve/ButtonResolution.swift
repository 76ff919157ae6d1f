import Scene

extension MenuResolver {
  /// The button that opens the menu.
  mutating func resolveButton(_ button: MenuButton) -> ResolvedButton {
    let path = button.location.path
    let alpha = alpha(button.isDisabled)
    let ground: Color?
    let color: Color
    switch button.style {
    case .bordered:
      ground = style[.buttonGround]
      color = accent
    case .borderedProminent:
      ground = accent.multiplyingAlpha(by: alpha)
      color = style[.prominentTitle]
    case .automatic, .plain, .toolbar:
      ground = nil
      color = accent
    }
    let shown = color.multiplyingAlpha(by: alpha)
    var content = ItemContent(title: button.title ?? "", systemImage: button.systemImage)
    // A button without any content of its own is a More button.
    if button.title == nil, button.systemImage == nil, button.image == nil {
      content.systemImage = Located("ellipsis.circle", at: button.location)
    }
    var attributes = ItemAttributes()
    attributes.image = button.image
    let graphic = graphic(of: content, attributes: attributes, path: path, color: shown, alpha: alpha)
    func text(_ string: String, _ key: String, _ color: Color) -> ResolvedText {
      ResolvedText(
        string: string, path: path.appending(key), style: style[.button], color: color, maximumLines: 1)
    }
    let size = button.controlSize.index
    let lengths = style.metrics.button
    func length(_ list: [Double]) -> Double { list.indices.contains(size) ? list[size] : 0 }
    // In a toolbar a title gives way to the symbol, as on the platform.
    let isToolbar = button.style == .toolbar
    let title = isToolbar && graphic != nil ? nil : button.title
    return ResolvedButton(
      path: path, label: button.label.map { text($0, "label", style[.buttonLabel]) },
      title: title.map { text($0, "title", shown) }, graphic: graphic,
      indicator: button.showsIndicator == true
        ? mark(theme.symbols.pullDown, color: shown, path: path.appending("showsIndicator")) : nil,
      ground: ground, verticalPadding: length(lengths.verticalPadding),
      horizontalPadding: isToolbar ? 0 : length(lengths.horizontalPadding),
      cornerRadius: length(lengths.cornerRadius), minimumSize: isToolbar ? lengths.toolbarSize : 0)
  }
}

extension MenuButton.ControlSize {
  /// The place of the size in a theme's lists, from mini to extra large.
  fileprivate var index: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }
}
