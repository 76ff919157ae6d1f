/// The page of `preview`: the files of this folder.
public enum Preview {
  /// A file of the page; `nil` where there is none.
  public static func part(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: name) }
}
