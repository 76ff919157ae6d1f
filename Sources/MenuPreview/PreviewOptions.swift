/// How the page of documents that are being written is served.
public struct PreviewOptions: Hashable, Sendable {
  /// Whether nothing may be written.
  public var isReadOnly: Bool
  /// The port to begin with; a used one gives way to the next.
  public var port: UInt16

  /// Options from their parts.
  public init(isReadOnly: Bool = false, port: UInt16 = 4180) {
    self.isReadOnly = isReadOnly
    self.port = port
  }
}
