/// Data about typefaces and symbols: the files of this folder.
public enum Fonts {
  private static let symbolFolder = "Symbols"
  private static let ending = ".svg"

  /// The lock file of the typefaces, as JSON.
  public static var lockFile: [UInt8] { EmbeddedFiles.bytes(of: "fonts.json") ?? [] }

  /// The names of all symbols, sorted.
  public static var symbolNames: [String] {
    EmbeddedFiles.names(under: symbolFolder).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  /// The symbol of a name as SVG, or `nil`.
  public static func symbol(_ name: String) -> [UInt8]? {
    EmbeddedFiles.bytes(of: symbolFolder + "/" + name + ending)
  }

  /// Other names of symbols, as JSON.
  public static var symbolAliases: [UInt8] { EmbeddedFiles.bytes(of: symbolFolder + "/aliases.json") ?? [] }

  /// The meanings of words, as JSON: possible symbols for each.
  public static var symbolMeanings: [UInt8] { EmbeddedFiles.bytes(of: symbolFolder + "/meanings.json") ?? [] }
}
