import SwiftSyntax

/// What a name stands for.
enum Binding {
  /// An expression that is read where it was written.
  case expression(Expression)
  /// A constant or variable of a block: its name says more than what it is set to, where that is not known.
  case local(Expression)
  case value(Value)
  /// A property, with the value that it belongs to.
  case property(Property, Owner?)
  /// What a property of a variable was set to; its name is that of the variable, a dot, and its own.
  case change(Change)
  /// What only the running program hands in; why, in a clause.
  case runTime(String)
}

/// Whose members are meant where a name stands alone.
struct Owner {
  let type: TypeDeclaration
  /// `self`; `nil` where it is a value that only the running program has.
  let value: Value?
  /// Whether it is the type itself.
  var isStatic = false
}

/// The names that are known at a place, from the innermost block outwards.
final class Scope {
  let source: SwiftSource
  let parent: Scope?
  let bindings: [String: Binding]
  let owner: Owner?
  /// Whether its bindings are new values of variables further out.
  let isChange: Bool
  /// How many scopes are around it.
  let depth: Int

  /// A scope of a file, or of a type's member.
  init(source: SwiftSource, owner: Owner? = nil, bindings: [String: Binding] = [:]) {
    self.source = source
    parent = nil
    self.owner = owner
    self.bindings = bindings
    isChange = false
    depth = 0
  }

  private init(inside parent: Scope, bindings: [String: Binding], isChange: Bool) {
    source = parent.source
    self.parent = parent
    depth = parent.depth + 1
    owner = nil
    self.isChange = isChange
    self.bindings = bindings
  }

  /// The scope of a block in this one.
  func binding(_ bindings: [String: Binding]) -> Scope {
    bindings.isEmpty ? self : Scope(inside: self, bindings: bindings, isChange: false)
  }

  /// The scope after variables have been given other values.
  func changing(_ bindings: [String: Binding]) -> Scope {
    Scope(inside: self, bindings: bindings, isChange: true)
  }

  /// What a name stands for in the blocks around; members do not count.
  func local(_ name: String) -> Binding? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.bindings[name] { return found }
      scope = current.parent
    }
    return nil
  }

  /// What was set on the properties of a variable, by name.
  func changes(of name: String) -> [String: Change] {
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

  /// Whose members are meant here.
  var nearestOwner: Owner? {
    var scope: Scope? = self
    while let current = scope {
      if let owner = current.owner { return owner }
      scope = current.parent
    }
    return nil
  }
}
