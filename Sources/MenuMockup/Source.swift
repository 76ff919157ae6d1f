/// A document to render.
public struct Source: Hashable, Sendable {
  /// The document as JSON in UTF-8.
  public var bytes: [UInt8]
  /// The document's name in messages.
  public var name: String
  /// The base folder of relative paths in the document.
  public var folder: String

  /// Creates a source from bytes.
  public init(bytes: [UInt8], name: String = "document", folder: String = ".") {
    self.bytes = bytes
    self.name = name
    self.folder = folder
  }

  /// Creates a source from text.
  public init(_ json: String, name: String = "document", folder: String = ".") {
    self.init(bytes: Array(json.utf8), name: name, folder: folder)
  }
}
