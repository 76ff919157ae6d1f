package import MenuDocument
import PositionedJSON
import Testing

/// Fails the test if the document has errors.
package func readDocument(_ text: String) throws -> MockupDocument {
  let (document, diagnostics) = DocumentReader.read(Array(text.utf8), file: "test.json")
  return try #require(document, "\(diagnostics)")
}

package func readDiagnostics(_ text: String) -> [String] {
  DocumentReader.read(Array(text.utf8), file: "test.json").diagnostics.map(\.description)
}
