/// The page of `preview`, made of the files in this folder.
public enum Preview {
  /// The contents of a file, or `nil` if there is none of that name.
  public static func part(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: name) }
}
