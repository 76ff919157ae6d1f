/// The report page of `check`, made of the files in this folder.
///
/// `page.html` is the template. `{{name}}` inserts a file of this folder or a value of `CheckReport`.
public enum Report {
  /// The template, as HTML.
  public static var page: [UInt8] { EmbeddedFiles.bytes(of: "page.html") ?? [] }

  /// The contents of a file, or `nil` if there is none of that name.
  public static func part(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: name) }
}
