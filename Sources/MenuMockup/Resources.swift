/// Folders searched in addition to the built-in resources.
public struct Resources: Hashable, Sendable {
  /// Font folders; they take precedence over the standard ones.
  public var fontFolders: [String]
  /// Folders of SVG symbols.
  public var symbolFolders: [String]
  /// Folders of JSON themes.
  public var themeFolders: [String]

  /// The process that decodes SVG, JPEG, and WebP files.
  public var imageDecoding = ImageDecoding.inProcess

  /// Creates resources from folders.
  public init(fontFolders: [String] = [], symbolFolders: [String] = [], themeFolders: [String] = []) {
    self.fontFolders = fontFolders
    self.symbolFolders = symbolFolders
    self.themeFolders = themeFolders
  }

  package var all: [String] { fontFolders + symbolFolders + themeFolders }

  package mutating func formUnion(_ other: Resources) {
    fontFolders += other.fontFolders.filter { !fontFolders.contains($0) }
    symbolFolders += other.symbolFolders.filter { !symbolFolders.contains($0) }
    themeFolders += other.themeFolders.filter { !themeFolders.contains($0) }
  }
}
