import MockupFiles

extension MockupSet {
  /// The files that say what the set is: the manifest, the tables, the documents, and the folders of these.
  package var inputFiles: [String] {
    let documents = documents.map(\.path)
    return [file] + tables + documents + Set(documents.map { FileSystem.folder(of: $0) }).sorted()
  }
}

extension VariantResult {
  /// The files that the picture was made from besides its document; none where it was not drawn.
  package var inputFiles: [String] { output?.inputs.map(\.path) ?? [] }
}
