/// A typeface whose file is there and cannot be used.
public struct FontDamage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The typeface.
  public var face: FontFace
  /// Its file.
  public var path: String
  /// What is wrong with the file, in a clause.
  public var reason: String

  /// What is wrong, and what helps.
  public var description: String {
    let help = face.package.isEmpty ? "" : "; install the Debian package \(face.package) again"
    return "the typeface \(face.family) (\(path)) is damaged: \(reason)\(help)"
  }
}
