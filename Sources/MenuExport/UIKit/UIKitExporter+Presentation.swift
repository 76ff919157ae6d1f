import MenuDocument
import PositionedJSON

extension UIKitExporter {
  // MARK: View controllers

  mutating func controller() -> [SwiftStatement] {
    let menu = document.menu ?? .empty
    let made = self.method("makeMenu", of: menu, isRoot: true)
    if document.presentation == .editMenu { return editMenu(made) }
    let isContext = document.presentation == .contextMenu
    let setUp =
      isContext ? "view.addInteraction(UIContextMenuInteraction(delegate: self))" : "view.addSubview(makeButton())"
    let load = SwiftStatement.block(
      "override func viewDidLoad()", [.line("super.viewDidLoad()"), .line(setUp)])
    return [load, .blank] + (isContext ? interaction : [.block("private func makeButton() -> UIButton", button())])
      + [.blank, made]
  }

  private var interaction: [SwiftStatement] {
    [
      .line("func contextMenuInteraction("),
      .line("  _ interaction: UIContextMenuInteraction,"),
      .line("  configurationForMenuAtLocation location: CGPoint"),
      .block(
        ") -> UIContextMenuConfiguration?",
        [
          SwiftCall(
            "UIContextMenuConfiguration", [.word("identifier", "nil"), .word("previewProvider", "nil")],
            closures: [.short("[weak self] _", "self?.makeMenu()")]
          ).statement
        ]),
    ]
  }

  private mutating func button() -> [SwiftStatement] {
    let button = document.button
    var lines: [SwiftStatement] = []
    if let label = button?.label {
      lines.append(
        unsupported(
          "the label “\(label)” in front of a button", at: button?.location ?? .root, help: "add a separate view"))
    }
    let configuration = Self.configuration(button?.style ?? .automatic)
    var look: [SwiftStatement] = []
    let inner = document.presentation == .menu ? document.menu?.title : nil
    let title = button?.title ?? inner
    let image = button.flatMap { UIKitImage.expression($0.graphic) }
    let isInvented = title == nil && image == nil && !isPopUp
    if isInvented { look += invented(name.title) }
    if let title = title ?? (isInvented ? name.title : nil) {
      look.append(.assignment("configuration.title", .word(SwiftLiteral.string(title))))
    }
    if let image { look.append(.assignment("configuration.image", .call(image))) }
    if let size = button?.controlSize, size != .regular {
      let name = size == .extraLarge ? "large" : size.rawValue
      look.append(.line("configuration.buttonSize = .\(name)"))
    }
    if let shows = button?.showsIndicator {
      look.append(.line("configuration.indicator = .\(shows ? "popup" : "none")"))
    }
    let argument = look.isEmpty ? ".\(configuration)()" : "configuration"
    if !look.isEmpty {
      lines += [.line("var configuration = UIButton.Configuration.\(configuration)()")] + look + [.blank]
    }
    if button?.primaryAction == true {
      let action = self.action(title ?? name.title)
      lines.append(.line("let action = UIAction { [weak self] _ in self?.\(action)() }"))
      lines.append(.line("let button = UIButton(configuration: \(argument), primaryAction: action)"))
    } else {
      lines.append(.line("let button = UIButton(configuration: \(argument))"))
    }
    lines.append(.line("button.menu = makeMenu()"))
    if button?.primaryAction != true { lines.append(.line("button.showsMenuAsPrimaryAction = true")) }
    if isPopUp, choosesOne { lines.append(.line("button.changesSelectionAsPrimaryAction = true")) }
    if let order = document.menu?.order, order != .automatic {
      lines.append(.line("button.preferredMenuElementOrder = .\(order.rawValue)"))
    }
    if let tint = document.tint { lines.append(.assignment("button.tintColor", UIKitColor.expression(tint))) }
    if button?.isDisabled == true { lines.append(.line("button.isEnabled = false")) }
    return lines + [.line("return button")]
  }

  private var isPopUp: Bool { document.presentation == .popUpButton }

  private var choosesOne: Bool {
    MenuElements(document.menu?.items ?? [], .visible).contains { element in
      if case .item(let item) = element, case .picker(let picker) = item.kind {
        picker.selectionMode == .single
      } else {
        false
      }
    }
  }

  private static func configuration(_ style: MenuButton.Style) -> String {
    switch style {
    case .automatic, .plain, .toolbar: "plain"
    case .bordered: "bordered"
    case .borderedProminent: "borderedProminent"
    }
  }

  // MARK: Menu bars

