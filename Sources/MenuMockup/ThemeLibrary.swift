package import MenuDocument
package import MenuTheme
import MockupFiles
import MockupScene
import MockupThemes
package import PositionedJSON

/// A theme for a platform and its files; a class, because all images with this theme share it.
package final class LoadedTheme {
  package let theme: Theme
  let styles: StyleStore
  /// The theme's own file comes first.
  let files: [RecordedFile]
  /// The files outside the built-in resources.
  let paths: [String]

  init(theme: Theme, files: [RecordedFile], paths: [String]) {
    self.theme = theme
    self.styles = StyleStore(theme)
    self.files = files
    self.paths = paths
  }
}

/// The available themes: built-in ones, those of theme folders, and files named by path.
package final class ThemeLibrary {
  private struct Key: Hashable {
    var reference: ThemeReference
    var folder: String
    var platform: Platform
  }

  /// A theme, and the contents of its files when it was read.
  private struct CachedTheme {
    var theme: LoadedTheme
    var lookups: [Lookup]
  }

  private struct Lookup {
    var path: String
    var bytes: [UInt8]?
  }

  /// Unsaved contents of a theme file, which replace the file.
  package var draft: (path: String, bytes: [UInt8])?

  /// Returns the contents; `nil` for an unreadable, special, or oversized file.
  private func contents(of path: String) -> [UInt8]? {
    if let draft, draft.path == path { return draft.bytes }
    return try? FileSystem.contents(of: path, atMost: .jsonBytes)
  }

  /// The extensions of theme files in theme folders, the preferred one first.
  private static let endings = [".theme", ".json"]
  private let folders: [String]
  private var known: [Key: CachedTheme] = [:]
  private static let capacity = 64

  package init(folders: [String]) {
    self.folders = folders
  }

  var names: [String] {
    let found = folders.flatMap { folder in
      FileSystem.names(in: folder).filter { name in Self.endings.contains { name.hasSuffix($0) } }
        .map { FileSystem.stem(of: $0) }
    }
    return Set(found + Themes.names).sorted()
  }

  package static func newest(for platform: Platform) -> String {
    platform.newestTheme
  }

  /// Reads a theme for a platform, or returns the cached one if its files are unchanged.
  ///
  /// - Parameters:
  ///   - folder: the base folder of relative paths.
  ///   - diagnostics: receives an error if the theme does not exist; problems in the theme's own files are returned.
  package func theme(
    _ reference: Located<ThemeReference>, folder: String, platform: Platform, diagnostics: inout Diagnostics
  ) -> (theme: LoadedTheme?, problems: [Diagnostic]) {
    let key = Key(reference: reference.value, folder: folder, platform: platform)
    if let cached = known[key], cached.lookups.allSatisfy({ contents(of: $0.path) == $0.bytes }) {
      return (cached.theme, [])
    }
    var paths: [String] = []
    var lookups: [Lookup] = []
    let reader = ThemeReader(knownNames: names) { reference, extending in
      let start = extending.map { FileSystem.folder(of: $0.file) } ?? folder
      guard let source = self.source(reference, folder: start, &lookups) else { return reference.builtIn }
      paths.append(source.file)
      return source
    }
    let (result, problems) = reader.read(reference, platform: platform, diagnostics: &diagnostics)
    guard let result else { return (nil, problems) }
    let theme = LoadedTheme(
      theme: result.theme,
      files: result.sources.map { RecordedFile(name: $0.record, bytes: $0.bytes) },
      paths: paths)
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = CachedTheme(theme: theme, lookups: lookups)
    return (theme, problems)
  }

  private func source(
    _ reference: ThemeReference, folder: String, _ lookups: inout [Lookup]
  ) -> ThemeReader.Source? {
    func bytes(at path: String) -> [UInt8]? {
      let bytes = contents(of: path)
      lookups.append(Lookup(path: path, bytes: bytes))
      return bytes
    }
    switch reference {
    case .file(let written):
      let path = FileSystem.path(written, in: folder)
      return bytes(at: path).map {
        ThemeReader.Source(
          name: FileSystem.stem(of: path), file: path, identity: FileSystem.identity(of: path),
          record: ThemeReference.file(written).recorded.text, bytes: $0)
      }
    case .named(let name):
      for folder in folders {
        for ending in Self.endings {
          let path = FileSystem.path(name + ending, in: folder)
          guard let bytes = bytes(at: path) else { continue }
          return ThemeReader.Source(
            name: name, file: path, identity: FileSystem.identity(of: path), record: name + ending, bytes: bytes)
        }
      }
      return nil
    }
  }
}

extension ThemeReference {
  fileprivate var builtIn: ThemeReader.Source? {
    guard case .named(let name) = self else { return nil }
    return Themes.contents(of: name).map {
      ThemeReader.Source(name: name, file: "Themes/\(name).json", bytes: $0)
    }
  }
}
