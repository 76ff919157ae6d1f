package import MockupScene

extension Limit {
  package static let ofImport: [Limit] = [
    .sourceBytes, .sourcesBytes, .importedDepth, .sourceFiles, .sourceFolderDepth, .swiftSeconds, .swiftMemory,
    .swiftAnswerBytes, .swiftItems,
  ]

  package static let sourceBytes = Limit(
    "sourceBytes", of: "a file of sources to import from", 16 << 20, .bytes,
    because: "the largest of public applications have a tenth of that")

  package static let sourcesBytes = Limit(
    "sourcesBytes", of: "all files of sources together", 96 << 20, .bytes,
    because: "all are held at once; applications of 1,500 files have 30 MiB",
    else: .error("the sources are larger together than is read at once: name fewer"))

  package static let importedDepth = Limit(
    "importedDepth", of: "menus and groups inside each other that are imported", 28, .levels,
    because: "JSON may be nested no deeper", else: .error("menus and groups are nested more than {most} deep"))

  package static let sourceFiles = Limit(
    "sourceFiles", of: "files of a folder of sources", 200_000, .count,
    because: "a whole disk may be given as a folder")

  package static let sourceFolderDepth = Limit(
    "sourceFolderDepth", of: "folders inside each other with sources", 64, .levels,
    because: "links may lead in circles", else: .other("folders further down are not looked through"))

  /// CPU time.
  package static let swiftSeconds = Limit(
    "swiftSeconds", of: "reading Swift sources", 120, .seconds,
    because: "applications of 150,000 lines take a fiftieth",
    else: .error("took more than {amount}: name fewer files"))

  /// In bytes.
  package static let swiftMemory = Limit(
    "swiftMemory", of: "memory for reading Swift sources", 1 << 30, .bytes,
    because: "applications of 150,000 lines take a fifth",
    else: .error("took more than {amount} of memory: name fewer files"))

  package static let swiftAnswerBytes = Limit(
    "swiftAnswerBytes", of: "what is found in Swift sources", 256 << 20, .bytes, because: "an item takes about 300",
    else: .error("found more than is read ({amount}): name fewer files"))

  package static let swiftItems = Limit(
    "swiftItems", of: "items of a menu of a Swift source", 2000, .count,
    because: "a loop in a loop makes as many as it likes", else: .other("the first are drawn"))
}
