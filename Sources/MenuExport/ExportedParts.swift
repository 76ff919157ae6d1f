import MenuDocument
import PositionedJSON

/// What is collected while a menu is written, for whichever framework it is.
struct ExportedParts {
  let document: MockupDocument
  let name: ExportedName
  /// What the framework cannot say.
  fileprivate(set) var findings: Diagnostics
  /// The names of properties and methods.
  var members: SwiftNames
  /// The names of types.
  var types: SwiftNames
  /// Enumerations.
  var enumerations: [SwiftStatement] = []
  /// Properties.
  var state: [SwiftStatement] = []
  /// Methods.
  var actions: [SwiftStatement] = []

  /// Nothing yet.
  ///
  /// - Parameters:
  ///   - name: the words that the type is named after; `nil` for those of the document.
  ///   - members: names that properties and methods must not hide.
  ///   - types: names that types must not hide.
  init(_ document: MockupDocument, name: String?, members: Set<String>, types: Set<String>) {
    self.document = document
    self.name = ExportedName(document, name: name)
    findings = Diagnostics(file: document.file)
    self.members = SwiftNames(reserved: members)
    self.types = SwiftNames(reserved: types)
  }

  /// A whole file: a type with its enumerations and state, what it shows, and its methods.
  ///
  /// - Parameter methodsAreApart: whether a blank line stands between methods; those without a body need none.
  func file(
    importing module: String, type head: String, content: [SwiftStatement], methodsAreApart: Bool
  ) -> [SwiftStatement] {
    var body: [SwiftStatement] = []
    for enumeration in enumerations { body += [enumeration, .blank] }
    if !state.isEmpty { body += state + [.blank] }
    body += content
    for (index, action) in actions.enumerated() { body += (index == 0 || methodsAreApart ? [.blank] : []) + [action] }
    let about = [document.title, document.description].compactMap(\.self)
    return [.line("import \(module)"), .blank] + about.map { .documentation($0) } + [.block(head, body)]
  }
}

/// Writes menus for a framework.
protocol FrameworkExporter {
  /// The framework's name, as people write it.
  static var framework: String { get }
  /// How a property with state is declared.
  static var propertyWords: String { get }
  /// What has been collected.
  var parts: ExportedParts { get set }
}

extension FrameworkExporter {
  var document: MockupDocument { parts.document }
  var name: ExportedName { parts.name }

  /// Tells that the framework cannot say something, where it would be said.
  mutating func cannotSay(_ what: String, at location: SourceLocation) -> SwiftStatement {
    let words = "\(Self.framework) cannot say: \(what)"
    parts.findings.report(.warning, at: location, words)
    return .comment(words)
  }

  /// A new property with a first value.
  mutating func property(_ words: String?, fallback: String, prefix: String, value: String) -> String {
    let name = parts.members.member(words, fallback: fallback, prefix: prefix)
    parts.state.append(.assignment("\(Self.propertyWords) \(name)", .word(value)))
    return name
  }
}
