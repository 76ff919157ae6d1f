package import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

package struct Parameters {
  private struct Parameter {
    let label: String?
    let name: String
    let type: TypeSyntax?
    let byDefault: ExprSyntax?
    /// Whether a call may omit the argument although there is no default.
    let isOptional: Bool
    /// Whether the property keeps its initial value if a call omits the argument.
    var hasOwnValue = false
    let isVariadic: Bool
  }

  private let all: [Parameter]
  private let scope: Scope
  /// Evaluates the arguments of a variadic parameter; without it, their list is unknown.
  private let evaluator: Evaluator?
  /// Whether an argument, in the scope of the call, may have the type of a parameter.
  private let accepts: (ExprSyntax, Scope, TypeSyntax, Scope) -> Bool

  package init(
    _ parameters: FunctionParameterListSyntax, _ scope: Scope, evaluator: Evaluator? = nil,
    accepts: @escaping (ExprSyntax, Scope, TypeSyntax, Scope) -> Bool = { _, _, _, _ in true }
  ) {
    self.scope = scope
    self.evaluator = evaluator
    self.accepts = accepts
    all = parameters.map { parameter in
      let label = parameter.firstName.text.trimmingBackticks
      return Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text.trimmingBackticks,
        type: parameter.type, byDefault: parameter.defaultValue?.value, isOptional: false,
        isVariadic: parameter.ellipsis != nil)
    }
  }

  package init(members: [Property], _ scope: Scope) {
    self.scope = scope
    evaluator = nil
    accepts = { _, _, _, _ in true }
    all = members.compactMap { property in
      if property.isConstant, property.traits.hasInitializer { return nil }
      let externalWrappers: Set<String> = [
        "Environment", "EnvironmentObject", "FocusedValue", "FocusedBinding", "FocusedObject", "Query", "FetchRequest",
      ]
      if !externalWrappers.isDisjoint(with: property.attributes) { return nil }
      // A wrapper that gives its property type and value: `@Namespace private var names`.
      if property.isState, !property.traits.hasType, !property.traits.hasInitializer { return nil }
      let isOptional = property.type.map { $0.is(OptionalTypeSyntax.self) } == true || property.isState
      // The state of a view, and that of an object that it makes, keeps no value that is certain.
      let isState = property.isViewState || property.attributes.contains("StateObject")
      return Parameter(
        label: property.name, name: property.name, type: property.type,
        byDefault: isState ? nil : property.initializer,
        isOptional: isOptional && !property.isConstant, hasOwnValue: property.isState, isVariadic: false)
    }
  }

  /// The parameters bound to a call's arguments; `nil` if the call does not match.
  package func bind(_ call: FunctionCallExprSyntax, _ caller: Scope) -> [String: Binding]? {
    var bound: [String: Binding] = [:]
    var rest = all[...]
    var trailing: [(label: String?, closure: ClosureExprSyntax)] = []
    if let closure = call.trailingClosure { trailing.append((nil, closure)) }
    for closure in call.additionalTrailingClosures { trailing.append((closure.label.text, closure.closure)) }

    var variadic: Parameter?
    var elements: [Value] = []
    for argument in call.arguments {
      let label = argument.label?.text.trimmingBackticks
      if label == nil, let variadic {
        add(argument.expression, to: &elements, caller, variadic, &bound)
        continue
      }
      guard let index = rest.firstIndex(where: { $0.label == label }) else { return nil }
      // Skipped parameters must be optional or have a default.
      guard rest[..<index].allSatisfy({ omit($0, &bound) }) else { return nil }
      let parameter = rest[index]
      if let type = parameter.type, !accepts(argument.expression, caller, type, scope) { return nil }
      variadic = parameter.isVariadic ? parameter : nil
      if parameter.isVariadic {
        elements = []
        add(argument.expression, to: &elements, caller, parameter, &bound)
      } else {
        bound[parameter.name] = .expression(expression(argument.expression, caller, parameter))
      }
      rest = rest[(index + 1)...]
    }
    for (number, closure) in trailing.enumerated() {
      let found =
        number == 0
        ? rest.firstIndex { isFunction($0, last: rest.last?.name == $0.name) }
        : rest.firstIndex { $0.label == closure.label }
      guard let index = found, rest[..<index].allSatisfy({ omit($0, &bound) }) else { return nil }
      bound[rest[index].name] = .expression(expression(ExprSyntax(closure.closure), caller, rest[index]))
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { omit($0, &bound) } ? bound : nil
  }

  /// Adds an argument to the list that a variadic parameter stands for.
  private func add(
    _ argument: ExprSyntax, to elements: inout [Value], _ caller: Scope, _ parameter: Parameter,
    _ bound: inout [String: Binding]
  ) {
    guard let evaluator else { return }
    elements.append(evaluator.value(of: expression(argument, caller, parameter)))
    bound[parameter.name] = .value(.list(elements))
  }

  private func expression(_ syntax: ExprSyntax, _ caller: Scope, _ parameter: Parameter?) -> Expression {
    Expression(syntax: syntax, scope: caller, type: parameter?.type.map { ($0, scope) })
  }

  private func isFunction(_ parameter: Parameter, last: Bool) -> Bool {
    if last { return true }
    guard let type = parameter.type else { return parameter.byDefault?.is(ClosureExprSyntax.self) ?? false }
    let words = type.trimmedDescription
    return words.contains("->") || words.hasSuffix("Content") || words.hasSuffix("Label")
  }

  private func omit(_ parameter: Parameter, _ bound: inout [String: Binding]) -> Bool {
    if let byDefault = parameter.byDefault {
      bound[parameter.name] = .expression(expression(byDefault, scope, parameter))
      return true
    }
    if parameter.isOptional, parameter.hasOwnValue { return true }
    if parameter.isVariadic || parameter.isOptional {
      bound[parameter.name] = parameter.isOptional ? .value(.nothing) : .value(.list([]))
      return true
    }
    return false
  }
}
