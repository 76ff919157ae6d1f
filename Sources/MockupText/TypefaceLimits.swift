package import MockupScene

extension Limit {
  package static let ofTypefaces: [Limit] = [
    .typefaceBytes, .typefaceTables, .typefacesInFile, .typefaceNames, .fontFolderDepth, .fontFolderEntries,
  ]

  /// Bytes of a typeface's file.
  package static let typefaceBytes = Limit(
    "typefaceBytes", of: "a typeface's file", 256 << 20, .bytes,
    because: "the largest of Debian's have a tenth of that", else: .other("the typeface counts as missing"))

  /// Tables of a typeface.
  package static let typefaceTables = Limit(
    "typefaceTables", of: "tables of a typeface", 256, .count,
    because: "there are not even a hundred kinds", else: .error("its list of tables is cut off"))

  /// Typefaces of one file.
  package static let typefacesInFile = Limit(
    "typefacesInFile", of: "typefaces in a file", 256, .count,
    because: "collections hold some forty", else: .other("the typeface counts as missing"))

  /// Names that a typeface has for itself.
  package static let typefaceNames = Limit(
    "typefaceNames", of: "names that a typeface has for itself", 4096, .count,
    because: "a few dozen in each of some forty languages", else: .other("the typeface counts as missing"))

  /// Folders inside each other in which typefaces are looked for.
  package static let fontFolderDepth = Limit(
    "fontFolderDepth", of: "folders inside each other with typefaces", 6, .levels,
    because: "packages go down three; links may lead in circles", else: .other("the typeface counts as missing"))

  /// Entries of a folder of typefaces that are looked at.
  package static let fontFolderEntries = Limit(
    "fontFolderEntries", of: "entries of a folder with typefaces", 50_000, .count,
    because: "a whole disk may be given as a folder of typefaces", else: .other("the typeface counts as missing"))
}
