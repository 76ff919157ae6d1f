import MenuDocument
import PositionedJSON

extension SwiftUIExporter {
  mutating func view() -> [SwiftStatement] {
    let menu = document.menu ?? .empty
    var remarks: [SwiftStatement] = []
    var call: SwiftCall
    switch document.presentation {
    case .menu, .menuBar, .pullDownButton:
      remarks = heading(of: menu) + titleRemark(menu)
      call = button(items(of: menu), title: nil)
    case .popUpButton:
      remarks = heading(of: menu)
      call = popUp(menu)
    case .menuBarExtra, .quickActions, .dockMenu:
      // The scene of a menu bar extra has its own function; the others belong to UIKit and AppKit.
      remarks =
        heading(of: menu) + [unsupported(document.presentation.spoken, at: document.location(ofKey: "presentation"))]
      call = button(items(of: menu), title: nil)
    case .editMenu:
      remarks =
        heading(of: menu) + [unsupported(document.presentation.spoken, at: document.location(ofKey: "presentation"))]
      call = SwiftCall("Text", [.text(nil, document.button?.title ?? name.title)])
        .modified(SwiftCall(".contextMenu", body: items(of: menu)))
    case .contextMenu:
      remarks = heading(of: menu)
      let preview = document.preview
      if preview?.image == nil, preview?.host.title == nil {
        remarks += invented(name.title, "Replace the text by the view with this context menu")
      }
      let subject =
        SwiftUILabel.image(preview?.image?.value, symbol: nil)
        ?? SwiftCall("Text", [.text(nil, preview?.host.title ?? name.title)])
      call = subject.modified(SwiftCall(".contextMenu", body: items(of: menu)))
    }
    call = call.modified(SwiftUIModifiers.order(menu.order)).modified(SwiftUIModifiers.labelStyle(menu.labelStyle))
    if let button = document.button { call = styled(call, as: button) }
    call = call.modified(document.tint.map(SwiftUIModifiers.tint))
    if document.presentation != .popUpButton, let label = document.button?.label {
      call = SwiftCall("LabeledContent", [.text(nil, label)], body: remarks + [call.statement])
      remarks = []
    }
    return remarks + [dialogs.reduce(call) { $0.modified($1) }.statement]
  }

  private mutating func items(of menu: Menu) -> [SwiftStatement] {
    statements(menu.items, layout: menu.layout, isDynamic: menu.isDynamic)
  }

  /// A comment for the menu's heading; the title of a plain menu becomes its button's.
  private mutating func heading(of menu: Menu) -> [SwiftStatement] {
    guard let title = menu.title, document.presentation != .menu || document.button?.title != nil else { return [] }
    return [unsupported("the menu heading “\(title)”", at: menu.location)]
  }

  // MARK: Buttons

  /// A comment about a title that the document does not have.
  mutating func titleRemark(_ menu: Menu) -> [SwiftStatement] {
    let inner = document.presentation == .menu ? menu.title : nil
    let hasLabel = (document.button?.title ?? inner ?? document.button?.image?.value) != nil
    return hasLabel || document.button?.systemImage != nil ? [] : invented(name.title)
  }

  private mutating func button(_ items: [SwiftStatement], title: String?) -> SwiftCall {
    let button = document.button
    let attributes = button?.graphic ?? .plain
    let hasImage = attributes.systemImage != nil || attributes.image != nil
    let inner = document.presentation == .menu ? document.menu?.title : nil
    let title = title ?? button?.title ?? inner ?? (hasImage ? nil : name.title)
    let action = button?.primaryAction == true ? self.action(title ?? name.title) : nil
    let label = SwiftUILabel(title, attributes)
    var call = label.call("Menu", closures: [SwiftClosure(nil, items)])
    if let action { call.closures.append(SwiftClosure("primaryAction", [.line("\(action)()")])) }
    return call
  }

  private func styled(_ call: SwiftCall, as button: MenuButton) -> SwiftCall {
    var call = call
    switch button.style {
    case .automatic, .toolbar: break
    case .plain, .bordered, .borderedProminent:
      if document.presentation != .contextMenu, call.callee == "Menu" {
        call = call.modified(SwiftCall(".menuStyle", [.word(nil, ".button")]))
      }
      call = call.modified(SwiftCall(".buttonStyle", [.word(nil, "." + button.style.rawValue)]))
    }
    if button.controlSize != .regular {
      call = call.modified(SwiftCall(".controlSize", [.word(nil, "." + button.controlSize.rawValue)]))
    }
    if let shows = button.showsIndicator {
      call = call.modified(SwiftCall(".menuIndicator", [.word(nil, shows ? ".visible" : ".hidden")]))
    }
    return button.isDisabled ? call.modified(SwiftUIModifiers.disabled) : call
  }

