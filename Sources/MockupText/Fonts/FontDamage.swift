/// An error for a typeface whose file exists but cannot be used.
public struct FontDamage: Error, Hashable, Sendable, CustomStringConvertible {
  public var face: FontFace
  /// The path of its file.
  public var path: String
  /// The problem with the file, a clause.
  public var reason: String
  /// Whether the file could not be read, so its contents are unknown.
  public var isUnread = false

  /// The error message, a clause.
  public var description: String {
    "the font \(face.family) (\(path)) \(isUnread ? "cannot be read" : "is damaged"): \(reason)"
  }

  /// A way to correct the problem; `nil` if the package of the font is unknown.
  public var help: String? {
    isUnread || face.package.isEmpty ? nil : "reinstall the Debian package \(face.package)"
  }
}
