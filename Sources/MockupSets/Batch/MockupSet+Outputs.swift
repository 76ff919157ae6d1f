import MenuDocument

extension MockupSet {
  /// The paths of all pictures that belong to the set: those it has now, and those it has without the values of the
  /// command line, which make no picture one too many.
  ///
  /// - Throws: what is wrong with the manifest when it is read without the values of the command line.
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