  /// A picker if the menu consists of one, otherwise a menu labeled with its selection.
  private mutating func popUp(_ menu: Menu) -> SwiftCall {
    if menu.items.count == 1, case .picker(let picker) = menu.items[0].kind, picker.selectionMode == .single,
      !menu.items[0].attributes.isHidden
    {
      let item = menu.items[0]
      // Without a selection, the button shows the picker's title.
      let title =
        document.button?.label ?? picker.title ?? (picker.selection.isEmpty ? document.button?.title : nil)
      let call = self.picker(picker, title: title, item.attributes, style: "menu")
      return modified(call, item)
    }
    var chosen: String?
    for case .item(let item) in MenuElements(menu.items, .visible) {
      guard case .picker(let picker) = item.kind else { continue }
      chosen = picker.allOptions.first { $0.value == picker.selection.first?.value }?.title
      break
    }
    let items = items(of: menu)
    return button(items, title: document.button?.title ?? chosen)
  }

  // MARK: Menu bars

  /// A menu of the app, or its items in a standard menu.
  private struct Command: ConditionalElement {
    var attributes: ItemAttributes
    var remarks: [SwiftStatement]
    let name: String
    let argument: SwiftArgument
    var menu: Menu

    init(_ name: String, _ argument: SwiftArgument, _ items: [Item], of menu: Menu, _ remarks: [SwiftStatement]) {
      (self.name, self.argument, self.menu, self.remarks) = (name, argument, menu, remarks)
      (attributes, self.menu.items) = items.sharedCondition
    }
  }

  /// The menus of a menu bar; the system's standard menus are replaced.
  mutating func commands() -> [SwiftStatement] {
    let added = Set(document.menus.flatMap(\.items).compactMap { $0.attributes.standard?.commands })
    var commands: [Command] = []
    var remarks: [SwiftStatement] = []
    for (index, menu) in document.menus.enumerated() {
      if menu.isDisabled { remarks.append(unsupported("disabled menus in a menu bar", at: menu.location)) }
      let title = menu.title ?? ""
      guard let placement = placement(of: menu, at: index) else {
        commands.append(Command("CommandMenu", .text(nil, title), menu.items, of: menu, remarks))
        remarks = []
        continue
      }
      // The system fills its own menus.
      if menu.items.isEmpty { continue }
      let groups = CommandPlacement.groups(of: menu.items, standard: placement, isWhole: isImported).replacingFirst
      if placement == "appInfo", !groups.isEmpty, !title.contains("‹") { remarks.append(.comment(title)) }
      for group in groups {
        let position = SwiftArgument.word(group.placement.relation.rawValue, "." + group.placement.name)
        commands.append(Command("CommandGroup", position, group.items, of: menu, remarks))
        remarks = []
      }
    }
    commands += removedMenus.map { Command("CommandGroup", .word("replacing", ".\($0)"), [], of: Menu(), []) }
    var statements = added.sorted().map { SwiftCall($0, []).statement }
    for part in conditional(commands) {
      statements += self.statements(part) { exporter, command in
        command.remarks
          + [SwiftCall(command.name, [command.argument], body: exporter.items(of: command.menu)).statement]
      }
    }
    return statements + remarks
  }

  /// The groups of the system's menus that an imported menu bar does not have.
  private var removedMenus: [String] {
    guard isImported, document.platform == .macOS, !document.menus.isEmpty else { return [] }
    let present = Set(document.menus.enumerated().map { placement(of: $1, at: $0) })
    let missing: [String] = ["newItem", "pasteboard", "toolbar", "windowArrangement", "help"]
    return missing.filter { !present.contains($0) }.flatMap { usual in
      CommandPlacement.groups(amongStandard: [], usual: usual, isWhole: true).map(\.placement.name)
    }
  }

  /// The command group placement for a standard menu of the system; `nil` for other menus.
  private func placement(of menu: Menu, at index: Int) -> String? {
    if let standard = menu.standard { return CommandPlacement.usual(in: standard) }
    if index == 0, document.platform == .macOS { return "appInfo" }
    return switch menu.title ?? "" {
    case "File": "newItem"
    case "Edit": "pasteboard"
    case "View": "toolbar"
    case "Window": "windowArrangement"
    case "Help": "help"
    default: nil
    }
  }
}
