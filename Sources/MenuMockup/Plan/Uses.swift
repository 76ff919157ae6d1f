import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// The files that the stages used, and the ones that are missing.
struct Uses {
  var themes: [LoadedTheme] = []
  var missingFamilies: [Diagnostic] = []
  /// The user's symbol files, by name without extension.
  var symbols: [String: [UInt8]] = [:]
  var images = OpenedImages()
  var missingTypefaces: Set<Typeface> = []

  mutating func add(_ files: ResolveUses, from library: ImageLibrary) {
    for (name, bytes) in files.symbols { symbols[name] = bytes }
    if !files.images.isEmpty { images.formUnion(library.opened(files.images)) }
  }
}
