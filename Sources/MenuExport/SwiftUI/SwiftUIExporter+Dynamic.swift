import MenuDocument

extension SwiftUIExporter {
  /// A loop over a runtime collection, whose elements the items show; `nil` for other items.
  mutating func loop(_ items: [Item]) -> SwiftStatement? {
    looping(items) { exporter, loop in exporter.forEach(in: loop, exporter.statements(items)) }
  }

  func forEach(in loop: ExportedLoop, _ views: [SwiftStatement]) -> SwiftStatement {
    var body = SwiftClosure(nil, views.map(loop.texts.replaced))
    body.signature = loop.element
    return SwiftCall("ForEach", [.word(nil, loop.elements), .word("id", "\\.self")], closures: [body]).statement
  }

  /// The call of the method that an item of a loop performs for an element.
  mutating func call(for title: String, in loop: ExportedLoop, remark: String? = nil) -> String {
    let body = remark.map { [SwiftStatement.comment($0)] } ?? []
    let name = method(for: title, in: loop, body) { "private func \($0)(\(loop.parameter))" }
    return "\(name)(\(loop.element))"
  }

  /// The binding of a toggle that shows whether the app has chosen an element.
  mutating func binding(_ state: String, of title: String, in loop: ExportedLoop) -> SwiftCode {
    let call = call(for: title, in: loop)
    return .call(SwiftCall("Binding", [.word("get", "{ \(state) }"), .word("set", "{ _ in \(call) }")]))
  }
}
