import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MenuResolver {
  mutating func resolveControl() -> ResolvedControl {
    warnAboutPresentation()
    return switch document.presentation {
    case .menu: .nothing
    case .pullDownButton: .pullDown(resolveButton(document.button ?? MenuButton(), choosing: nil))
    case .popUpButton:
      .popUp(resolveButton(document.button ?? MenuButton(), choosing: document.menu?.items.firstPicker))
    case .contextMenu: resolvePreview()
    case .menuBar: resolveMenuBar()
    case .menuBarExtra: resolveStatusItem()
    case .quickActions: resolveIcon(inDock: false)
    case .editMenu: resolveSelection()
    case .dockMenu: resolveIcon(inDock: true)
    }
  }

  private mutating func resolveMenuBar() -> ResolvedControl {
    .menuBar(document.menus.map { resolveBarTitle($0) })
  }

  /// Resolves the button that opens the menu.
  ///
  /// - Parameter picker: the picker whose selection a pop-up button shows.
  private mutating func resolveButton(_ button: MenuButton, choosing picker: PickerItem?) -> ResolvedButton {
    let path = button.location.path
    let lengths = style.metrics.button
    let look = look(of: button)
    let size = button.controlSize.index
    func length(_ list: [Double]) -> Double { list.indices.contains(size) ? list[size] : 0 }
    var textStyle: TextStyle = style[.button]
    let scale = length(lengths.textScale)
    textStyle.size *= scale
    textStyle.leading *= scale
    func text(_ string: String, _ path: DocumentPath, _ color: Color) -> ResolvedText {
      makeText(string, path: path, style: textStyle, color: color, maximumLines: 1)
    }
    let isPopUp = document.presentation == .popUpButton
    let chosen = picker?.chosenOptions.first
    var title = chosen == nil ? button.title : picker?.chosenTitles.joined(separator: ", ")
    let graphic = graphic(of: button, hasTitle: title != nil, look: look, scale: scale)
    // In a toolbar, the symbol replaces the title, as on Apple's platforms.
    let isToolbar = look.style == .toolbar
    if isToolbar, graphic != nil { title = nil }
    let showsIndicator = button.showsIndicator ?? (isPopUp || lengths.showsPullDownIndicator)
    let hasBox = lengths.indicatorBox > 0 && look.style == .bordered && (isPopUp || !button.primaryAction)
    let indicator =
      showsIndicator
      ? mark(
        isPopUp ? theme.symbols.popUp : theme.symbols.pullDown,
        color: hasBox ? style[.indicator].multiplyingAlpha(by: look.alpha) : look.color,
        in: style[.indicator].scaled(by: scale),
        path: path.appending("showsIndicator")) : nil
    let height = length(lengths.height) + style.growth(of: .button)
    let isSplit = button.primaryAction && lengths.isSplit && indicator != nil
    return ResolvedButton(
      path: path, label: button.label.map { text($0, path.appending("label"), style[.buttonLabel]) },
      title: title.map { text($0, (chosen?.location.path ?? path).appending("title"), look.color) }, graphic: graphic,
      indicator: indicator,
      indicatorFill: hasBox && indicator != nil
        ? style[.indicatorGround].multiplyingAlpha(by: look.alpha) : nil,
      fill: look.fill, border: look.border, division: isSplit ? style[.separator] : nil,
      height: isToolbar ? max(height, lengths.toolbarHeight) : height,
      horizontalPadding: isToolbar && title == nil && (indicator == nil || look.fill == nil)
        ? 0 : length(lengths.horizontalPadding),
      cornerRadius: isToolbar ? lengths.toolbarRadius : length(lengths.cornerRadius),
      minimumWidth: isToolbar ? lengths.toolbarHeight : 0,
      becomesMenu: isToolbar && !isPopUp && style.metrics.placement.coversBarButton && document.state == .open,
      scale: scale * style.textScale)
  }

  private struct ButtonLook {
    var style: MenuButton.Style
    var color: Color
    var fill: Color?
    var border: Color?
    var alpha: Double
  }

  private func look(of button: MenuButton) -> ButtonLook {
    let alpha = alpha(button.isDisabled)
    let shown = button.style == .automatic ? automaticStyle : button.style
    func visible(_ role: ColorRole) -> Color? { style[role].alpha > 0 ? style[role] : nil }
    let roles: (title: ColorRole, fill: Color?, border: Color?)
    switch shown {
    case .bordered: roles = (.buttonTitle, visible(.buttonGround), visible(.buttonBorder))
    case .borderedProminent:
      roles = (.prominentTitle, visible(.prominentGround)?.multiplyingAlpha(by: alpha), nil)
    case .toolbar: roles = (.toolbarTitle, visible(.toolbarGround), visible(.toolbarBorder))
    case .automatic, .plain: roles = (.plainTitle, nil, nil)
    }
    return ButtonLook(
      style: shown, color: style[roles.title].multiplyingAlpha(by: alpha), fill: roles.fill,
      border: roles.border, alpha: alpha)
  }

  /// The style of a button that sets none: that of its bar, or the theme's.
  private var automaticStyle: MenuButton.Style {
    switch document.host?.kind {
    case .navigationBar, .toolbar: .toolbar
    case .nothing, .window, .form, nil: style.metrics.button.automaticStyle
    }
  }

  private mutating func graphic(
    of button: MenuButton, hasTitle: Bool, look: ButtonLook, scale: Double
  ) -> ResolvedGraphic? {
    var content = ItemContent(title: button.title ?? "", systemImage: button.systemImage)
    // A button without content is a More button.
    if !hasTitle, button.systemImage == nil, button.image == nil {
      content.systemImage = Located("ellipsis.circle", at: button.location)
    }
    return self.graphic(
      of: content, attributes: button.graphic, in: style[look.style == .toolbar ? .bar : .button].scaled(by: scale),
      path: button.location.path, color: look.color, alpha: look.alpha)
  }

  private func resolveBarTitle(_ menu: Menu) -> ResolvedBarTitle {
    let isFirst = menu.location == document.menus.first?.location
    let isOpen = menu.isOpen && document.state != .closed
    let color = style[isOpen ? .menuBarHighlightedTitle : .menuBarTitle].multiplyingAlpha(by: alpha(menu.isDisabled))
    return ResolvedBarTitle(
      path: menu.location.path, name: menu.id,
      title: makeText(
        menu.title ?? "", path: menu.location.path.appending("title"),
        style: style[isFirst ? .application : .menuBar], color: color, maximumLines: 1),
      highlight: isOpen ? style[.menuBarHighlight] : nil)
  }
}

extension MenuButton.ControlSize {
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
