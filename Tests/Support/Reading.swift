package import MenuDocument
import PositionedJSON
import Testing

/// The document of a text; fails the test where it has errors.
package func readDocument(_ text: String) throws -> MockupDocument {
  let (document, diagnostics) = DocumentReader.read(Array(text.utf8), file: "test.json")
  return try #require(document, "\(diagnostics)")
}

/// What is said about a text.
package func readDiagnostics(_ text: String) -> [String] {
  DocumentReader.read(Array(text.utf8), file: "test.json").diagnostics.map(\.description)
}
