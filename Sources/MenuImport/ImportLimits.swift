package import MockupScene

extension Limit {
  package static let ofImport: [Limit] = [
    .sourceBytes, .sourcesBytes, .importedDepth, .sourceFiles, .sourceFolderDepth,
  ]

  /// Bytes of a file of an application's sources that menus are imported from.
  package static let sourceBytes = Limit(
    "sourceBytes", of: "a file of sources to import from", 16 << 20, .bytes,
    because: "the largest of public applications have a tenth of that")

  /// All files that menus are imported from.
  package static let sourcesBytes = Limit(
    "sourcesBytes", of: "all files of sources together", 96 << 20, .bytes,
    because: "all are held at once; applications of 1,500 files have 30 MiB",
    else: .error("the sources are larger together than is read at once: name fewer"))

  /// Menus inside each other that are imported.
  package static let importedDepth = Limit(
    "importedDepth", of: "menus and groups inside each other that are imported", 28, .levels,
    because: "JSON may be nested no deeper", else: .error("menus and groups are nested more than {most} deep"))

  /// Files that a folder of sources is looked through for.
  package static let sourceFiles = Limit(
    "sourceFiles", of: "files of a folder of sources", 200_000, .count,
    because: "a whole disk may be given as a folder")

  /// Folders inside each other that are looked through for sources.
  package static let sourceFolderDepth = Limit(
    "sourceFolderDepth", of: "folders inside each other with sources", 64, .levels,
    because: "links may lead in circles", else: .other("folders further down are not looked through"))
}
