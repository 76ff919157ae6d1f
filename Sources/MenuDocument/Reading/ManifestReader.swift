public import PositionedJSON

/// Turns the bytes of a manifest into values.
public enum ManifestReader {
  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8.
  ///   - file: the file as diagnostics are to name it.
  /// - Returns: the manifest, or `nil` where there is any error; and everything there is to say about it, in the order
  ///   of the file.
  public static func read(_ bytes: [UInt8], file: String) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    var diagnostics = Diagnostics(file: file)
    let reading = JSONReading(bytes, .commented, reportingTo: &diagnostics)
    guard let tree = reading.root else { return (nil, diagnostics.inOrder) }
    var manifest = Manifest.definition.decode(root: tree, into: &diagnostics, synonyms: .menus)
    manifest?.file = file
    return (diagnostics.hasErrors ? nil : manifest, diagnostics.inOrder)
  }
}
