import MenuResolve
public import MockupScene
public import PositionedJSON

/// The missing characters and typefaces of a layout.
public struct LayoutUses: Hashable, Sendable {
  /// A character that no typeface contains.
  public struct MissingCharacter: Hashable, Sendable {
    public var scalar: Unicode.Scalar
    /// The location of the first text with the character.
    public var location: SourceLocation
  }

  /// The missing characters in order of appearance, each once.
  public var missingCharacters: [MissingCharacter] = []
  /// The typefaces with missing files.
  public var missingTypefaces: Set<Typeface> = []

  /// Creates an empty value.
  public init() {}

  /// Adds the missing characters and typefaces of another layout.
  public mutating func formUnion(_ other: LayoutUses) {
    if !other.missingTypefaces.isEmpty { missingTypefaces.formUnion(other.missingTypefaces) }
    for character in other.missingCharacters { add(character) }
  }

  mutating func add(_ shaped: ShapedText, of text: ResolvedText) {
    if !shaped.missingTypefaces.isEmpty { missingTypefaces.formUnion(shaped.missingTypefaces) }
    for scalar in shaped.missingCharacters { add(MissingCharacter(scalar: scalar, location: text.location)) }
  }

  private mutating func add(_ character: MissingCharacter) {
    guard !missingCharacters.contains(where: { $0.scalar == character.scalar }) else { return }
    missingCharacters.append(character)
  }
}
