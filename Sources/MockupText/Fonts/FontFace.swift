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
  /// The file, where it was found by what it says about itself; `nil` for one that is looked for by its name.
  public var foundPath: String?
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
  /// How much heavier its letters are drawn than those of the file; `nil` for not at all.
  public var grade: Grade?

  /// Letters that are heavier and no wider: outlines between those of two files of a family.
  public struct Grade: Hashable, Sendable {
    /// What is added, in units of CSS weights.
    public var value: Int
    /// The weight of the family that is drawn towards.
    public var heavierWeight: Int

    /// A grade from its parts.
    public init(value: Int, heavierWeight: Int) {
      self.value = value
      self.heavierWeight = heavierWeight
    }
  }

  /// A typeface from what the lock file says.
  public init(
    family: String, role: FontRole, weight: Int, languages: [String] = [], fileName: String,
    foundPath: String? = nil, pathHint: String? = nil, faceIndex: Int = 0, package: String = "", version: String = "",
    sha256: String = "", grade: Grade? = nil
  ) {
    self.family = family
    self.role = role
    self.weight = weight
    self.languages = languages
    self.fileName = fileName
    self.foundPath = foundPath
    self.pathHint = pathHint
    self.faceIndex = faceIndex
    self.package = package
    self.version = version
    self.sha256 = sha256
    self.grade = grade
  }
}
