import MenuDocument

extension MockupSet {
  /// Returns the paths of all images of the set, with and without the command-line values, so that command-line values
  /// never make an image obsolete.
  ///
  /// - Throws: the errors of the manifest read without command-line values.
  func outputs() throws(SetError) -> Set<String> {
    var outputs = Set(variants.map(\.output))
    if !arguments.settings.isEmpty {
      var plain = arguments
      plain.settings = Settings()
      outputs.formUnion(try MockupSet.read(manifest, file: file, arguments: plain).variants.map(\.output))
    }
    return outputs
  }
}
