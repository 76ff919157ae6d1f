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
    var document = document
    document.completeStandardItems()
    switch framework {
    case .swiftUI:
      var exporter = SwiftUIExporter(document, name: name)
      self.init(exporter.file(), exporter.parts, exporter.property)
    case .uiKit:
      var exporter = UIKitExporter(document, name: name)
      self.init(exporter.file(), exporter.parts, .variable)
    case .appKit:
      var exporter = AppKitExporter(document, name: name)
      self.init(exporter.file(), exporter.parts, .variable)
    }
  }

  private init(
    _ file: [SwiftStatement], _ parts: ExportedParts, _ property: SuppliedProperty
  ) {
    var placeholders = ExportedPlaceholders(parts.document)
    var members = parts.members
    let file = placeholders.declare(in: file, &members, as: property)
    text = placeholders.marked(SwiftPrinter.text(of: file))
    var findings = parts.findings
    placeholders.report(in: text, &findings)
    self.findings = findings.inOrder
  }
}
