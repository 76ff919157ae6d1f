import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Images that code names: of asset catalogs, or files of the app.
extension LabelReader {
  /// An image that code names.
  struct Asset {
    var name: String
    /// `nil` if the app has none of that name.
    var image: AppImage?
    /// Whether AppKit shows it.
    var isOfAppKit = false
    /// The notes on conditions that select the name.
    var choices: [Placeholder] = []

    var reason: String { AppImages.reason(name, image) }
  }

  /// The image of a name: `"reply"`, `.reply`, `ImageResource.Toolbar.reply`, `NSImage.Name("reply")`; `nil` if only the
  /// running app knows the name, or without a search for images.
  func asset(_ expression: ExprSyntax, _ scope: Scope, depth: Int = 0) -> Asset? {
    guard let images = evaluator.images, depth < 4 else { return nil }
    if !isMember(expression) {
      let text = evaluator.text(of: expression, scope)
      if text.placeholders.isEmpty, !text.string.isEmpty {
        let image = images.image(named: text.string, in: scope.source.path)
        return Asset(name: text.string, image: image, choices: text.choices)
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard ["Name", "init", "ImageResource", "ImageAsset"].contains(Evaluator.lastName(of: call.calledExpression)),
        let name = call.argument("name") ?? call.argument("rawValue") ?? call.argument()
      else { return nil }
      return asset(name, scope, depth: depth + 1)
    }
    if let name = Self.memberName(expression) ?? generatedName(expression),
      let image = images.image(ofMember: name, in: scope.source.path)
    {
      return Asset(name: name, image: image)
    }
    guard case .symbol(let symbol) = evaluator.evaluate(expression, scope), symbol.syntax.id != expression.id else {
      let text = evaluator.text(of: expression, scope)
      guard isMember(expression), text.placeholders.isEmpty, !text.string.isEmpty else { return nil }
      return Asset(
        name: text.string, image: images.image(named: text.string, in: scope.source.path), choices: text.choices)
    }
    return asset(symbol.syntax, symbol.scope, depth: depth + 1)
  }

  /// The image of the app that an expression of UIKit or AppKit makes: `UIImage(named: "reply")`, `UIImage(.reply)`,
  /// `UIImage.reply`, `#imageLiteral(resourceName: "reply")`.
  func asset(ofImage expression: ExprSyntax, _ scope: Scope) -> Asset? {
    var asset = made(by: expression, scope)
    let type = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    asset?.isOfAppKit = Evaluator.lastName(of: type) == "NSImage"
    return asset
  }

  private func made(by expression: ExprSyntax, _ scope: Scope) -> Asset? {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      guard macro.macroName.text == "imageLiteral", let name = macro.arguments.first?.expression else { return nil }
      return asset(name, scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let labels = ["named", "resource", "imageLiteralResourceName"]
      if let name = labels.lazy.compactMap({ call.argument($0) }).first { return asset(name, scope) }
      guard Self.imageTypes.contains(Evaluator.lastName(of: call.calledExpression)),
        let name = call.argument(), isMember(name) || name.is(StringLiteralExprSyntax.self)
      else { return nil }
      return asset(name, scope)
    }
    guard let name = Self.memberName(expression) ?? generatedName(expression),
      let image = evaluator.images?.image(ofMember: name, in: scope.source.path)
    else { return nil }
    return Asset(name: name, image: image)
  }

  /// Adds the image of the app that an expression makes to a label; `false` if there is none to show.
  func showAsset(ofImage expression: ExprSyntax, in parts: inout LabelParts, _ scope: Scope) -> Bool {
    guard let asset = asset(ofImage: expression, scope), show(asset, in: &parts) else { return false }
    if let isTemplate = Self.isTemplate(expression) { parts.image = parts.image?.asTemplate(isTemplate) }
    return true
  }

  /// Adds an image of the app to a label; `false` if it cannot be shown.
  func show(_ asset: Asset, in parts: inout LabelParts) -> Bool {
    guard let image = asset.image, image.file != nil else {
      parts.imageName = parts.imageName ?? asset.name
      parts.imageReason = asset.reason
      return false
    }
    parts.image = image.shown(byAppKit: asset.isOfAppKit)
    parts.placeholders += asset.choices.map { $0.about(.symbol) }
    return true
  }

  /// The reason that an image without a known name is left out.
  func reason(forUnknown image: ExprSyntax, _ scope: Scope) -> String {
    let words = Evaluator.words(of: image)
    var made = image
    if case .symbol(let symbol) = evaluator.evaluate(image, scope) { made = symbol.syntax }
    if let maker = Self.names(in: made)?.first, maker.first?.isUppercase == true, !maker.hasPrefix("UI"),
      !maker.hasPrefix("NS"), !Self.imageTypes.contains(maker), !evaluator.index.declares(maker)
    {
      return "the image \(words) is unknown: \(evaluator.absence(of: maker, scope))"
    }
    return evaluator.images == nil
      ? "the image \(words) is in an asset catalog or created at runtime"
      : "the image \(words) is chosen or created at runtime"
  }

  /// The names of a member, or of a function that is one: `Icons` and `image` of `Icons.image(named: "bow")`.
  private static func names(in image: ExprSyntax) -> [String]? {
    let path = image.unwrapped
    var names: [String] = []
    var current: ExprSyntax? = path.as(FunctionCallExprSyntax.self)?.calledExpression ?? path
    while let access = current?.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.text.trimmingBackticks, at: 0)
      current = access.base
    }
    guard !names.isEmpty, let root = current?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return [root] + names
  }

  /// The name of an image in the types that a build step generates from asset catalogs: `Asset.Icons.reply.image`.
  private func generatedName(_ image: ExprSyntax) -> String? {
    guard image.is(MemberAccessExprSyntax.self), let names = Self.names(in: image), let root = names.first,
      ["Asset", "Assets"].contains(root), !evaluator.index.declares(root)
    else { return nil }
    return names.dropFirst().last { !["image", "swiftUIImage", "name"].contains($0) }
  }

  private static let imageTypes: Set = ["UIImage", "NSImage", "Image", "ImageResource"]

  private func isMember(_ expression: ExprSyntax) -> Bool { Self.memberName(expression) != nil }

  /// The names of a generated member, without its type: `Toolbar/reply` of `ImageResource.Toolbar.reply` and
  /// `.Toolbar.reply`; `nil` for members of other types.
  private static func memberName(_ expression: ExprSyntax) -> String? {
    var names: [String] = []
    var current: ExprSyntax? = expression
    while let access = current?.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.text.trimmingBackticks, at: 0)
      current = access.base
    }
    guard let base = current else { return names.isEmpty ? nil : names.joined(separator: "/") }
    guard !names.isEmpty, imageTypes.contains(base.trimmedDescription) else { return nil }
    return names.joined(separator: "/")
  }
}
