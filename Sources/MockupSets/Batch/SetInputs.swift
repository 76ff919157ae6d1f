import MockupFiles

extension MockupSet {
  /// The files that define the set: the manifest, the string tables, the documents, and the documents' folders.
  package var inputFiles: [String] {
    let documents = documents.map(\.path)
    return [file] + tables + documents + Set(documents.map { FileSystem.folder(of: $0) }).sorted()
  }
}

extension VariantResult {
  /// The files besides the document that the image depends on; empty if it was not rendered.
  package var inputFiles: [String] { output?.inputs.map(\.path) ?? [] }
}
