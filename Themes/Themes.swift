/// The themes that are built into the program: the files of this folder.
public enum Themes {
  private static let ending = ".json"

  /// The names of all built-in themes, sorted.
  public static var names: [String] {
    EmbeddedFiles.names(under: "").filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// The theme of a name as JSON, or `nil`.
  public static func contents(of name: String) -> [UInt8]? {
    EmbeddedFiles.bytes(of: name + ending)
  }
}
