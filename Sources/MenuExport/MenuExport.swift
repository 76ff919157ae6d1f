public import MenuDocument
public import PositionedJSON

/// The menu of a document as code of a framework, written as a developer would have written it.
///
/// It is a file of its own: a type with the menu, its state as properties, and a method for each command. What the
/// framework cannot say stands as a comment where it would be said, and is one of the findings. What only a picture has
/// (the theme, highlights, callouts, what is open or scrolled, the window around) is no part of the code.
public struct MenuExport: Hashable, Sendable {
  /// The file, as `swift format` leaves it.
  public let text: String
  /// What the framework cannot say, in the order of the document.
  public let findings: [Diagnostic]

  /// Writes the menu of a document.
  ///
  /// - Parameters:
  ///   - document: what is written; of a document with frames what they have in common.
  ///   - framework: what it is written for.
  ///   - name: the words that the type is named after, such as a file's name without its ending; where there are none,
  ///     the texts of the document give the name.
  public init(_ document: MockupDocument, to framework: Framework, named name: String? = nil) {
    switch framework {
    case .swiftUI:
      var exporter = SwiftUIExporter(document, name: name)
      self.init(exporter.file(), exporter.parts)
    case .uiKit:
      var exporter = UIKitExporter(document, name: name)
      self.init(exporter.file(), exporter.parts)
    }
  }

  private init(_ file: [SwiftStatement], _ parts: ExportedParts) {
    text = SwiftPrinter.text(of: file)
    findings = parts.findings.inOrder
  }
}
