import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MenuResolver {
  // MARK: Rows

  /// Returns the row of a button, toggle, submenu, or picker that opens as a submenu.
  mutating func row(for item: Item, context: Context) -> ResolvedRow {
    var row = closedRow(for: item, context: context)
    if isOpen(item) { row.open(submenu(of: item, context: context)) }
    return row
  }

  // A separate function: its values are not on the stack while the submenu is resolved.
  @inline(never)
  private mutating func closedRow(for item: Item, context: Context) -> ResolvedRow {
    let path = item.location.path
    let content = content(of: item, context: context)
    var resolved = resolve(content, attributes: item.attributes, path: path, context: context)
    if content.opensMenu {
      if case .menu(let menu) = item.kind { resolved.isSplit = menu.primaryAction && style.metrics.button.isSplit }
      setChevron(of: &resolved, isOpen: false, alpha: alpha(content.isDisabled), path: path)
    }
    return ResolvedRow(path: path, name: item.attributes.id, content: .item(resolved))
  }

  @inline(never)
  private func isOpen(_ item: Item) -> Bool {
    if case .submenu(isOpen: true)? = item.children?.placement { true } else { false }
  }

  private mutating func submenu(of item: Item, context: Context) -> ResolvedMenu? {
    let header = style.metrics.submenu.opens == .inPlace ? header(of: item, context: context) : nil
    // A disabled submenu disables only its own row.
    var inner = context
    inner.isDisabled = false
    return item.children.map { resolve($0, at: item.location, header: header, context: inner) }
  }

  /// Returns the header of a submenu that is open in place.
  @inline(never)
  private mutating func header(of item: Item, context: Context) -> ResolvedRow {
    let path = item.location.path
    var attributes = item.attributes
    attributes.isHighlighted = false
    var row = resolve(content(of: item, context: context), attributes: attributes, path: path, context: context)
    row.highlight = nil
    setChevron(of: &row, isOpen: true, alpha: 1, path: path)
    return ResolvedRow(path: path, content: .submenuHeader(row))
  }

  mutating func row(for option: PickerOption, isChosen: Bool, context outer: Context) -> ResolvedRow {
    let path = option.location.path
    var context = outer
    context.isDisabled = outer.isDisabled || option.attributes.isDisabled
    if option.attributes.labelStyle != .automatic { context.labelStyle = option.attributes.labelStyle }
    var content = ItemContent(title: option.title, systemImage: option.attributes.systemImage)
    content.isDisabled = context.isDisabled
    content.isCheckable = true
    content.markSymbol = isChosen ? theme.symbols.checkmark : nil
    content.text = option.text
    content.color = option.color
    let item = resolve(content, attributes: option.attributes, path: path, context: context)
    return ResolvedRow(path: path, name: option.attributes.id, content: .item(item))
  }

  private mutating func resolve(
    _ content: ItemContent, attributes: ItemAttributes, path: DocumentPath, context: Context
  ) -> ResolvedItem {
    let alpha = alpha(content.isDisabled)
    let highlight = highlight(of: content, attributes)
    let titleColor = color(of: content.isDestructive ? .destructive : .title, in: highlight, alpha: alpha)
    let lines = style.isAccessibilitySize ? nil : style.metrics.row.titleLines
    // Resolves hidden symbols too, so that an unknown name is reported on every platform.
    let found = self.graphic(
      of: content, attributes: attributes, in: style[.row], path: path,
      color: color(of: symbolRole(of: content), in: highlight, alpha: alpha), alpha: alpha)
    let graphic = showsGraphic(of: content, attributes, context) ? found : nil
    let hidesTitle = context.labelStyle == .iconOnly && graphic != nil
    let shortcut = shortcutParts(content.shortcut).map { part in
      var part = makeText(
        part, path: path.appending("keyboardShortcut"), style: style[.shortcut],
        color: color(of: .shortcut, in: highlight, alpha: alpha), maximumLines: 1)
      part.isAlwaysLeftToRight = true
      return part
    }
    return ResolvedItem(
      title: hidesTitle
        ? nil
        : makeText(
          content.title, path: path.appending(content.titleKey), style: style[.title],
          color: titleColor, maximumLines: lines),
      subtitle: hidesTitle
        ? nil
        : content.subtitle(attributes).map {
          makeText(
            $0, path: path.appending("subtitle"), style: style[.subtitle],
            color: color(of: .subtitle, in: highlight, alpha: alpha), maximumLines: lines)
        },
      mark: content.markSymbol.flatMap {
        mark($0, color: color(of: .mark, in: highlight, alpha: alpha), in: style[.mark], path: path)
      },
      disclosure: nil, graphic: graphic, shortcut: shortcut,
      badge: attributes.badge.map {
        makeText(
          $0, path: path.appending("badge"), style: style[.badge],
          color: color(of: .badge, in: highlight, alpha: alpha), maximumLines: 1)
      },
      highlight: highlight,
      indentation: style.metrics.row.indentation * Double(attributes.indentationLevel), isSplit: false,
      hasGutter: content.isCheckable, submenu: nil)
  }

  /// Returns the color of an item's symbol: that of a destructive title only where such titles stand out.
  private func symbolRole(of content: ItemContent) -> ColorRole {
    content.isDestructive && style[.destructive] != style[.title] ? .destructive : .symbol
  }

  /// Returns the background of a highlighted row, or of one whose submenu is open beside it.
  private func highlight(of content: ItemContent, _ attributes: ItemAttributes) -> ResolvedHighlight? {
    let lengths = style.metrics.highlight
    guard attributes.isHighlighted else {
      guard content.opensMenu, content.isOpen, style.metrics.submenu.opens == .beside else { return nil }
      return ResolvedHighlight(
        color: style[.openRow], ring: .clear, recolors: lengths.recolorsOpenRow && !content.isDisabled)
    }
    return ResolvedHighlight(
      color: style[.highlight], ring: style[.focusRing], recolors: lengths.recolors && !content.isDisabled)
  }

  func color(of role: ColorRole, in highlight: ResolvedHighlight?, alpha: Double) -> Color {
    guard highlight?.recolors == true else { return style[role].multiplyingAlpha(by: alpha) }
    return style[role == .symbol ? .highlightedSymbol : .highlightedTitle].multiplyingAlpha(by: alpha)
  }

  /// Returns the shortcut as one text, or as modifiers and key for themes with separate columns.
  private func shortcutParts(_ shortcut: KeyboardShortcut?) -> [String] {
    guard let shortcut, style.metrics.shortcut.isShown else { return [] }
    return style.metrics.shortcut.hasColumns
      ? [shortcut.modifiers.glyphs, shortcut.key.glyph] : [shortcut.glyphs]
  }

  // MARK: Cells

  mutating func cell(for item: Item, size: ElementSize, context outer: Context) -> ResolvedCell {
    let path = item.location.path
    var context = outer
    context.isDisabled = outer.isDisabled || item.attributes.isDisabled
    if item.attributes.labelStyle != .automatic { context.labelStyle = item.attributes.labelStyle }
    let content = content(of: item, context: context)
    let alpha = alpha(content.isDisabled)
    let color = style[content.isDestructive ? .destructive : .title].multiplyingAlpha(by: alpha)
    let graphic = graphic(
      of: content, attributes: item.attributes, in: style[size == .medium ? .mediumCell : .smallCell], path: path,
      color: style[symbolRole(of: content)].multiplyingAlpha(by: alpha), alpha: alpha)
    let showsGraphic = context.labelStyle != .titleOnly && graphic != nil
    let showsLabel = !showsGraphic || (size == .medium && context.labelStyle != .iconOnly)
    var submenu: ResolvedMenu?
    if content.opensMenu, content.isOpen {
      submenu = row(for: item, context: outer).openSubmenu
    }
    return ResolvedCell(
      path: path, name: item.attributes.id, graphic: showsGraphic ? graphic : nil,
      label: showsLabel
        ? makeText(
          content.title, path: path.appending(content.titleKey), style: style[.cell], color: color,
          maximumLines: 1) : nil,
      isHighlighted: item.attributes.isHighlighted, isOn: content.markSymbol != nil && content.isCheckable,
      submenu: submenu)
  }

  /// Returns the two halves of a stepper; a half that would exceed the range is dimmed.
  mutating func halves(of stepper: StepperItem, _ item: Item, _ context: Context) -> [ResolvedCell] {
    let path = item.location.path
    let canDecrement = stepper.range.map { stepper.value > $0.lower } ?? true
    let canIncrement = stepper.range.map { stepper.value < $0.upper } ?? true
    return [(theme.symbols.decrement, canDecrement), (theme.symbols.increment, canIncrement)].map { symbol, can in
      let color = style[.title].multiplyingAlpha(by: alpha(context.isDisabled || !can))
      return ResolvedCell(
        path: path, graphic: mark(symbol, color: color, in: style[.smallCell], path: path), isHighlighted: false,
        isOn: false)
    }
  }

  // MARK: Palettes and sliders

  mutating func paletteOptions(_ picker: PickerItem, context: Context) -> [ResolvedOption] {
    var options: [ResolvedOption] = []
    let chosen = picker.chosenValues
    for option in picker.visibleOptions {
      let path = option.location.path
      let isChosen = chosen.contains(option.value)
      let isDisabled = context.isDisabled || option.attributes.isDisabled
      var content = ItemContent(title: option.title, systemImage: option.attributes.systemImage)
      content.text = option.text
      content.color = option.color
      let isPlainSymbol = option.attributes.isInOneColor && option.color == nil && option.attributes.tint == nil
      let alpha = alpha(isDisabled)
      // The accent replaces the color of a selected plain symbol; colored symbols get a background.
      let color = (isPlainSymbol && isChosen ? accent : style[.title]).multiplyingAlpha(by: alpha)
      let found = graphic(
        of: content, attributes: option.attributes, in: style[.palette], path: path, color: color, alpha: alpha)
      let graphic =
        found
        ?? ResolvedGraphic(
          look: .text(letter(option.title, color: color, in: style[.palette], path: path.appending("title"))),
          path: path.appending("title"))
      options.append(
        ResolvedOption(
          path: path, name: option.attributes.id, graphic: graphic, hasSelection: isChosen && !isPlainSymbol,
          isSelected: isChosen, isHighlighted: option.attributes.isHighlighted))
    }
    return options
  }

  mutating func resolve(_ slider: SliderItem, _ item: Item, _ context: Context) -> ResolvedSlider {
    let path = item.location.path
    let alpha = alpha(context.isDisabled)
    let color = style[.subtitle].multiplyingAlpha(by: alpha)
    let baseStyle = style[.slider].with(weight: item.attributes.symbolWeight, scale: item.attributes.imageScale)
    let fill = item.attributes.tint.flatMap { self.color($0) } ?? accent
    return ResolvedSlider(
      value: slider.range.fraction(of: slider.value),
      minimum: slider.minimumSystemImage.flatMap {
        symbol($0, color: color, in: baseStyle, path: path.appending("minimumSystemImage"))
      },
      maximum: slider.maximumSystemImage.flatMap {
        symbol($0, color: color, in: baseStyle, path: path.appending("maximumSystemImage"))
      },
      color: fill, alpha: alpha)
  }
}
