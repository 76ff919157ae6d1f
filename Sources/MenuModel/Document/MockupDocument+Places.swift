extension MockupDocument {
  /// Where the value at a path was written, or the nearest value around it; the start of the file for a document that
  /// was never written.
  ///
  /// The places of a frame's document are those of the values that were merged.
  public func location(at path: DocumentPath) -> SourceLocation {
    tree?.location(at: path) ?? SourceLocation(position: .start, path: path)
  }
}
