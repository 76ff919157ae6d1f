import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// What the stages used of files, and what they missed there.
struct Uses {
  /// The themes, one for each mockup of the picture.
  var themes: [LoadedTheme] = []
  /// Families of typefaces that themes name and that are missing.
  var missingFamilies: [Diagnostic] = []
  /// The user's own symbol files, by name without ending.
  var symbols: [String: [UInt8]] = [:]
  /// The foreign images.
  var images = OpenedImages()
  /// Typefaces that texts need and whose files are missing.
  var missingTypefaces: Set<Typeface> = []

  /// Adds the files that resolving used.
  mutating func add(_ files: ResolveUses, from library: ImageLibrary) {
    if !files.symbols.isEmpty { symbols.merge(files.symbols) { _, new in new } }
    if !files.images.isEmpty { images.formUnion(library.opened(files.images)) }
  }
}
