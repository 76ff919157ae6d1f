import MenuResolve
public import MockupScene
public import PositionedJSON

/// What the texts of a layout lack.
public struct LayoutUses: Hashable, Sendable {
  /// A character that no typeface has.
  public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public var scalar: Unicode.Scalar
    /// Where the first text that has it was written.
    public var location: SourceLocation
  }

  /// Characters that no typeface has, in order of appearance, each once.
  public var missingCharacters: [MissingCharacter] = []
  /// Typefaces that texts need and whose files are missing.
  public var missingTypefaces: Set<Typeface> = []

  /// Nothing.
  public init() {}

  /// Adds what another layout took.
  public mutating func formUnion(_ other: LayoutUses) {
    if !other.missingTypefaces.isEmpty { missingTypefaces.formUnion(other.missingTypefaces) }
    for character in other.missingCharacters { add(character) }
  }

  /// Adds what setting a text took.
  mutating func add(_ shaped: ShapedText, of text: ResolvedText) {
    if !shaped.missingTypefaces.isEmpty { missingTypefaces.formUnion(shaped.missingTypefaces) }
    for scalar in shaped.missingCharacters { add(MissingCharacter(scalar: scalar, location: text.location)) }
  }

  private mutating func add(_ character: MissingCharacter) {
    guard !missingCharacters.contains(where: { $0.scalar == character.scalar }) else { return }
    missingCharacters.append(character)
  }
}
