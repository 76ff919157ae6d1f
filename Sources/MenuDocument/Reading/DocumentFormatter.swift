public import PositionedJSON

/// Writes documents in their canonical form: keys in the order of the schema, and lines broken as the writer does it.
public enum DocumentFormatter {
  /// The canonical form of a document, which means the same and is the same for the same meaning and wording.
  ///
  /// Texts that stand for items stay texts, defaults that are written stay written, and lists keep their order; so do
  /// the members of frames. Comments stay with the value in front of which, or behind which, they stand; commas behind
  /// the last element go.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8, comments and trailing commas allowed.
  ///   - file: the file as diagnostics are to name it.
  /// - Returns: the form, or `nil` where the document has any error; and everything there is to say about it.
  public static func format(_ bytes: [UInt8], file: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let (document, text, diagnostics) = DocumentReader.readKeepingText(bytes, file: file)
    guard document != nil, let tree = text.root else { return (nil, diagnostics) }
    let arranged = MockupDocument.definition.arrange(tree)
    let comments =
      text.comments.isEmpty ? nil : CommentPlacement(text.comments, of: tree, in: bytes)
    let formatted = Array(JSONWriter.text(of: arranged, comments: comments).utf8)
    return (Self.usesCarriageReturns(bytes) ? Self.withCarriageReturns(formatted) : formatted, diagnostics)
  }

  /// Whether all lines end as on Windows: who writes so goes on to do so.
  private static func usesCarriageReturns(_ bytes: [UInt8]) -> Bool {
    var hasLines = false
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      guard index > 0, bytes[index - 1] == UInt8(ascii: "\r") else { return false }
      hasLines = true
    }
    return hasLines
  }

  private static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), result.last != UInt8(ascii: "\r") { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }
}
