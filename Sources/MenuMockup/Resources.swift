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
}
