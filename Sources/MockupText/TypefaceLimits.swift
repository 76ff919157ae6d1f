package import MockupScene

extension Limit {
  package static let ofTypefaces: [Limit] = [
    .typefaceBytes, .typefaceTables, .typefacesInFile, .typefaceNames, .fontFolderDepth, .fontFolderEntries,
  ]

  package static let typefaceBytes = Limit(
    "typefaceBytes", of: "size of a font file", 256 << 20, .bytes,
    because: "the largest in Debian has a tenth of that", else: .other("the font is treated as missing"))

  package static let typefaceTables = Limit(
    "typefaceTables", of: "tables of a font", 256, .count,
    because: "fewer than a hundred kinds exist", else: .error("its table directory is incomplete"))

  package static let typefacesInFile = Limit(
    "typefacesInFile", of: "fonts in a file", 256, .count,
    because: "collections contain about forty", else: .other("the font is treated as missing"))

  package static let typefaceNames = Limit(
    "typefaceNames", of: "names of a font", 4096, .count,
    because: "a few dozen in each of about forty languages", else: .other("the font is treated as missing"))

  package static let fontFolderDepth = Limit(
    "fontFolderDepth", of: "nested folders of fonts", 6, .levels,
    because: "packages have three levels; links may form cycles", else: .other("the font is treated as missing"))

  package static let fontFolderEntries = Limit(
    "fontFolderEntries", of: "entries of a folder of fonts", 50_000, .count,
    because: "the folder may be a whole disk", else: .other("the font is treated as missing"))
}
