/// Writes documents in their canonical form: keys in the order of the schema, and lines broken as the writer does it.
public enum DocumentFormatter {
  /// The canonical form of a document, which means the same and is the same for the same meaning and wording.
  ///
  /// Texts that stand for items stay texts, defaults that are written stay written, and lists keep their order; so do
  /// the members of frames.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8.
  ///   - file: the file as diagnostics are to name it.
  /// - Returns: the form, or `nil` where the document has any error; and everything there is to say about it.
  public static func format(_ bytes: [UInt8], file: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let (document, tree, diagnostics) = DocumentReader.readKeepingTree(bytes, file: file)
    guard document != nil, let tree else { return (nil, diagnostics) }
    let arranged = MockupDocument.definition.arrange(tree)
    return (Array(JSONWriter.text(of: arranged).utf8), diagnostics)
  }
}
