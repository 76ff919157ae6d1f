public import MenuModel

/// The choices that were made in a report.
public struct AcceptList: Sendable {
  /// A golden that is to be made, replaced or removed.
  public struct Choice: Sendable {
    /// The path of the golden in the folder of goldens.
    public var path: Located<String>
    /// The digest of the pixels that were looked at; `nil` to remove a golden that no picture belongs to.
    public var pixels: String?
  }

  /// The file, as it was given.
  public let file: String
  /// The choices, in the order of the file, at most one a golden.
  public let choices: [Choice]
  private let places: [String: Int]

  /// Why there is no list.
  public struct Problem: Error, Sendable {
    /// What is wrong with the file; holds at least one error.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a list.
  ///
  /// - Throws: everything that is wrong with the file.
  public init(_ bytes: [UInt8], file: String) throws(Problem) {
    var reader = AcceptListReader(file: file)
    choices = reader.choices(in: bytes)
    if reader.diagnostics.hasErrors { throw Problem(diagnostics: reader.diagnostics.inOrder) }
    self.file = file
    places = Dictionary(choices.enumerated().map { ($1.path.value, $0) }) { first, _ in first }
  }

  /// What was chosen for a golden; `nil` for nothing.
  public func choice(for path: String) -> Choice? { places[path].map { choices[$0] } }

  /// Makes sure that the choices go with the set.
  ///
  /// A golden that is to be removed and is not there is no complaint: so a list can be carried out twice.
  ///
  /// - Throws: every choice that does not.
  public func check(against set: MockupSet) throws(Problem) {
    let made = Set(set.variants.map(\.output))
    var found = Diagnostics(file: file)
    for choice in choices where made.contains(choice.path.value) == (choice.pixels == nil) {
      let name = Quotation.of(choice.path.value)
      if choice.pixels == nil {
        found.report(at: choice.path.location, "the golden \(name) belongs to the set and is not removed")
      } else {
        found.report(
          at: choice.path.location, "the set does not make the golden \(name)",
          suggestion: NearestName.find(choice.path.value, among: set.variants.map(\.output)))
      }
    }
    if found.hasErrors { throw Problem(diagnostics: found.inOrder) }
  }
}
