import MenuDocument
import MenuTheme
import PositionedJSON

extension Portability {
  func rows(
    of element: MenuElement, in document: MockupDocument, _ labels: ItemLabels
  ) -> [PortabilityTable.Row] {
    let label = labels[element.location.path]
    // An item of a menu bar is absent on a platform without menu bars.
    func verdict(
      _ platform: Platform, _ verdict: @autoclosure () -> PortabilityTable.Verdict
    ) -> PortabilityTable.Verdict {
      document.presentation.platforms.contains(platform) ? verdict() : .leftOut(document.presentation.absence)
    }
    switch element {
    case .option(let option):
      return [
        row(option.location.path, option.title) {
          verdict($0, Self.verdict(of: option.attributes, nil, label, document.presentation, $0, $1))
        }
      ]
    case .item(let item):
      guard item.type != .divider else { return [] }
      let path = item.location.path
      let own = row(path, Self.name(of: item)) {
        verdict($0, Self.verdict(of: item.attributes, item, label, document.presentation, $0, $1))
      }
      var order: MenuOrder?
      if case .menu(let submenu) = item.kind { order = submenu.order }
      let rows = [item.children.flatMap { layoutRow($0.layout, at: path) }, order.flatMap { orderRow($0, at: path) }]
      return [own] + rows.compactMap { $0 }
    }
  }

  static func name(of item: Item) -> String {
    if let title = item.title, !title.isEmpty { return title }
    switch item.kind {
    case .text(let text): return text
    case .controlGroup: return "control group"
    case .view(let view): return view.caption ?? "view"
    case .button, .toggle, .picker, .menu, .section, .stepper, .slider, .divider, .loading, .search:
      return item.type.rawValue
    }
  }

  private static func verdict(
    of attributes: ItemAttributes, _ item: Item?, _ label: ItemLabel, _ presentation: Presentation,
    _ platform: Platform, _ theme: Theme
  ) -> PortabilityTable.Verdict {
    let metrics = theme.metrics
    var (missing, forms): ([String], [String]) = ([], [])
    if attributes.keyboardShortcut != nil {
      if !metrics.shortcut.isShown {
        missing.append("its keyboard shortcut")
      } else if platform != .macOS {
        forms.append("the shortcut requires a keyboard")
      }
    }
    if attributes.indentationLevel > 0, metrics.row.indentation == 0 { missing.append("its indentation") }
    switch label.loss(of: attributes, in: presentation, theme) {
    case nil: break
    case .byLabelStyle: missing.append("its symbol")
    case .byImageVisibility:
      missing.append("its symbol")
      forms.append("the symbol needs `imageVisibility: visible` to stay")
    }
    if attributes.dismissBehavior == .disabled, platform == .macOS { forms.append("closes the menu") }
    let opening = metrics.submenu.opens == .inPlace ? "opens in place" : "opens next to its row"
    switch item?.kind {
    case .button(let button)?:
      if button.role == .destructive, theme.roles[.destructive] == theme.roles[.title] {
        missing.append("the color red")
      }
      if !button.alternates.isEmpty, platform != .macOS { missing.append("its alternate for modifier keys") }
      if button.confirmation != nil { forms.append(words(for: metrics.confirmation.form)) }
    case .menu(let submenu)?:
      if submenu.primaryAction, !metrics.button.isSplit { missing.append("its primary action") }
      forms.append(opening)
    case .picker(let picker)? where picker.style == .menu:
      forms.append(opening)
    case .controlGroup(let group)?: forms += form(of: group.elementSize, theme)
    case .search?: if platform != .macOS { forms.append("a search field inside the menu") }
    case .toggle?, .picker?, .section?, .stepper?, .slider?, .divider?, .text?, .loading?, .view?, nil: break
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
