import MenuDocument
import PositionedJSON

extension AppKitExporter {
  /// The methods that show the menu.
  mutating func content() -> [SwiftStatement] {
    switch document.presentation {
    case .menuBar: return bar()
    case .menuBarExtra: return statusItem()
    case .dockMenu:
      let made = method("makeMenu", of: document.menu ?? .empty)
      return [
        .block("func applicationDockMenu(_ sender: NSApplication) -> NSMenu?", [.line("\(made)()")])
      ]
    case .contextMenu, .editMenu, .quickActions:
      var remarks: [SwiftStatement] = []
      if document.presentation != .contextMenu {
        remarks = [unsupported(document.presentation.spoken, at: document.location(ofKey: "presentation"))]
      }
      let made = method("makeMenu", of: document.menu ?? .empty)
      return load(remarks + [.line("view.menu = \(made)()")])
    case .menu where isImported && document.button == nil:
      let made = method("makeMenu", of: document.menu ?? .empty)
      parts.findings.report(
        .warning, at: .root, "the document does not tell which view or control shows the menu",
        help: "set its menu where the code says TODO")
      return load([.comment("TODO: Set the menu of the view or control."), .line("view.menu = \(made)()")])
    case .menu, .pullDownButton, .popUpButton:
      let made = method("makeMenu", of: document.menu ?? .empty)
      let control = hasComboButton ? "NSComboButton" : "NSPopUpButton"
      return load([.line("view.addSubview(makeButton())")]) + [
        .blank, .block("private func makeButton() -> \(control)", hasComboButton ? comboButton(made) : button(made)),
      ]
    }
  }

  private func load(_ lines: [SwiftStatement]) -> [SwiftStatement] {
    [.block("override func viewDidLoad()", [.line("super.viewDidLoad()")] + lines)]
  }

  // MARK: Buttons

  /// Whether the button acts by itself, and opens the menu in a second part.
  private var hasComboButton: Bool { document.button?.primaryAction == true && document.presentation != .popUpButton }

  /// The button's title after comments about it; `nil` for an image alone.
  private mutating func buttonTitle() -> (text: String?, remarks: [SwiftStatement]) {
    let inner = document.presentation == .menu ? document.menu?.title : nil
    let hasImage = document.button?.systemImage != nil || document.button?.image != nil
    if let title = document.button?.title ?? inner { return (title, []) }
    return hasImage ? (nil, []) : (name.title, invented(name.title))
  }

  private mutating func button(_ made: String) -> [SwiftStatement] {
    let button = document.button
    let isPopUp = document.presentation == .popUpButton
    var lines = labelRemark()
    lines.append(.line("let button = NSPopUpButton(frame: .zero, pullsDown: \(!isPopUp))"))
    if isPopUp {
      lines.append(.line("button.menu = \(made)()"))
      if let selected = selectedItem, selected > 0 { lines.append(.line("button.selectItem(at: \(selected))")) }
    } else {
      let (title, remarks) = buttonTitle()
      let label = SwiftCall(
        "menu.insertItem",
        [
          .text("withTitle", title ?? ""), .word("action", "nil"), .text("keyEquivalent", ""), .word("at", "0"),
        ])
      lines += [
        .line("let menu = \(made)()"), .comment("The first item of a pull-down button is its label."),
      ]
      lines += remarks + [label.statement]
      lines += AppKitImage.assignments(to: "menu.items[0].image", button?.graphic)
      lines.append(.line("button.menu = menu"))
    }
    lines += look(of: button)
    if button?.showsIndicator == false {
      lines.append(.line("(button.cell as? NSPopUpButtonCell)?.arrowPosition = .noArrow"))
    }
    return lines + [.line("return button")]
  }

  private mutating func comboButton(_ made: String) -> [SwiftStatement] {
    let button = document.button
    let (title, remarks) = buttonTitle()
    let action = self.action(title ?? name.title)
    var arguments: [SwiftArgument] = [.text("title", title ?? "")]
    arguments += [.word("menu", "\(made)()"), .word("target", "self"), .word("action", "#selector(\(action))")]
    var lines = labelRemark() + remarks + [.assignment("let button", .call(SwiftCall("NSComboButton", arguments)))]
    lines += AppKitImage.assignments(to: "button.image", button?.graphic)
    return lines + look(of: button) + [.line("return button")]
  }

  private mutating func labelRemark() -> [SwiftStatement] {
    guard let button = document.button, let label = button.label else { return [] }
    return [unsupported("the label “\(label)” in front of a button", at: button.location, help: "add a separate view")]
  }

  private func look(of button: MenuButton?) -> [SwiftStatement] {
    var lines: [SwiftStatement] = []
    if button?.style == .plain, !hasComboButton { lines.append(.line("button.isBordered = false")) }
    if let size = button?.controlSize, size != .regular {
      lines.append(.line("button.controlSize = .\(size == .extraLarge ? "large" : size.rawValue)"))
    }
    if let tint = document.tint, !hasComboButton {
      lines.append(.assignment("button.contentTintColor", AppKitColor.expression(tint)))
    }
    if button?.isDisabled == true { lines.append(.line("button.isEnabled = false")) }
    return lines
  }

  // MARK: Menu bar extras

  private mutating func statusItem() -> [SwiftStatement] {
    let button = document.button
    let made = method("makeMenu", of: document.menu ?? .empty)
    parts.state.insert(
      .line("private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)"), at: 0)
    var lines: [SwiftStatement] = [.line("super.init()")]
    let (title, remarks) = buttonTitle()
    if let title {
      lines += remarks
      lines.append(.assignment("statusItem.button?.title", .word(SwiftLiteral.string(title))))
    }
    lines += AppKitImage.assignments(to: "statusItem.button?.image", button?.graphic)
    return [.block("override init()", lines + [.line("statusItem.menu = \(made)()")])]
  }

  // MARK: Menu bars

  /// The property of the application that gets a menu; `nil` for most menus.
  private static func property(of menu: StandardMenu?) -> String? {
    switch menu {
    case .window: "windowsMenu"
    case .help: "helpMenu"
    case .file, .edit, .format, .view, nil: nil
    }
  }

  private mutating func bar() -> [SwiftStatement] {
    var lines: [SwiftStatement] = [.line("let mainMenu = NSMenu()")]
    if document.menus.contains(where: \.isDisabled) { lines.append(.line("mainMenu.autoenablesItems = false")) }
    var locals = SwiftNames(reserved: ["mainMenu"])
    for menu in document.menus {
      let title = menu.title ?? ""
      let item = locals.member("\(title) Item", fallback: "item", prefix: "menu")
      let made = method(parts.members.member("make \(title) Menu", fallback: "makeOtherMenu", prefix: "make"), of: menu)
      let call = SwiftCall(
        "mainMenu.addItem",
        [.text("withTitle", title), .word("action", "nil"), .text("keyEquivalent", "")])
      lines += [.blank, .assignment("let \(item)", .call(call)), .line("\(item).submenu = \(made)()")]
      if menu.isDisabled { lines.append(.line("\(item).isEnabled = false")) }
      if let property = Self.property(of: menu.standard ?? StandardMenu(rawValue: title.lowercased())) {
        lines.append(.line("NSApplication.shared.\(property) = \(item).submenu"))
      }
    }
    return [
      .block(
        "func applicationDidFinishLaunching(_ notification: Notification)",
        [.line("NSApplication.shared.mainMenu = makeMainMenu()")]), .blank,
      .block("private func makeMainMenu() -> NSMenu", lines + [.blank, .line("return mainMenu")]),
    ]
  }
}
