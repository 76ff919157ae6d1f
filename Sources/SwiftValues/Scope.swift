package import MenuImport
package import SwiftDeclarations
package import SwiftSyntax

/// The meaning of a name.
package enum Binding {
  /// An expression, evaluated in its own scope.
  case expression(Expression)
  /// A local variable; if its value is unknown, placeholders show its name.
  case local(Expression)
  case value(Value)
  case property(Property, Owner?)
  /// An assignment to a property of a variable, under the name `variable.property`.
  case change(Change)
  /// A runtime value, with the reason as a clause.
  case runTime(String)
}

package struct Owner {
  package let type: TypeDeclaration
  /// `self`; `nil` for a runtime value.
  package let value: Value?
  /// Whether `self` is the type.
  package var isStatic = false
  /// The conditions on members of `self` that hold for what its members return.
  package var decisions: [String: Decision] = [:]

  package init(type: TypeDeclaration, value: Value?, isStatic: Bool = false) {
    self.type = type
    self.value = value
    self.isStatic = isStatic
  }
}

package final class Scope: CapturedNames {
  package let source: SwiftSource
  package let parent: Scope?
  package let bindings: [String: Binding]
  /// The written types of parameters with runtime values.
  private let types: [String: TypeSyntax]
  package let owner: Owner?
  /// Whether the bindings replace the values of outer variables.
  package let isChange: Bool
  /// The condition of the block that declares the bindings.
  private let uncertainty: Uncertainty?
  /// The number of loops over runtime data around the block that declares the bindings.
  private let loopCount: Int
  package let depth: Int
  /// The conditions that hold in a branch, by their words.
  package let decisions: [String: Decision]
  /// Whether a branch around the scope, or around a call with arguments in it, decides a condition.
  package let isInBranch: Bool

  package init(source: SwiftSource, owner: Owner? = nil, bindings: [String: Binding] = [:]) {
    self.source = source
    parent = nil
    self.owner = owner
    self.bindings = bindings
    types = [:]
    isChange = false
    uncertainty = nil
    loopCount = 0
    depth = 0
    decisions = owner?.decisions ?? [:]
    isInBranch = !decisions.isEmpty
  }

  private init(
    inside parent: Scope, bindings: [String: Binding], isChange: Bool, types: [String: TypeSyntax] = [:],
    uncertainty: Uncertainty? = nil, loopCount: Int = 0, decisions: [String: Decision]? = nil
  ) {
    source = parent.source
    self.parent = parent
    depth = parent.depth + 1
    owner = nil
    self.isChange = isChange
    self.uncertainty = uncertainty
    self.loopCount = loopCount
    self.bindings = bindings
    self.types = types
    self.decisions = decisions ?? parent.decisions.filter { $0.value.names.isDisjoint(with: bindings.keys) }
    isInBranch =
      parent.isInBranch || !self.decisions.isEmpty
      || bindings.values.contains {
        if case .expression(let argument) = $0 { argument.scope.isInBranch } else { false }
      }
  }

  package func binding(_ bindings: [String: Binding], types: [String: TypeSyntax] = [:]) -> Scope {
    bindings.isEmpty ? self : Scope(inside: self, bindings: bindings, isChange: false, types: types)
  }

  /// A scope with the names that a statement declares in a block under a condition, inside loops over runtime data.
  package func declaring(_ bindings: [String: Binding], under uncertainty: Uncertainty?, loopCount: Int) -> Scope {
    bindings.isEmpty
      ? self
      : Scope(inside: self, bindings: bindings, isChange: false, uncertainty: uncertainty, loopCount: loopCount)
  }

  /// The condition of a change of a name; `nil` if the block that declares the name always changes it.
  package func uncertainty(_ uncertainty: Uncertainty?, of name: String) -> Uncertainty? {
    guard let uncertainty, let own = declaringScope(of: name)?.uncertainty else { return uncertainty }
    return uncertainty.within(own)
  }

  /// The number of loops over runtime data around the declaration of a name.
  package func loopCount(of name: String) -> Int { declaringScope(of: name)?.loopCount ?? 0 }

  package func changing(_ bindings: [String: Binding]) -> Scope {
    Scope(inside: self, bindings: bindings, isChange: true)
  }

  /// The scope of a branch in which conditions hold.
  package func deciding(_ new: [String: Decision]) -> Scope {
    guard !new.isEmpty, decisions.count + new.count <= 32 else { return self }
    return Scope(
      inside: self, bindings: [:], isChange: false, decisions: decisions.merging(new) { _, new in new })
  }

  /// The scope without the conditions of branches, such as that of code that ran before.
  package var undecided: Scope {
    decisions.isEmpty ? self : Scope(inside: self, bindings: [:], isChange: false, decisions: [:])
  }

  /// The scope after changes of local names and members of `self`.
  package func forgetting(_ names: Set<String>) -> Scope {
    keeping(decisions.filter { $0.value.names.isDisjoint(with: names) && $0.value.members.isDisjoint(with: names) })
  }

  /// The scope after a block, which may have changed what conditions depend on.
  package func keeping(decisionsOf block: Scope) -> Scope {
    keeping(decisions.filter { block.decisions[$0.key] != nil })
  }

  private func keeping(_ rest: [String: Decision]) -> Scope {
    rest.count == decisions.count ? self : Scope(inside: self, bindings: [:], isChange: true, decisions: rest)
  }

  /// Whether the scope is another scope or inside it.
  package func isInside(_ other: Scope) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  /// The meaning of a local name, without members.
  package func local(_ name: String) -> Binding? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.bindings[name] { return found }
      scope = current.parent
    }
    return nil
  }

  /// The meaning of a local name before later changes.
  package func declaration(of name: String) -> Binding? { declaringScope(of: name)?.bindings[name] }

  /// The written type of a local name; `nil` if it is unknown.
  package func type(of name: String) -> (syntax: TypeSyntax, scope: Scope)? {
    guard let scope = declaringScope(of: name) else { return nil }
    switch scope.bindings[name] {
    case .expression(let expression), .local(let expression): return expression.type
    case .value, .property, .change, .runTime, nil: return scope.types[name].map { ($0, scope) }
    }
  }

  package func declares(_ name: String) -> Bool { local(name) != nil }

  private func declaringScope(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope, current.isChange || current.bindings[name] == nil { scope = current.parent }
    return scope
  }

  package func changes(of name: String) -> [String: Change] {
    var found: [String: Change] = [:]
    var scope: Scope? = self
    while let current = scope, current.bindings[name] == nil {
      for (key, binding) in current.bindings where key.hasPrefix("\(name).") {
        let property = String(key.dropFirst(name.count + 1))
        if case .change(let change) = binding, found[property] == nil { found[property] = change }
      }
      scope = current.parent
    }
    return found
  }

  /// Whether a binding is that of a local variable, whose value changes later.
  package func holds(_ name: String, _ binding: Binding) -> Bool {
    switch binding {
    case .local: true
    case .value: if case .local? = declaration(of: name) { true } else { false }
    case .expression, .property, .change, .runTime: false
    }
  }

  package var nearestOwner: Owner? {
    var scope: Scope? = self
    while let current = scope {
      if var owner = current.owner {
        owner.decisions = decisions.filter(\.value.names.isEmpty)
        return owner
      }
      scope = current.parent
    }
    return nil
  }
}

extension Function {
  /// The names that a local function sees; `nil` for other functions.
  package var scope: Scope? { captured as? Scope }
}
