/// Where things are looked for besides the program itself.
public struct Resources: Hashable, Sendable {
  /// Folders with typefaces; they come before the usual ones.
  public var fontFolders: [String]
  /// Folders with symbols, as SVG files.
  public var symbolFolders: [String]
  /// Folders with themes, as JSON files.
  public var themeFolders: [String]

  /// Resources from their parts.
  public init(fontFolders: [String] = [], symbolFolders: [String] = [], themeFolders: [String] = []) {
    self.fontFolders = fontFolders
    self.symbolFolders = symbolFolders
    self.themeFolders = themeFolders
  }

  /// All of the folders.
  package var all: [String] { fontFolders + symbolFolders + themeFolders }

  /// Adds the folders of others that are not among these.
  package mutating func formUnion(_ other: Resources) {
    fontFolders += other.fontFolders.filter { !fontFolders.contains($0) }
    symbolFolders += other.symbolFolders.filter { !symbolFolders.contains($0) }
    themeFolders += other.themeFolders.filter { !themeFolders.contains($0) }
  }
}
