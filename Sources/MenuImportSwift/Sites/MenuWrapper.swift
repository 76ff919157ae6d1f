import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// A view, a modifier, or a method of views with a menu whose content is a parameter.
final class MenuWrapper {
  /// The type of the view or modifier, or that of the method.
  let type: TypeDeclaration
  /// The method that gets the content.
  let method: FunctionDeclSyntax?
  /// The menu in the body of the view.
  let site: MenuSite
  /// The number of unknown lists in the menu, if its content consists of lists; otherwise, `nil`.
  let listCount: Int?

  init(type: TypeDeclaration, method: FunctionDeclSyntax?, site: MenuSite, listCount: Int?) {
    self.type = type
    self.method = method
    self.site = site
    self.listCount = listCount
  }

  /// The name that calls of the view, modifier, or method begin with.
  var name: String { method?.name.text.trimmingBackticks ?? type.simpleName }

  /// The number of lists in a menu with elements known only at runtime.
  static func listCount(of menu: ImportedMenu) -> Int { menu.allPlaceholders.count(where: isList) }

  /// Whether a note is on an element that stands for those of a list.
  static func isList(_ note: Placeholder) -> Bool { note.subject == .list || note.subject == .listParameter }

  /// Whether a call may mean the method, rather than another one of that name.
  func takes(_ call: FunctionCallExprSyntax, in source: SwiftSource) -> Bool {
    guard let parameters = method?.signature.parameterClause.parameters else { return false }
    return Parameters(parameters, Scope(source: site.source)).bind(call, Scope(source: source)) != nil
  }
}
