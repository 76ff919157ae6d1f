/// One typeface of the lock file: which file holds it, and what it is for.
public struct FontFace: Hashable, Sendable {
  /// The family, as in `Inter`.
  public var family: String
  /// What it is asked for.
  public var role: FontRole
  /// How heavy it is, 100 to 900 as in CSS.
  public var weight: Int
  /// The languages (BCP 47) whose forms of Han characters it has; empty where that makes no difference.
  public var languages: [String]
  /// The name of its file, without folders.
  public var fileName: String
  /// Where the file lies in a folder of fonts as the package installs it; saves a search.
  public var pathHint: String?
  /// Which of the faces in the file it is, from 0.
  public var faceIndex: Int
  /// The Debian package that installs it.
  public var package: String
  /// The version of that package that pictures were compared with.
  public var version: String
  /// SHA-256 of the file, in hexadecimal digits.
  public var sha256: String
  /// The heavier typeface that it is drawn towards; `nil` where the file has the weight itself.
  public var blend: Blend?

  /// A weight between two files of one family, whose outlines have the same points.
  public struct Blend: Hashable, Sendable {
    /// The weight of the heavier typeface of the family.
    public var weight: Int
    /// How much of the heavier one there is in it, from 0 to 1.
    public var share: Double

    /// A blend from its parts.
    public init(weight: Int, share: Double) {
      self.weight = weight
      self.share = share
    }
  }

  /// A typeface from what the lock file says.
  public init(
    family: String, role: FontRole, weight: Int, languages: [String] = [], fileName: String, pathHint: String? = nil,
    faceIndex: Int = 0, package: String = "", version: String = "", sha256: String = "", blend: Blend? = nil
  ) {
    self.family = family
    self.role = role
    self.weight = weight
    self.languages = languages
    self.fileName = fileName
    self.pathHint = pathHint
    self.faceIndex = faceIndex
    self.package = package
    self.version = version
    self.sha256 = sha256
    self.blend = blend
  }
}
