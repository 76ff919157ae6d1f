/// An error for a typeface whose file exists but cannot be used.
public struct FontDamage: Error, Hashable, Sendable, CustomStringConvertible {
  public var face: FontFace
  /// The path of its file.
  public var path: String
  /// The problem with the file, a clause.
  public var reason: String
  /// Whether the file could not be read, so its contents are unknown.
  public var isUnread = false

  /// The error message with a suggestion.
  public var description: String {
    if isUnread { return "the font \(face.family) (\(path)) cannot be read: \(reason)" }
    let help = face.package.isEmpty ? "" : "; reinstall the Debian package \(face.package)"
    return "the font \(face.family) (\(path)) is damaged: \(reason)\(help)"
  }
}
