import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Pickers as pop-up buttons, and the styles of buttons.
extension SiteReader {
  func picker(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    var item = reader.picker(call, scope)
    guard case .picker(var picker) = item.kind, !picker.options.isEmpty else { return nil }
    picker.style = nil
    var button: [(String, JSONNode)] = []
    let isHidden = modifiers(ofButton: call, scope, reader).contains { $0.name == "labelsHidden" }
    let attributes = item.attributes
    if picker.selection == nil {
      // A pop-up button without a picker needs an explicit title.
      let images = attributes.filter(\.isImage).flatMap(\.members)
      if images.isEmpty || !item.title.isEmpty { button.append(("title", .string(item.title))) }
      button += images
    } else if !isHidden {
      if !item.title.isEmpty { button.append(("label", .string(item.title))) }
      item.placeholders += Self.lostParts(attributes.filter { $0.isImage }, of: item)
    }
    if !isHidden { item.placeholders += Self.lostParts(attributes.filter { !$0.isImage }, of: item) }
    let title = item.title
    item.title = ""
    item.attributes = []
    item.kind = .picker(picker)
    var menu = ImportedMenu(
      name: name(of: site, ReadText(title), "picker"), location: site.source.location(of: call),
      presentation: "popUpButton",
      items: [item])
    applyModifiers(on: call, scope, reader, to: &menu, &button)
    return menu.with(button: button)
  }

  /// Notes on the parts of a label that a pop-up button does not show.
  private static func lostParts(_ attributes: [ImportedItem.Attribute], of item: ImportedItem) -> [Placeholder] {
    attributes.compactMap { attribute in
      switch attribute {
      case .image(let image):
        Placeholder(
          location: item.location, about: .symbol, text: "no symbol",
          reason: "the label of a pop-up button is shown without its \(image.name)")
      case .subtitle(let text):
        Placeholder(location: item.location, text: text, reason: "the label of a pop-up button has one text")
      case .id, .standard, .value, .imageVisibility, .role, .isDisabled, .isHidden, .keyboardShortcut, .labelStyle,
        .indentationLevel, .dismissBehavior, .help, .accessibilityLabel, .requiresInput, .confirmation, .alternate,
        .primaryAction, .isDynamic, .order, .layout, .tint, .badge:
        nil
      }
    }
  }

  /// The look that a style of the sources gives a button or menu: the symbol and the modifiers of its body.
  struct StyleLook {
    let image: ImportedImage?
    let modifiers: [Modifier]
    /// The note on the style, unless it only combines styles of the system.
    let placeholder: Placeholder?
  }

  func look(of style: ExprSyntax?, _ scope: Scope, _ reader: ItemReader) -> StyleLook? {
    guard let style, let instance = instance(ofStyle: style, scope),
      let function = instance.type.methods["makeBody"]?.first, let body = function.body
    else { return nil }
    let inner = Scope(source: function.source, owner: Owner(type: instance.type, value: .instance(instance)))
    let parts = evaluator.enter(body) { reader.labels.parts(of: body, inner) }
    let view = (body.count == 1 ? body.first?.item.expression : nil).map { evaluator.peel($0, inner) }
    let modifiers = view?.modifiers ?? []
    let system = modifiers.last { $0.name == "buttonStyle" } ?? modifiers.last { $0.name == "menuStyle" }
    let others = modifiers.filter {
      Self.looks.contains($0.name) && !$0.name.hasSuffix("Style") || $0.name == "labelStyle"
    }
    let isOfSystem =
      system != nil && ["Menu(configuration)", "Button(configuration)"].contains(view?.base.trimmedDescription)
      && modifiers.allSatisfy { Self.looks.contains($0.name) || Self.places.contains($0.name) }
    let placeholder = Placeholder(
      location: scope.source.location(of: style), text: "the system’s style",
      reason: "\(instance.type.simpleName) draws the button")
    return StyleLook(
      image: parts?.image, modifiers: (system.map { [$0] } ?? []) + others,
      placeholder: isOfSystem ? nil : placeholder)
  }

  /// The modifiers of a style that documents tell, and those that only place the button.
  private static let looks: Set = [
    "menuIndicator", "controlSize", "labelStyle", "menuOrder", "menuStyle", "buttonStyle",
  ]
  private static let places: Set = ["fixedSize", "padding", "frame", "contentShape"]

  /// The label of a button without one, if a view over the button shows a text or symbol.
  func readOverlay(
    _ modifier: Modifier, _ reader: ItemReader, into menu: inout ImportedMenu, _ button: inout [(String, JSONNode)]
  ) {
    guard button.contains(where: { $0.0 == "title" && $0.1.text == "" }),
      !button.haveImage,
      let content = modifier.call.content("content") ?? modifier.argument()
        ?? modifier.call.trailingClosure.map({ ExprSyntax($0) })
    else { return }
    let parts = reader.labels.parts(of: content, modifier.scope)
    // A background other than an image, such as a material, is no label.
    if modifier.name == "background", parts.image == nil { return }
    var label = Self.button(parts)
    if label.isEmpty {
      guard let view = parts.unknownView else { return }
      let unknown = parts.named(otherwise: view)
      label = [("title", .string(unknown.quoted))]
      menu.placeholders.append(Placeholder(unknown))
    }
    button.removeAll { $0.0 == "title" }
    button = label + button
    menu.placeholders +=
      parts.allPlaceholders + parts.lostTexts(after: 1, at: menu.location, "a button has one title")
  }

  /// A style of the sources, also as a static member of its protocol: `.menuStyle(.round)`.
  private func instance(ofStyle style: ExprSyntax, _ scope: Scope) -> Instance? {
    if case .instance(let instance) = evaluator.evaluate(style, scope) { return instance }
    guard let access = style.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    let name = access.declName.baseName.text.trimmingBackticks
    for contract in ["MenuStyle", "ButtonStyle", "PrimitiveButtonStyle"] {
      guard let type = evaluator.index.type(named: contract, from: scope.source),
        case .instance(let instance)? = evaluator.member(name, of: .type(type), access, scope)
      else { continue }
      return instance
    }
    return nil
  }
}

extension ImportedItem.Attribute {
  fileprivate var isImage: Bool {
    switch self {
    case .image: true
    case .id, .standard, .value, .subtitle, .imageVisibility, .role, .isDisabled, .isHidden, .keyboardShortcut,
      .labelStyle, .indentationLevel, .dismissBehavior, .help, .accessibilityLabel, .requiresInput, .confirmation,
      .alternate, .primaryAction, .isDynamic, .order, .layout, .tint, .badge:
      false
    }
  }
}
