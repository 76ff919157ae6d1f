/// The page of `check`'s report: the files of this folder.
///
/// `page.html` is the frame. Where it says `{{name}}`, a file of this folder is meant, or one of the values that
/// `CheckReport` fills in.
public enum Report {
  /// The frame of the page, as HTML.
  public static var page: [UInt8] { EmbeddedFiles.bytes(of: "page.html") ?? [] }

  /// A file that the frame names; `nil` where there is none.
  public static func part(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: name) }
}
