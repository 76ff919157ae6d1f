import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Menus and items of the app's own classes.
extension AppKitReader {
  /// Creates the menu or item of an initializer call; `nil` for other types.
  func made(_ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    if let known = frameworkName(of: name, frame.scope) { return made(known, "init", call, &frame) }
    let type = evaluator.index.type(
      named: name, from: frame.scope.source, inside: frame.scope.nearestOwner?.type)
    if let button = evaluator.index.buttonClass(of: type?.name ?? name) {
      let object = self.button(button, call, frame)
      guard let type else { return object }
      if type.kind == .reference { object.type = type }
      _ = run(type, object, call, &frame)
      return object
    }
    guard let type, let parent = evaluator.index.menuClass(of: type.name), parent != "NSPopUpButton" else { return nil }
    if isDivider(type) {
      return .item(AppKitItem(.separator, location: frame.scope.source.location(of: call), conditions: uncertainties))
    }
    // A subclass acts like its superclass, plus the statements of its initializer.
    let object = new(parent, call, frame)
    object.type = type
    if !run(type, object, call, &frame) { set(object, by: call, &frame) }
    noteImages(call, object, frame)
    return object
  }

  /// `NSMenu` or `NSMenuItem` for its name or a type alias of it.
  func frameworkName(of name: String, _ scope: Scope) -> String? {
    let index = evaluator.index
    let alias = { index.aliased(name, from: scope.source, inside: scope.nearestOwner?.type) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let known = index.allTypes(named: name).isEmpty ? alias() ?? last : name
    return ["NSMenu", "NSMenuItem"].contains(known) ? known : nil
  }

  /// The result of a static method that the app's class of items inherits, or of an initializer that the code names:
  /// `DeckItem.separator()`, `DeckItem.init(title: …)`.
  func inheritedMaker(
    _ maker: String, ofClass name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    if maker == "init" { return made(name, call, &frame) }
    guard Self.makers.contains(maker),
      let type = evaluator.index.type(
        named: name, from: frame.scope.source, inside: frame.scope.nearestOwner?.type),
      evaluator.index.menuClass(of: type.name) == "NSMenuItem",
      lineage(of: type).allSatisfy({ $0.staticMethods[maker] == nil })
    else { return nil }
    return made("NSMenuItem", maker, call, &frame)
  }

  /// Runs the first initializer of a class or its superclasses that accepts a call's arguments; returns whether one
  /// does.
  private func run(
    _ type: TypeDeclaration, _ object: AppKitObject, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> Bool {
    for current in lineage(of: type) {
      for initializer in current.initializers
      where follow(initializer, Owner(type: current, value: nil), object, call, &frame) {
        return true
      }
    }
    return false
  }

  /// A class and its superclasses in the sources.
  private func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    while found.count < 8,
      let next = found.last?.inherited.sorted().lazy.compactMap({
        self.evaluator.index.type(named: $0, from: type.source)
      })
      .first(where: { $0.kind == .reference && self.evaluator.index.menuClass(of: $0.name) != nil })
    {
      found.append(next)
    }
    return found
  }

  /// Performs `super.init(…)` or `self.init(…)`.
  func initialize(
    _ object: AppKitObject?, _ words: String, by call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    if let object, let type = frame.scope.nearestOwner?.type {
      for next in words == "self" ? [type] : Array(lineage(of: type).dropFirst().prefix(1))
      where run(next, object, call, &frame) {
        return object
      }
    }
    return set(object, by: call, &frame)
  }

  /// The result of a method of a superclass: `super.viewDidLoad()`.
  func inherited(_ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    let type = frame.scope.nearestOwner?.type
    for parent in type?.inherited.sorted() ?? [] {
      guard let superclass = type.flatMap({ evaluator.index.type(named: parent, from: $0.source) }),
        superclass.kind == .reference
      else { continue }
      for function in evaluator.index.methods(named: name, of: superclass) {
        let owner = frame.scope.nearestOwner
        if let found = follow(function, owner, this: nil, call, &frame) { return found.object }
      }
    }
    passOn(call, &frame)
    return nil
  }

  /// The result of a method without statements, which only subclasses implement: that of one of them.
  func overridden(
    _ function: Function, _ owner: Owner, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (object: AppKitObject?, Void)? {
    guard let body = function.body, Self.isAbstract(body) else { return nil }
    let classes = evaluator.index.allSubclasses(of: owner.type.simpleName).filter { $0.methods[function.name] != nil }
    let location = frame.scope.source.location(of: call)
    var found: [(object: AppKitObject, condition: Uncertainty)] = []
    for (index, type) in classes.prefix(8).enumerated() {
      let placeholder = Placeholder(
        location: location, isShown: index == 0,
        reason: "the subclass of \(owner.type.simpleName) \(Evaluator.runTime)")
      let condition = Uncertainty(
        isShown: index == 0, placeholder: placeholder, condition: "self is \(type.simpleName)")
      if classes.count > 1 { uncertainties.append(condition) }
      defer { if classes.count > 1 { uncertainties.removeLast() } }
      for inner in type.methods[function.name] ?? [] {
        guard let result = follow(inner, Owner(type: type, value: nil), this: nil, call, &frame) else { continue }
        if let object = result.object { found.append((object, condition)) }
        break
      }
    }
    guard !classes.isEmpty else { return nil }
    return (found.count > 1 ? .oneOf(found) : found.first?.object, ())
  }

  private static func isAbstract(_ body: CodeBlockItemListSyntax) -> Bool {
    guard let only = body.first else { return true }
    let callee = only.item.expression?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return body.count == 1 && callee.map { ["fatalError", "preconditionFailure"].contains($0) } ?? false
  }

  /// Whether a class of items overrides `isSeparatorItem`.
  private func isDivider(_ type: TypeDeclaration) -> Bool {
    lineage(of: type).contains { type in
      guard let body = type.properties["isSeparatorItem"]?.getter else { return false }
      return body.count == 1 && body.first?.item.expression?.trimmedDescription == "true"
    }
  }

  /// Notes the images among the arguments that the initializer of a class does not give to the item.
  private func noteImages(_ call: FunctionCallExprSyntax, _ object: AppKitObject, _ frame: Frame) {
    guard case .item(let item) = object else { return }
    let hasImage = item.attributes.contains { if case .image = $0 { true } else { false } }
    for argument in call.arguments where !hasImage && !argument.expression.is(NilLiteralExprSyntax.self) {
      guard let label = argument.label?.text.lowercased(), label.hasSuffix("image") || label.hasSuffix("icon") else {
        continue
      }
      let location = frame.scope.source.location(of: argument.expression)
      if item.placeholders.contains(where: { $0.location == location }) { continue }
      item.addPlaceholder(
        location, "no image",
        "the image \(Evaluator.words(of: argument.expression)) belongs to the app and is left out",
        about: .symbol)
    }
  }
}
