import MenuDescriptions
package import MenuDocument
package import PositionedJSON

/// A document's menu as idiomatic Swift source code for a framework.
///
/// The code is a complete file: a type with the menu, its state as properties, and a method for each command. A feature
/// that the framework lacks becomes a comment in its place and a finding. Features of the image alone (theme,
/// highlights, callouts, open submenus, scrolling, the surrounding window) are not exported.
package struct MenuExport: Hashable, Sendable {
  /// The source code, formatted like the output of `swift format`.
  package let text: String
  /// Features that the framework does not support, in document order.
  package let findings: [Diagnostic]

  /// Exports a document's menu.
  ///
  /// - Parameters:
  ///   - document: The document; its frames are ignored, only common content is exported.
  ///   - framework: The framework.
  ///   - name: The words to name the type after, such as a file name without extension. Without a name, the text of the
  ///     document supplies one.
  package init(_ document: MockupDocument, to framework: Framework, named name: String? = nil) {
    var document = document.withTabs
    document.completeStandardItems()
    let numbers = PlaceholderNumbers(document.tree)
    if let items = document.menu?.items { document.menu?.items = numbers.numbered(items) }
    for index in document.menus.indices {
      document.menus[index].items = numbers.numbered(document.menus[index].items)
    }
    let placeholders = ExportedPlaceholders(document.tree, numbers)
    switch framework {
    case .swiftUI: self.init(SwiftUIExporter(document, name: name), placeholders)
    case .uiKit: self.init(UIKitExporter(document, name: name), placeholders)
    case .appKit: self.init(AppKitExporter(document, name: name), placeholders)
    }
  }

  private init(_ exporter: some FrameworkExporter, _ placeholders: ExportedPlaceholders) {
    var (exporter, placeholders) = (exporter, placeholders)
    exporter.checkPlatform()
    let supplied = exporter.supplied
    let file = placeholders.declare(in: exporter.file(), &exporter.parts.members, as: supplied)
    text = placeholders.marked(SwiftPrinter.text(of: file))
    var findings = exporter.parts.findings
    placeholders.report(in: text, exporter.parts.loopProperties, &findings)
    self.findings = findings.inOrder
  }
}
