import MenuDocument
import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  /// The names and objects that the statements of a body see.
  struct Frame {
    var scope: Scope
    var objects: [String: AppKitObject] = [:]
    /// `self` in extensions of menus and items.
    var this: AppKitObject?
    /// The outermost call that leads to the body.
    var site: FileLocation?
    /// The names that the current block declares.
    var declared: Set<String> = []
    /// The names of elements of arrays, which are never `nil`.
    var elements: Set<String> = []
    /// The list that gets the item of each expression, in a result builder.
    var built: AppKitMenu?
    /// Whether `return` ends one repetition of a closure.
    var isRepeated = false
    /// The frame of the call that leads to the body.
    var caller: Caller?

    /// The outermost call that leads to the body of a function that is called.
    func site(of call: FunctionCallExprSyntax) -> FileLocation { site ?? scope.source.location(of: call) }

    /// The frame of a block inside the current one.
    func block(_ scope: Scope) -> Frame {
      var inner = self
      inner.scope = scope
      inner.declared = []
      return inner
    }

    /// Binds a name of the current block, which hides an outer object of that name.
    mutating func declare(_ name: String, _ object: AppKitObject?) {
      declared.insert(name)
      elements.remove(name)
      objects[name] = object
    }

    /// Takes over a block's assignments to outer variables.
    mutating func keep(_ block: Frame) {
      for (name, object) in block.objects where !block.declared.contains(name) { objects[name] = object }
    }

    /// Takes over the assignments of branches, of which a condition known only at runtime selects one.
    mutating func keep(_ branches: [(frame: Frame, condition: Uncertainty)]) {
      guard let first = branches.first?.frame else { return }
      for name in branches.reduce(into: Set<String>(), { $0.formUnion($1.frame.objects.keys) }) {
        let found = branches.map { (object: $0.frame.objects[name], condition: $0.condition) }
        if let object = first.objects[name], found.allSatisfy({ $0.object?.isSame(as: object) ?? false }) {
          objects[name] = object
        } else {
          let known = found.compactMap { found in found.object.map { ($0, found.condition) } }
          // `nil` beside values of other kinds is no missing object.
          let isOther = known.count < found.count && known.allSatisfy(\.0.alternatives.isEmpty)
          objects[name] = isOther ? nil : .oneOf(known)
        }
      }
    }

    /// The frame in which an argument is written.
    func frame(of argument: Expression) -> Frame {
      var current = caller
      while let found = current?.frame {
        if found.scope === argument.scope { return found }
        current = found.caller
      }
      return Frame(scope: argument.scope, this: this, caller: caller)
    }
  }

  final class Caller {
    let frame: Frame

    init(_ frame: Frame) { self.frame = frame }
  }

  indirect enum Completion {
    case next
    case returned(AppKitObject?)
    /// Goes on with the next element of a loop, which may have a label.
    case continued(String?)
    /// Ends a loop or a `switch`.
    case stopped(String?)
    /// A branch that is taken under a condition known only at runtime ends the block.
    case perhaps(Completion, otherwise: Uncertainty)

    /// The result of a body.
    var result: AppKitObject? {
      switch self {
      case .returned(let object): object
      case .perhaps(let ending, _): ending.result
      case .next, .continued, .stopped: nil
      }
    }

    /// Whether the statements after the block are never reached.
    var isEnd: Bool {
      switch self {
      case .returned, .continued, .stopped: true
      case .next, .perhaps: false
      }
    }

    /// The completion after a `switch`, which `break` ends.
    var afterSwitch: Completion {
      switch self {
      case .stopped(nil): .next
      case .perhaps(.stopped(nil), _): .next
      case .next, .returned, .continued, .stopped, .perhaps: self
      }
    }
  }
}

extension AppKitObject {
  /// One of several objects, with the conditions of choices among them.
  static func oneOf(_ objects: [(object: AppKitObject, condition: Uncertainty)]) -> AppKitObject {
    let all = objects.flatMap { object, outer -> [(object: AppKitObject, condition: Uncertainty)] in
      guard case .choice(let inner) = object else { return [(object, outer)] }
      return inner.map { ($0.object, outer.and($0.condition)) }
    }
    return .choice(Array(all.prefix(16)))
  }
}

extension Uncertainty {
  /// Both conditions.
  func and(_ inner: Uncertainty) -> Uncertainty {
    Uncertainty(
      isShown: isShown && inner.isShown, placeholder: inner.placeholder ?? placeholder,
      condition: ItemCondition.both(condition, inner.condition))
  }

  /// The condition of the other branch, shown.
  var met: Uncertainty {
    var placeholder = placeholder
    placeholder?.isShown = true
    return Uncertainty(isShown: true, placeholder: placeholder, condition: opposite)
  }

  /// The condition of the other branch, hidden.
  var unmet: Uncertainty {
    var placeholder = placeholder
    placeholder?.isShown = false
    return Uncertainty(isShown: false, placeholder: placeholder, condition: opposite)
  }

  /// The same condition, shown.
  var shown: Uncertainty {
    var placeholder = placeholder
    placeholder?.isShown = true
    return Uncertainty(isShown: true, placeholder: placeholder, condition: condition)
  }
}
