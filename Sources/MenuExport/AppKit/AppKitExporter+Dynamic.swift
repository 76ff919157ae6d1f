import MenuDocument
import PositionedJSON

extension AppKitExporter {
  /// Adds the items of a dynamic group, in a loop over their collection where they show its elements.
  mutating func addDynamic(_ items: [Item]) {
    let methodCount = methods.count
    let isLoop: Void? = looping(items) { exporter, loop in
      exporter.add(loop) { $0.add(items) }
      // The methods that make the submenus of an element.
      for index in methodCount..<exporter.methods.count {
        exporter.methods[index] = loop.texts.replaced(exporter.methods[index])
      }
    }
    if isLoop != nil { return }
    body.remark(remark(onDynamic: items))
    add(items)
  }

  /// Hands a submenu that the system fills to AppKit.
  ///
  /// Menus of Interface Builder that the document does not mark have their English titles.
  mutating func addSystem(_ menu: SubmenuItem, _ attributes: ItemAttributes, at location: SourceLocation) {
    let titles: [String?: StandardItem] = ["Services": .services, "Open Recent": .openRecent, "Font": .font]
    let isOfBar = menu.isDynamic && document.presentation == .menuBar
    let standard = attributes.standard ?? (isOfBar ? titles[menu.title] : nil)
    if standard == .services { body.remark([.line("NSApplication.shared.servicesMenu = menu")]) }
    if standard == .font { body.remark([.line("NSFontManager.shared.setFontMenu(menu)")]) }
    if standard == .openRecent {
      let help = "add them where the code says TODO, or load the menu from a XIB"
      parts.findings.report(
        .warning, at: location, "AppKit does not fill the Open Recent menu of code with recent documents", help: help)
      body.remark([.comment("TODO: Add the items of `NSDocumentController.shared.recentDocumentURLs`.")])
    }
  }

  /// Adds a loop with the items of an element.
  mutating func add(_ loop: ExportedLoop, _ write: (inout AppKitExporter) -> Void) {
    body.separateBranches()
    let outer = body
    body.startBranch(after: outer)
    body.locals.reserve(loop.element)
    write(&self)
    body.endLoop(loop, after: outer)
  }

  /// Adds the method that an item of a loop performs for an element, and returns its name.
  mutating func action(for title: String, in loop: ExportedLoop, remark: SwiftStatement? = nil) -> String {
    let element = SwiftStatement.comment("The element is `sender.representedObject as? \(loop.type)`.")
    return method(for: title, in: loop, [remark, element].compactMap(\.self)) {
      "@objc private func \($0)(_ sender: NSMenuItem)"
    }
  }

  /// The parameters of a method that makes a menu, and the arguments of its calls: the element of the loop.
  var menuParameters: String { parts.loop?.parameter ?? "" }
  var menuArguments: String { parts.loop?.element ?? "" }
}

extension AppKitMenuBody {
  /// Continues the outer body after a loop; this body has the items of an element.
  mutating func endLoop(_ loop: ExportedLoop, after outer: AppKitMenuBody) {
    let statement = SwiftStatement.block(
      "for \(loop.element) in \(loop.elements)", branch.map(loop.texts.replaced))
    end(statement, after: outer)
  }
}
