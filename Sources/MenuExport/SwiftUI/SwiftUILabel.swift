import MenuDocument
import MockupFiles
import MockupScene
import MockupSymbols
import PositionedJSON

/// An item's label: arguments if SwiftUI has an initializer for it, otherwise views.
enum SwiftUILabel {
  case arguments([SwiftArgument])
  /// Any other label, one view per line.
  case views([SwiftStatement])

  init(_ title: String?, _ attributes: ItemAttributes) {
    let isPlain =
      attributes.subtitle == nil && attributes.image == nil
      && (attributes.systemImage == nil || attributes.imageScale == nil && attributes.symbolWeight == nil)
    if isPlain, let title {
      var arguments = [SwiftArgument.text(nil, title)]
      if let symbol = attributes.systemImage { arguments.append(.text("systemImage", symbol.value)) }
      self = .arguments(arguments)
      return
    }
    let texts = [title, attributes.subtitle].compactMap(\.self).map { SwiftCall("Text", [.text(nil, $0)]).statement }
    self = .views(texts + [SwiftUILabel.image(attributes)?.statement].compactMap(\.self))
  }

  /// The label for initializers that take a title but no symbol.
  var withoutSymbolArgument: SwiftUILabel {
    if case .arguments(let arguments) = self, arguments.count > 1 { .views(statements) } else { self }
  }

  static func image(_ attributes: ItemAttributes) -> SwiftCall? {
    guard let image = image(attributes.image?.value, symbol: attributes.systemImage?.value) else { return nil }
    if attributes.image != nil {
      let isTemplate = attributes.imageRendering == .template
      return image.modified(isTemplate ? SwiftCall(".renderingMode", [.word(nil, ".template")]) : nil)
    }
    let scale = attributes.imageScale.map { SwiftCall(".imageScale", [.word(nil, "." + $0.rawValue)]) }
    let weight = attributes.symbolWeight.map { SwiftCall(".fontWeight", [.word(nil, "." + $0.rawValue)]) }
    return image.modified(scale).modified(weight)
  }

  /// An image of the asset catalog, named after the file, or a symbol.
  static func image(_ path: String?, symbol: String?) -> SwiftCall? {
    if let path { return SwiftCall("Image", [.text(nil, FileSystem.stem(of: path))]) }
    return symbol.map { SwiftCall("Image", [.text("systemName", $0)]) }
  }

  var statements: [SwiftStatement] {
    switch self {
    case .views(let views): views
    case .arguments(let arguments):
      [SwiftCall(arguments.count > 1 ? "Label" : "Text", arguments).statement]
    }
  }

  /// Calls an initializer with the label as arguments, or as the last closure.
  func call(
    _ callee: String, _ arguments: [SwiftArgument] = [], closures: [SwiftClosure] = []
  ) -> SwiftCall {
    switch self {
    case .arguments(let label): return SwiftCall(callee, label + arguments, closures: closures)
    case .views(let views):
      let closure = SwiftClosure(closures.isEmpty ? nil : "label", views)
      return SwiftCall(callee, arguments, closures: closures + [closure])
    }
  }
}

enum SwiftUIColor {
  static let standard: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown", "gray",
    "black",
    "white", "clear",
  ]

  /// A system color, a color from components, or a color of the asset catalog.
  static func expression(_ color: ColorReference) -> SwiftCode {
    switch color {
    case .named("accent"): return .word(".accentColor")
    case .named("label"): return .word(".primary")
    case .named("secondaryLabel"): return .word(".secondary")
    case .named(let name) where standard.contains(name): return .word("." + name)
    case .named(let name): return .call(SwiftCall("Color", [.text(nil, name)]))
    case .literal(let color):
      var parts = components(color)
      if color.alpha < 1 { parts.append(.word("opacity", component(UInt8((color.alpha * 255).rounded())))) }
      return .call(SwiftCall("Color", parts))
    }
  }

  static func components(_ color: Color) -> [SwiftArgument] {
    [
      .word("red", component(color.red)), .word("green", component(color.green)),
      .word("blue", component(color.blue)),
    ]
  }

  static func component(_ value: UInt8) -> String {
    value == 0 ? "0" : value == 255 ? "1" : "\(value) / 255"
  }
}
