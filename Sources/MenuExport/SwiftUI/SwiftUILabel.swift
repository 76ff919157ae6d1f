import MenuDocument
import MockupScene
import MockupSymbols
import PositionedJSON

/// The label of an item: arguments where SwiftUI has an initializer for it, else views.
enum SwiftUILabel {
  /// A title, perhaps with a symbol.
  case arguments([SwiftArgument])
  /// Whatever else there is, a view a line.
  case views([SwiftStatement])

  /// The label of something.
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

  /// The label for something whose initializers take a title, but no symbol.
  var withoutSymbolArgument: SwiftUILabel {
    if case .arguments(let arguments) = self, arguments.count > 1 { .views(statements) } else { self }
  }

  /// The image or symbol, with its scale and weight.
  static func image(_ attributes: ItemAttributes) -> SwiftCall? {
    guard let image = image(attributes.image?.value, symbol: attributes.systemImage?.value) else { return nil }
    guard attributes.image == nil else { return image }
    let scale = attributes.imageScale.map { SwiftCall(".imageScale", [.word(nil, "." + $0.rawValue)]) }
    let weight = attributes.symbolWeight.map { SwiftCall(".fontWeight", [.word(nil, "." + $0.rawValue)]) }
    return image.modified(scale).modified(weight)
  }

  /// An image of the asset catalog, which has the name of its file, or a symbol.
  static func image(_ path: String?, symbol: String?) -> SwiftCall? {
    if let path { return SwiftCall("Image", [.text(nil, assetName(path))]) }
    return symbol.map { SwiftCall("Image", [.text("systemName", $0)]) }
  }

  /// The name of a file without its folder and ending.
  static func assetName(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// The label as views.
  var statements: [SwiftStatement] {
    switch self {
    case .views(let views): views
    case .arguments(let arguments):
      [SwiftCall(arguments.count > 1 ? "Label" : "Text", arguments).statement]
    }
  }

  /// The call of something whose last closure is its label, unless that is written as arguments.
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

/// Colors as SwiftUI writes them.
enum SwiftUIColor {
  private static let standard: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown", "gray",
    "black",
    "white", "clear",
  ]

  /// A color of the system, one from its components, or one of the asset catalog.
  static func expression(_ color: ColorReference) -> SwiftCode {
    switch color {
    case .named("accent"): return .word(".accentColor")
    case .named("label"): return .word(".primary")
    case .named("secondaryLabel"): return .word(".secondary")
    case .named(let name) where standard.contains(name): return .word("." + name)
    case .named(let name): return .call(SwiftCall("Color", [.text(nil, name)]))
    case .literal(let color):
      var parts: [SwiftArgument] = [
        .word("red", component(color.red)), .word("green", component(color.green)),
        .word("blue", component(color.blue)),
      ]
      if color.alpha < 1 { parts.append(.word("opacity", component(UInt8((color.alpha * 255).rounded())))) }
      return .call(SwiftCall("Color", parts))
    }
  }

  /// A component as people write it: so many of 255.
  private static func component(_ value: UInt8) -> String {
    value == 0 ? "0" : value == 255 ? "1" : "\(value) / 255"
  }
}
