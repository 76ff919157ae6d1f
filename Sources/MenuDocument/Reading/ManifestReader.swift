public import PositionedJSON

/// Reads manifests.
public enum ManifestReader {
  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8.
  ///   - file: the file name for diagnostics.
  /// - Returns: the manifest, or `nil` if it has errors, and all diagnostics in file order.
  public static func read(_ bytes: [UInt8], file: String) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    var diagnostics = Diagnostics(file: file)
    let reading = JSONReading(bytes, .commented, reportingTo: &diagnostics)
    guard let tree = reading.root else { return (nil, diagnostics.inOrder) }
    var manifest = Manifest.definition.decode(root: tree, into: &diagnostics, synonyms: .menus)
    manifest?.file = file
    return (diagnostics.hasErrors ? nil : manifest, diagnostics.inOrder)
  }
}
