import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The colors that code gives images of the app: their own, or as templates that of a symbol.
extension LabelReader {
  /// The image with the colors of a modifier of SwiftUI.
  static func image(_ image: ImportedImage?, rendered modifier: Modifier) -> ImportedImage? {
    switch Evaluator.lastName(of: modifier.argument()) {
    case "template": image?.asTemplate(true)
    case "original": image?.asTemplate(false)
    default: image
    }
  }

  /// Whether an image is a template after a call of UIKit; `nil` if the call does not set its colors.
  static func rendering(of call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) -> Bool? {
    let mode = Evaluator.lastName(of: call.argument("renderingMode") ?? call.argument())
    switch (access.declName.baseName.text, mode) {
    case ("withRenderingMode", "alwaysTemplate"), ("withTintColor", "alwaysOriginal"): return true
    case ("withRenderingMode", "alwaysOriginal"): return false
    default: return nil
    }
  }

  /// Whether the code around an image of AppKit makes it a template: `icon.isTemplate = true`,
  /// `item.image?.isTemplate = true`; `nil` if it does not tell.
  static func isTemplate(_ image: ExprSyntax) -> Bool? {
    let names = names(of: image)
    guard !names.isEmpty, let root = root(around: image), root.description.contains(".isTemplate") else { return nil }
    var found: Bool?
    var stack = [root]
    while let node = stack.popLast() {
      if let parts = node.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
        let access = parts.first?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isTemplate",
        let base = access.base, names.contains(plain(base)),
        let value = parts.last?.as(BooleanLiteralExprSyntax.self)
      {
        found = value.literal.text == "true"
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// The names of an image: its own, that of the variable it is the value of, and that of the property it is assigned to.
  private static func names(of image: ExprSyntax) -> Set<String> {
    var names: Set<String> = []
    if image.is(DeclReferenceExprSyntax.self) || image.is(MemberAccessExprSyntax.self) { names.insert(plain(image)) }
    var value = Syntax(image)
    while let outer = value.parent, outer.is(ForceUnwrapExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self) {
      value = outer
    }
    let parent = value.parent
    if let parts = parent?.as(ExprListSyntax.self), let first = parts.first, Syntax(first) != value,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      names.insert(plain(first))
    }
    if let declared = parent?.as(InitializerClauseSyntax.self)?.parent {
      let pattern =
        declared.as(PatternBindingSyntax.self)?.pattern ?? declared.as(OptionalBindingConditionSyntax.self)?.pattern
      if let pattern { names.insert(pattern.trimmedDescription) }
    }
    return names
  }

  /// The function around an image, or the type around a property.
  private static func root(around image: ExprSyntax) -> Syntax? {
    var current = Syntax(image).parent
    while let node = current {
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(MemberBlockSyntax.self)
        || node.is(SourceFileSyntax.self)
      {
        return node
      }
      current = node.parent
    }
    return nil
  }

  private static func plain(_ expression: ExprSyntax) -> String {
    let text = expression.trimmedDescription.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}