  mutating func bar() -> [SwiftStatement] {
    var build: [SwiftStatement] = [
      .line("super.buildMenu(with: builder)"), .line("guard builder.system == .main else { return }"),
    ]
    var methods: [SwiftStatement] = []
    for (index, menu) in document.menus.enumerated() {
      if menu.isDisabled { build.append(unsupported("disabled menus in a menu bar", at: menu.location)) }
      let identifier = identifier(of: menu, at: index)
      if let identifier, menu.items.contains(where: { $0.attributes.standard != nil }) {
        add(menu, identifier, to: &build, &methods)
        continue
      }
      // The system fills its own menus.
      if menu.items.isEmpty, identifier != nil { continue }
      let name = parts.members.member("make \(menu.title ?? "") Menu", fallback: "makeOtherMenu", prefix: "make")
      methods += [.blank, method(name, of: menu, isRoot: false)]
      if let identifier {
        build.append(.line("builder.replace(menu: .\(identifier), with: \(name)())"))
      } else {
        build.append(.line("builder.insertSibling(\(name)(), beforeMenu: .window)"))
      }
    }
    return [.block("override func buildMenu(with builder: any UIMenuBuilder)", build)] + methods
  }

  /// The identifier of the system's standard menu; `nil` for other menus.
  private func identifier(of menu: Menu, at index: Int) -> String? {
    if let standard = menu.standard { return standard.rawValue }
    if index == 0, document.platform == .macOS { return "application" }
    let title = menu.title ?? ""
    let known = ["File", "Edit", "Format", "View", "Window", "Help"]
    return known.contains(title) ? title.lowercased() : nil
  }

  /// Adds the app's items to a menu of the system.
  private mutating func add(
    _ menu: Menu, _ identifier: String, to build: inout [SwiftStatement], _ methods: inout [SwiftStatement]
  ) {
    let usual = CommandPlacement.usual(in: menu.standard ?? StandardMenu(rawValue: identifier))
    for group in CommandPlacement.groups(of: menu.items, standard: usual, isWhole: isImported) {
      let place = Self.identifier(of: group.placement.name)
      if group.items.isEmpty {
        build.append(.line("builder.remove(menu: .\(place))"))
        continue
      }
      let title = "\(menu.title ?? "") Items"
      let name = parts.members.member("make \(title)", fallback: "makeItems", prefix: "make")
      // The Help menu is a group by itself.
      let isWhole = place == identifier
      let isInline = !isWhole || group.placement.relation != .replacing
      var inner = menu
      if isInline { inner.title = nil }
      inner.items = group.items
      methods += [.blank, method(name, of: inner, isRoot: false, isInline: isInline)]
      let call =
        switch group.placement.relation {
        case .before where isWhole: "insertChild(\(name)(), atStartOfMenu: .\(place))"
        case .after where isWhole: "insertChild(\(name)(), atEndOfMenu: .\(place))"
        case .before: "insertSibling(\(name)(), beforeMenu: .\(place))"
        case .after: "insertSibling(\(name)(), afterMenu: .\(place))"
        case .replacing: "replace(menu: .\(place), with: \(name)())"
        }
      build.append(.line("builder.\(call)"))
    }
  }

  /// The identifier of a group that SwiftUI calls by a placement.
  private static func identifier(of placement: String) -> String {
    let names = [
      "appInfo": "about", "appSettings": "preferences", "systemServices": "services", "appVisibility": "hide",
      "appTermination": "quit", "newItem": "newScene", "saveItem": "close", "importExport": "document",
      "printItem": "print", "pasteboard": "standardEdit", "textEditing": "find", "textFormatting": "font",
      "sidebar": "fullscreen", "windowSize": "minimizeAndZoom", "windowArrangement": "bringAllToFront",
      "singleWindowList": "bringAllToFront", "windowList": "bringAllToFront",
    ]
    return names[placement] ?? placement
  }

  // MARK: Menus

  private mutating func method(_ name: String, of menu: Menu, isRoot: Bool, isInline: Bool = false) -> SwiftStatement {
    var remarks: [SwiftStatement] = []
    if menu.labelStyle != .automatic {
      remarks.append(unsupported("the label style \(menu.labelStyle.rawValue)", at: menu.location))
    }
    if isRoot, document.presentation == .contextMenu, menu.order != .automatic {
      remarks.append(unsupported("the item order \(menu.order.rawValue)", at: menu.location))
    }
    (setUp, arrays) = ([], SwiftNames(reserved: []))
    var arguments: [SwiftArgument] = []
    if let title = menu.title { arguments.append(.text("title", title)) }
    if isInline { arguments.append(.word("options", ".displayInline")) }
    arguments.append(
      showingImages(menu.imageVisibility) {
        $0.children(menu.layout.arranged(menu.items), isDynamic: menu.isDynamic)
      })
    let made = SwiftCall(setUp.isEmpty ? "UIMenu" : "return UIMenu", arguments).statement
    let parameters = isRoot && hasSuggestions ? "_ suggestedActions: [UIMenuElement]" : ""
    return .block("private func \(name)(\(parameters)) -> UIMenu", remarks + setUp + [made])
  }
}
