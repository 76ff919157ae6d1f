import MenuDocument

extension UIKitExporter {
  /// The elements that a loop makes of a runtime collection; `nil` for items that show none of it.
  mutating func loop(_ items: [Item]) -> SwiftCode? {
    looping(items) { exporter, loop in
      let outer = exporter.setUp
      exporter.setUp = []
      let elements = exporter.array(items)
      var body = exporter.setUp
      exporter.setUp = outer
      if case .list(let list) = elements, body.isEmpty, list.count(where: \.isElement) == 1 {
        return exporter.map(loop, list)
      }
      let isAlone = body.isEmpty
      switch elements {
      case .word(let name): body.append(.line("return \(name)"))
      case .list, .call, .choice:
        if !isAlone { body.append(.assignment("let items: [UIMenuElement]", elements)) }
        body.append(isAlone ? .code(elements) : .line("return items"))
      }
      var closure = SwiftClosure(nil, body.map(loop.texts.replaced))
      closure.signature = "\(loop.element) -> [UIMenuElement]"
      return .call(SwiftCall("\(loop.elements).flatMap", closures: [closure]))
    }
  }

  /// One element of the menu for each of the collection.
  func map(_ loop: ExportedLoop, _ body: [SwiftStatement]) -> SwiftCode {
    var closure = SwiftClosure(nil, body.map(loop.texts.replaced))
    closure.signature = loop.element
    return .call(SwiftCall("\(loop.elements).map", closures: [closure]))
  }

  /// The elements of a loop in an imported menu, or those that the system suggests for an edit menu: a source does not set
  /// them off from their neighbors.
  mutating func spliced(_ item: Item) -> SwiftCode? {
    if isSuggestion(item) { return .word("suggestedActions") }
    guard isImported, case .section(let section) = item.kind, section.isDynamic, section.title == nil,
      section.footer == nil
    else { return nil }
    return loop(item.attributes.inherited(by: section.layout.arranged(section.items)))
  }

  /// The handler of an item in a loop: a method that gets the element.
  mutating func handler(for title: String, in loop: ExportedLoop, requiresInput: Bool = false) -> SwiftClosure {
    let body = requiresInput ? [SwiftStatement.comment("Requires further input.")] : []
    let name = method(for: title, in: loop, body) { "private func \($0)(\(loop.parameter))" }
    return .short("[weak self] _", "self?.\(name)(\(loop.element))")
  }
}
