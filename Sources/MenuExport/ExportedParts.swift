import MenuDocument
import PositionedJSON

/// The parts of the file under construction, the same for every framework.
struct ExportedParts {
  let document: MockupDocument
  let name: ExportedName
  /// Features that the framework does not support.
  var findings: Diagnostics
  var members: SwiftNames
  var types: SwiftNames
  var enumerations: [SwiftStatement] = []
  var state: [SwiftStatement] = []
  var actions: [SwiftStatement] = []
  /// The properties of conditions, by their words.
  var flags: [String: ConditionFlag] = [:]
  /// The loop around the items under construction.
  var loop: ExportedLoop?
  /// The properties of runtime collections, by the locations of the items that show their elements.
  var loopProperties: [DocumentPath: String] = [:]
  /// The types of loops' elements, by their words and properties.
  var elementTypes: [[String]: String] = [:]
  /// The image visibility that containers set for the item under construction.
  var imageVisibility = ImageVisibility.automatic
  /// Whether an element sets its image visibility.
  var needsImageVisibility = false

  init(_ document: MockupDocument, name: String?, members: Set<String>, types: Set<String>) {
    self.document = document
    self.name = ExportedName(document, name: name)
    findings = Diagnostics(file: document.file)
    self.members = SwiftNames(reserved: members)
    self.types = SwiftNames(reserved: types)
  }

  /// The whole file: a type with its enumerations, state, content, and methods.
  /// - Parameter methodsAreApart: Whether blank lines separate methods; methods without a body need none.
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

protocol FrameworkExporter {
  static var framework: String { get }
  static var propertyWords: String { get }
  /// The platforms that have the framework.
  static var platforms: Set<Platform> { get }
  var parts: ExportedParts { get set }
  /// How the code declares properties that the app supplies.
  var supplied: SuppliedProperty { get }

  mutating func file() -> [SwiftStatement]
}

extension FrameworkExporter {
  var document: MockupDocument { parts.document }
  var name: ExportedName { parts.name }
  /// Whether the document has everything that the code of an app shows.
  var isImported: Bool { document.source != nil }

  /// Adds a finding for an unsupported feature and returns a comment about it.
  ///
  /// - Parameter help: the replacement of the feature, a clause.
  mutating func unsupported(_ feature: String, at location: SourceLocation, help: String? = nil) -> SwiftStatement {
    let words = "\(Self.framework) does not support \(feature)"
    parts.findings.report(.warning, at: location, words, help: help)
    let advice = help.map { " \($0.prefix(1).uppercased())\($0.dropFirst())." } ?? ""
    return .comment("\(words).\(advice)")
  }

  /// Reports that the document's platform does not have the framework.
  mutating func checkPlatform() {
    guard let platform = document.settings.platform, !Self.platforms.contains(platform) else { return }
    parts.findings.report(
      .warning, at: document.location(ofKey: "platform"), "\(Self.framework) is not available on \(platform.rawValue)",
      help: platform == .macOS ? "use AppKit or SwiftUI" : "use UIKit or SwiftUI")
  }

  /// A comment on the items of a dynamic group; literal items of an import are as in the source.
  func remark(onDynamic items: [Item]) -> [SwiftStatement] {
    let hasPlaceholders =
      !isImported
      || items.contains { $0.type == .view || $0.children == nil && $0.title?.contains("‹") == true }
    return hasPlaceholders && !items.isEmpty
      ? [.comment("Created at runtime; these items are placeholders.")] : []
  }

  /// Reports a section without items, and returns a comment about it.
  mutating func missingItems(of section: SectionItem, at location: SourceLocation) -> SwiftStatement {
    let words = section.title.map { "the section “\($0)” has no items" } ?? "a section has no items"
    parts.findings.report(.warning, at: location, words, help: "add its items where the code says TODO")
    return .comment("TODO: Add the items of \(section.title.map { "the section “\($0)”" } ?? "a section").")
  }

  /// Reports a text that the document does not have, and returns a comment about it.
  mutating func invented(_ title: String, _ advice: String = "Supply the title or image") -> [SwiftStatement] {
    guard isImported else { return [] }
    let location = document.button?.location ?? .root
    parts.findings.report(
      .warning, at: location, "“\(title)” is made up, as the document has no title",
      help: "replace it where the code says TODO")
    return [.comment("TODO: \(advice).")]
  }

  mutating func property(_ words: String?, fallback: String, prefix: String, value: String) -> String {
    let name = parts.members.member(words, fallback: fallback, prefix: prefix)
    parts.state.append(.assignment("\(Self.propertyWords) \(name)", .word(value)))
    return name
  }
}

extension ItemAttributes {
  /// The items of a group, disabled or hidden as the group is.
  func inherited(by items: [Item]) -> [Item] {
    guard isDisabled || isHidden else { return items }
    return items.map { item in
      var item = item
      if isDisabled, item.type != .divider { item.attributes.isDisabled = true }
      if isHidden { item.attributes.isHidden = true }
      return item
    }
  }
}
