import MenuDocument
import MockupFiles
import PositionedJSON

extension SwiftUIExporter {
  /// An app with a menu bar extra.
  mutating func scene() -> [SwiftStatement] {
    let type = parts.types.unique(name.type("App", reserved: Self.reservedTypes))
    let menu = document.menu ?? .empty
    let body = statements(menu.items, layout: menu.layout, isDynamic: menu.isDynamic)
    let button = document.button
    let title = button?.title ?? name.title
    var arguments: [SwiftArgument] = [.text(nil, title)]
    if let path = button?.image?.value {
      arguments.append(.text("image", FileSystem.stem(of: path)))
    } else if let symbol = button?.systemImage?.value {
      arguments.append(.text("systemImage", symbol))
    }
    var extra = SwiftCall("MenuBarExtra", arguments, body: body)
    if let button, button.image != nil, button.imageRendering == .template {
      // Only a label of views tells the colors of an image.
      extra = SwiftUILabel(button.title, button.graphic).call("MenuBarExtra", closures: [SwiftClosure(nil, body)])
    }
    return parts.file(
      importing: "SwiftUI", type: "struct \(type): App",
      content: [.block("var body: some Scene", titleRemark(menu) + [extra.statement])], methodsAreApart: false)
  }
}

extension Presentation {
  /// The presentation in words, for findings.
  var spoken: String {
    switch self {
    case .menu, .pullDownButton, .popUpButton: "menus"
    case .contextMenu: "context menus"
    case .menuBar: "menu bars"
    case .menuBarExtra: "menu bar extras"
    case .quickActions: "quick actions"
    case .editMenu: "edit menus of other views"
    case .dockMenu: "Dock menus"
    }
  }
}
