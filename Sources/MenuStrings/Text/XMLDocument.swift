package import PositionedXML

/// A source file as XML.
package struct XMLDocument {
  package let root: XMLNode
  private let lines: LineTable
  private let path: String

  /// - Throws: A located error for malformed XML, deep nesting, and too many elements.
  package init(_ source: SourceText) throws(SourceText.Unreadable) {
    let bytes = Array(source.text.utf8)
    let lines = LineTable(bytes)
    self.lines = lines
    path = source.path
    do throws(XMLParser.Problem) {
      root = try XMLParser.parse(bytes)
    } catch {
      throw SourceText.Unreadable(
        error.message, at: lines.location(at: error.offset, in: source.path), help: error.help)
    }
  }

  package func location(of node: XMLNode) -> FileLocation { lines.location(at: node.offset, in: path) }
}
