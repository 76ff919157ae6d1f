/// The page in which a menu can be tried: the files of this folder.
public enum Page {
  /// A file of the page; `nil` where there is none.
  public static func part(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: name) }
}
