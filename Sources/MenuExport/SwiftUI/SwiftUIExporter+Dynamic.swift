import MenuDocument
import PositionedJSON

extension SwiftUIExporter {
  /// A loop for a section with one button whose title, or whose subtitle, is a placeholder such as `‹account.name›`;
  /// `nil` for others.
  mutating func loop(_ section: SectionItem, _ attributes: ItemAttributes) -> SwiftStatement? {
    guard section.isDynamic, section.title == nil, section.footer == nil, attributes == .plain,
      section.items.count == 1, case .button(let button) = section.items[0].kind, button.confirmation == nil,
      button.alternates.isEmpty, button.role == .plain
    else { return nil }
    var plain = section.items[0].attributes
    let subtitle = plain.subtitle
    plain.systemImage = nil
    plain.subtitle = nil
    guard plain == .plain, let path = DynamicPath(button.title) ?? subtitle.flatMap(DynamicPath.init) else {
      return nil
    }
    let hasPlainTitle = !button.title.contains("‹")
    guard hasPlainTitle == (subtitle != nil) else { return nil }
    let names = loops[path] ?? declared(path, of: hasPlainTitle ? subtitle ?? "" : button.title)
    loops[path] = names
    let title = path.property.map { "\(names.element).\($0)" } ?? names.element
    if hasPlainTitle {
      let texts = [SwiftArgument.text(nil, button.title), .word(nil, title)].map { SwiftCall("Text", [$0]).statement }
      let image = SwiftUILabel.image(section.items[0].attributes)?.statement
      let label = SwiftClosure("label", texts + [image].compactMap(\.self))
      var body = SwiftClosure(
        nil,
        [
          SwiftCall("Button", closures: [.short(nil, "\(names.choose)(\(names.element))"), label]).statement
        ])
      body.signature = names.element
      return SwiftCall("ForEach", [.word(nil, names.elements), .word("id", "\\.self")], closures: [body]).statement
    }
    var arguments = [SwiftArgument.word(nil, title)]
    if let symbol = section.items[0].attributes.systemImage { arguments.append(.text("systemImage", symbol.value)) }
    var body = SwiftClosure(
      nil, [SwiftCall("Button", arguments, closures: [.short(nil, "\(names.choose)(\(names.element))")]).statement])
    body.signature = names.element
    return SwiftCall("ForEach", [.word(nil, names.elements), .word("id", "\\.self")], closures: [body]).statement
  }

  /// Declares the collection, the type of its elements, and the method that chooses one.
  private mutating func declared(_ path: DynamicPath, of placeholder: String) -> DynamicNames {
    let names = DynamicNames(
      element: parts.members.member(path.singular, fallback: "element", prefix: "each"),
      elements: parts.members.member(path.plural, fallback: "elements", prefix: "all"),
      choose: parts.members.member("choose \(path.singular)", fallback: "choose", prefix: "perform"))
    var type = "String"
    if let property = path.property {
      type = parts.types.type(path.singular, fallback: "Element", suffix: "Element")
      parts.enumerations.append(.block("struct \(type): Hashable", [.line("var \(property): String")]))
    }
    parts.state += [.comment("TODO: Supply \(placeholder)."), property.list(names.elements, of: type)]
    parts.actions.append(.line("private func \(names.choose)(_ \(names.element): \(type)) {}"))
    return names
  }
}

/// The names that a loop uses.
struct DynamicNames {
  let element: String
  let elements: String
  let choose: String
}

/// The words of a placeholder that name an element and at most one of its properties.
struct DynamicPath: Hashable {
  let element: String
  let property: String?

  /// Whether the name is a plural already: `items`, but not `address` or `status`.
  private var isPlural: Bool {
    element.hasSuffix("s") && !["ss", "us", "is"].contains(where: element.hasSuffix) && element.count > 2
  }

  var singular: String {
    if element.hasSuffix("ies") { return element.dropLast(3) + "y" }
    return isPlural ? String(element.dropLast()) : element
  }

  var plural: String {
    if isPlural { return element }
    if ["s", "x", "z", "ch", "sh"].contains(where: element.hasSuffix) { return element + "es" }
    let isChanged = element.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains(where: element.hasSuffix)
    return isChanged ? element.dropLast() + "ies" : element + "s"
  }

  init?(_ title: String) {
    guard title.hasPrefix("‹"), title.hasSuffix("›") else { return nil }
    let names = title.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(names.count), names.allSatisfy(Self.isName) else { return nil }
    element = String(names[0])
    property = names.count > 1 ? String(names[1]) : nil
  }

  private static func isName(_ name: Substring) -> Bool {
    guard let first = name.first, first.isASCII, first.isLowercase else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !SwiftNames.isKeyword(String(name))
      && SwiftNames.lowerCamelCase(String(name)) == String(name)
  }
}
