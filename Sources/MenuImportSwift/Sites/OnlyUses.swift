import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax
import SwiftValues

/// The views that the sources use in one place, or in a few, which tells the values of their properties.
final class OnlyUses {
  private let sources: [SwiftSource]
  private unowned let evaluator: Evaluator
  private var fields: [ObjectIdentifier: [String: Binding]] = [:]
  private var active: Set<ObjectIdentifier> = []
  /// The files with calls of names that start with a capital letter, by name.
  private lazy var callers: [String: [SwiftSource]] = {
    var found: [String: [SwiftSource]] = [:]
    for source in sources {
      let bytes = Array(source.text.utf8)
      var names: Set<String> = []
      for range in Identifiers(in: bytes) where (0x41...0x5A).contains(bytes[range.lowerBound]) {
        guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "(") else { continue }
        names.insert(String(decoding: bytes[range], as: UTF8.self))
      }
      for name in names { found[name, default: []].append(source) }
    }
    return found
  }()

  /// The number of uses whose values a note can name.
  private static let manyUses = 4

  init(_ sources: [SwiftSource], _ evaluator: Evaluator) {
    self.sources = sources
    self.evaluator = evaluator
  }

  /// The argument of a property; `nil` if there are several uses, or none.
  func argument(_ name: String, of type: TypeDeclaration) -> Expression? {
    let id = ObjectIdentifier(type)
    // A view may use itself.
    guard active.insert(id).inserted else { return nil }
    defer { active.remove(id) }
    let known = fields[id] ?? fields(of: type)
    fields[id] = known
    guard case .expression(let argument)? = known[name] else { return nil }
    return argument
  }

  /// The known values that the uses of a view pass to a property, if they differ: `true in ShelfView, false in CartView`.
  func differentArguments(_ name: String, of type: TypeDeclaration) -> String? {
    let id = ObjectIdentifier(type)
    guard active.insert(id).inserted else { return nil }
    defer { active.remove(id) }
    guard let uses = uses(of: type), uses.count > 1 else { return nil }
    var users: [(value: String, names: [String])] = []
    for (call, source) in uses {
      guard let field = fields(of: type, madeBy: call, source)[name],
        let value = Self.words(of: evaluator.value(of: field, named: call, Scope(source: source))),
        let user = ScopeBuilder.simpleTypeName(around: Syntax(call))
      else { return nil }
      if let index = users.firstIndex(where: { $0.value == value }) {
        if !users[index].names.contains(user) { users[index].names.append(user) }
      } else {
        users.append((value, [user]))
      }
    }
    guard users.count > 1 else { return nil }
    if users.allSatisfy({ $0.names == users[0].names }) {
      let values = users.map(\.value).joined(separator: " or ")
      return "\(values), depending on the use in \(users[0].names.joined(separator: " and "))"
    }
    return users.map { "\($0.value) in \($0.names.joined(separator: " and "))" }.joined(separator: ", ")
  }

  /// The words of a value that is a word itself.
  private static func words(of value: Value) -> String? {
    switch value {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .enumCase(_, let name, _): ".\(name)"
    case .text, .nothing, .list, .tuple, .instance, .closure, .function, .type, .symbol, .conditional, .repeated,
      .unknown:
      nil
    }
  }

  private func fields(of type: TypeDeclaration) -> [String: Binding] {
    guard let uses = uses(of: type), uses.count == 1, let (call, source) = uses.first else { return [:] }
    return fields(of: type, madeBy: call, source)
  }

  private func fields(
    of type: TypeDeclaration, madeBy call: FunctionCallExprSyntax, _ source: SwiftSource
  ) -> [String: Binding] {
    let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: call)
    guard case .instance(let instance)? = evaluator.instance(of: type, call, scope) else { return [:] }
    return instance.fields
  }

  /// The calls of a view outside of previews; `nil` if there may be many.
  private func uses(of type: TypeDeclaration) -> [(FunctionCallExprSyntax, SwiftSource)]? {
    let name = type.name
    // More files than these are hardly all previews but one.
    guard type.outer == nil, evaluator.index.allTypes(named: name).count == 1, let users = callers[name],
      users.count <= 4
    else { return nil }
    var found: [(FunctionCallExprSyntax, SwiftSource)] = []
    for source in users {
      guard let tree = source.tree else { return nil }
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        if node.isPreview { continue }
        if let call = node.as(FunctionCallExprSyntax.self),
          call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
        {
          if found.count == Self.manyUses { return nil }
          found.append((call, source))
        }
        stack += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return found
  }
}
