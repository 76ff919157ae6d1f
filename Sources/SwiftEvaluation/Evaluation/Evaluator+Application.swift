import MenuImport
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

extension Evaluator {
  private var applicationText: Value? { application.map { .text(ReadText($0)) } }

  private static let nameKeys = ["CFBundleName", "CFBundleDisplayName", "kCFBundleNameKey"]

  private static func isNameKey(_ expression: ExprSyntax?) -> Bool {
    guard let words = expression?.trimmedDescription else { return false }
    return nameKeys.contains { words == "\"\($0)\"" || words.hasPrefix($0) }
  }

  /// The app's name, read from the bundle: `Bundle.main.object(forInfoDictionaryKey: "CFBundleName")`.
  func applicationName(_ call: FunctionCallExprSyntax) -> Value? {
    guard application != nil, let argument = call.arguments.first,
      argument.label?.text == "forInfoDictionaryKey", Self.isNameKey(argument.expression)
    else { return nil }
    return applicationText
  }

  /// The app's name, read from the bundle: `Bundle.main.infoDictionary?["CFBundleName"]`.
  func applicationName(_ call: SubscriptCallExprSyntax, _ scope: Scope) -> Value? {
    guard application != nil, let key = call.arguments.first?.expression,
      Self.lastName(of: Self.withoutArguments(call.calledExpression)).hasSuffix("nfoDictionary")
    else { return nil }
    // The key may be the parameter of a helper.
    if case .text(let text) = evaluate(key, scope), Self.nameKeys.contains(text.string) { return applicationText }
    return Self.isNameKey(key) ? applicationText : nil
  }

  /// The app's name, as the system knows it, or as a property that the sources add to the bundle.
  func applicationName(_ access: MemberAccessExprSyntax, _ scope: Scope) -> Value? {
    guard application != nil else { return nil }
    let name = access.declName.baseName.text
    switch (access.base?.trimmedDescription, name) {
    case ("NSRunningApplication.current", "localizedName"), ("ProcessInfo.processInfo", "processName"):
      return applicationText
    case ("Bundle.main", _):
      guard let type = index.type(named: "Bundle", from: scope.source), let property = type.properties[name] else {
        return nil
      }
      return value(of: .property(property, Owner(type: type, value: nil)), named: access, scope)
    default: return nil
    }
  }
}
