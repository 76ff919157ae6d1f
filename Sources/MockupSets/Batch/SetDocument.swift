public import MenuModel

/// A document of a set.
public struct SetDocument: Sendable {
  /// The document's file.
  public var path: String
  /// What is wrong with it; its pictures are not drawn where there is anything.
  public var errors: [Diagnostic]
}

/// Why there is no set.
public struct SetError: Error, Sendable {
  /// What is wrong with the manifest and all that it names; holds at least one error.
  public var diagnostics: [Diagnostic]
}
