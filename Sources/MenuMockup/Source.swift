/// A document that is to be drawn.
public struct Source: Hashable, Sendable {
  /// The document, as it was read.
  public var bytes: [UInt8]
  /// What the document is called in messages.
  public var name: String
  /// The folder that relative paths in the document start from.
  public var folder: String

  /// A document from its parts.
  public init(bytes: [UInt8], name: String = "document", folder: String = ".") {
    self.bytes = bytes
    self.name = name
    self.folder = folder
  }

  /// A document given as text.
  public init(_ json: String, name: String = "document", folder: String = ".") {
    self.init(bytes: Array(json.utf8), name: name, folder: folder)
  }
}
