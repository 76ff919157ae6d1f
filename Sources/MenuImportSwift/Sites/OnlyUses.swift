import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax

/// The views that the sources use in one place, which tells the values of their properties.
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

  private func fields(of type: TypeDeclaration) -> [String: Binding] {
    guard type.outer == nil, evaluator.index.allTypes(named: type.name).count == 1,
      let (call, source) = use(of: type.name),
      case .instance(let instance)? = evaluator.instance(
        of: type, call, ScopeBuilder(source: source, evaluator: evaluator).scope(at: call))
    else { return [:] }
    return instance.fields
  }

  /// The only call of a view outside of previews.
  private func use(of name: String) -> (FunctionCallExprSyntax, SwiftSource)? {
    // More files than these are hardly all previews but one.
    guard let users = callers[name], users.count <= 3 else { return nil }
    var found: (FunctionCallExprSyntax, SwiftSource)?
    for source in users {
      guard let tree = source.tree else { return nil }
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        if node.isPreview { continue }
        if let call = node.as(FunctionCallExprSyntax.self),
          call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
        {
          if found != nil { return nil }
          found = (call, source)
        }
        stack += node.children(viewMode: .sourceAccurate)
      }
    }
    return found
  }
}
