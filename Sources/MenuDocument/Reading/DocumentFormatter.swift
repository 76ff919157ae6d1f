public import PositionedJSON

/// Formats documents: keys in the order of the schema, with the layout of `JSONWriter`.
public enum DocumentFormatter {
  /// Returns the canonical form of a document, which has the same meaning.
  ///
  /// Shorthand texts, explicit defaults, the order of lists, and the order of keys in frames are kept. Comments stay
  /// with their values; trailing commas are removed.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8, with optional comments and trailing commas.
  ///   - file: the file name for diagnostics.
  /// - Returns: the formatted file, or `nil` if the document has errors, and all diagnostics.
  public static func format(_ bytes: [UInt8], file: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let (document, text, diagnostics) = DocumentReader.readKeepingText(bytes, file: file)
    guard document != nil, let tree = text.root else { return (nil, diagnostics) }
    let arranged = MockupDocument.definition.arrange(tree)
    let comments =
      text.comments.isEmpty ? nil : CommentPlacement(text.comments, of: tree, in: bytes)
    let formatted = Array(JSONWriter.text(of: arranged, comments: comments).utf8)
    return (Self.usesCarriageReturns(bytes) ? Self.withCarriageReturns(formatted) : formatted, diagnostics)
  }

  /// Detects Windows line ends, which formatting keeps.
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
