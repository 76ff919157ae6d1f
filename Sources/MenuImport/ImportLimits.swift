package import MockupScene

extension Limit {
  package static let ofImport: [Limit] = [
    .sourceBytes, .sourcesBytes, .importedDepth, .sourceFiles, .sourceFolderDepth, .swiftSeconds, .swiftMemory,
    .swiftResponseBytes, .swiftItems, .appImageBytes, .appImagesBytes,
  ]

  package static let sourceBytes = Limit(
    "sourceBytes", of: "a source file to import", 16 << 20, .bytes,
    because: "the largest file of public apps has a tenth of that", else: .error("is larger than {amount}"))

  package static let sourcesBytes = Limit(
    "sourcesBytes", of: "total size of the source files", 96 << 20, .bytes,
    because: "all are in memory; an app of 1,500 files has 30 MiB",
    else: .error("the sources exceed {amount} in total", help: "name fewer files"))

  package static let importedDepth = Limit(
    "importedDepth", of: "nested menus and groups of an import", 28, .levels,
    because: "deeper JSON would exceed the limit",
    else: .error("menus and groups are nested more than {most} levels deep"))

  package static let sourceFiles = Limit(
    "sourceFiles", of: "files of a folder of sources", 200_000, .count,
    because: "the folder may be a whole disk")

  package static let sourceFolderDepth = Limit(
    "sourceFolderDepth", of: "nested folders of sources", 64, .levels,
    because: "links may form cycles", else: .other("deeper folders are skipped"))

  package static let appImageBytes = Limit(
    "appImageBytes", of: "an app’s image file to import", 8 << 20, .bytes,
    because: "images of menus have a hundredth of that", else: .other("the image is noted and left out"))

  package static let appImagesBytes = Limit(
    "appImagesBytes", of: "all image files of an import", 64 << 20, .bytes,
    because: "all are in memory", else: .other("further images are noted and left out"))

  package static let swiftSeconds = Limit(
    "swiftSeconds", of: "time to read Swift sources", 120, .seconds,
    because: "an app of 150,000 lines needs a fiftieth of that",
    else: .error("took more than {amount}", help: "name fewer files"))

  package static let swiftMemory = Limit(
    "swiftMemory", of: "memory to read Swift sources", 1 << 30, .bytes,
    because: "an app of 150,000 lines needs a fifth of that",
    else: .error("took more than {amount} of memory", help: "name fewer files"))

  package static let swiftResponseBytes = Limit(
    "swiftResponseBytes", of: "results from Swift sources", 256 << 20, .bytes, because: "an item needs about 300 bytes",
    else: .error("returned more than {amount}", help: "name fewer files"))

  package static let swiftItems = Limit(
    "swiftItems", of: "items of a menu in a Swift source", 2000, .count,
    because: "nested loops can produce any number",
    else: .error("the menu has more than {most} items; the first are imported"))
}
