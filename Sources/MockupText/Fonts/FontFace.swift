/// One typeface of the lock file: its file and its purpose.
public struct FontFace: Hashable, Sendable {
  /// The family, such as `Inter`.
  public var family: String
  /// The characters that it is used for.
  public var role: FontRole
  /// The CSS weight, 100 to 900.
  public var weight: Int
  /// The languages (BCP 47) whose Han forms it has; empty if forms do not matter.
  public var languages: [String]
  /// The name of its file without folders.
  public var fileName: String
  /// The path of an installed typeface found by its name table; `nil` for one that is searched by file name.
  public var foundPath: String?
  /// The location in a font folder, as its package installs it, which saves a search.
  public var pathHint: String?
  /// The index of the face in its file, from 0.
  public var faceIndex: Int
  /// The Debian package that installs it.
  public var package: String
  /// The version of that package with which images were compared.
  public var version: String
  /// The SHA-256 hash of the file in hexadecimal digits.
  public var sha256: String
  /// The grade by which its glyphs are heavier than those of the file; `nil` for none.
  public var grade: Grade?

  /// A change of weight without a change of width, interpolated between two files of a family.
  public struct Grade: Hashable, Sendable {
    /// The added weight in CSS units.
    public var value: Int
    /// The weight of the family toward which glyphs are interpolated.
    public var heavierWeight: Int

    /// Creates a grade.
    public init(value: Int, heavierWeight: Int) {
      self.value = value
      self.heavierWeight = heavierWeight
    }
  }

  /// Creates a typeface from an entry of the lock file.
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
