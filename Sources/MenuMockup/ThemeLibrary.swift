package import MenuDocument
package import MenuTheme
import MockupFiles
import MockupScene
import MockupThemes
package import PositionedJSON

/// A theme for a platform, and what it was made from; an object, as all of its pictures share it.
package final class LoadedTheme {
  /// The theme.
  package let theme: Theme
  /// Its styles.
  let styles: StyleStore
  /// Its files, its own first.
  let files: [RecordedFile]
  /// Those of the files that are not the program's own.
  let paths: [String]

  init(theme: Theme, files: [RecordedFile], paths: [String]) {
    self.theme = theme
    self.styles = StyleStore(theme)
    self.files = files
    self.paths = paths
  }
}

/// The themes there are: those of the program, those of further folders, and files named by their path.
package final class ThemeLibrary {
  private struct Key: Hashable {
    var reference: ThemeReference
    var folder: String
    var platform: Platform
  }

  /// A theme that was read, and what its files were at that time.
  private struct Kept {
    var theme: LoadedTheme
    var lookups: [Lookup]
  }

  /// A file that was looked for.
  private struct Lookup {
    var path: String
    /// What was in it; `nil` where it was not there.
    var bytes: [UInt8]?

    var isCurrent: Bool { Self.read(path) == bytes }

    /// What is in a theme's file; `nil` where that cannot be read, or is no ordinary file of a bearable size.
    static func read(_ path: String) -> [UInt8]? { try? FileSystem.contents(of: path, atMost: .jsonBytes) }
  }

  private let folders: [String]
  private var known: [Key: Kept] = [:]
  /// The most themes that are kept.
  private static let capacity = 64

  package init(folders: [String]) {
    self.folders = folders
  }

  /// The names of all themes, sorted and each once.
  var names: [String] {
    let found = folders.flatMap { folder in
      FileSystem.names(in: folder).filter { $0.hasSuffix(".json") }.map { FileSystem.stem(of: $0) }
    }
    return Set(found + Themes.names).sorted()
  }

  /// The newest theme of a platform.
  package static func newest(for platform: Platform) -> String {
    switch platform {
    case .iOS: "ios-26"
    case .iPadOS: "ipados-26"
    case .macOS: "macos-26"
    case .visionOS: "visionos"
    }
  }

  /// Reads a theme for a platform, or gives the one that was read before, as long as its files are the same.
  ///
  /// - Parameters:
  ///   - folder: what relative paths start from.
  ///   - diagnostics: takes an error where there is no such theme; what is wrong in a theme's own files is returned.
  package func theme(
    _ reference: Located<ThemeReference>, folder: String, platform: Platform, diagnostics: inout Diagnostics
  ) -> (theme: LoadedTheme?, problems: [Diagnostic]) {
    let key = Key(reference: reference.value, folder: folder, platform: platform)
    if let kept = known[key], kept.lookups.allSatisfy(\.isCurrent) { return (kept.theme, []) }
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
    known[key] = Kept(theme: theme, lookups: lookups)
    return (theme, problems)
  }

  /// A theme that is a file.
  private func source(
    _ reference: ThemeReference, folder: String, _ lookups: inout [Lookup]
  ) -> ThemeReader.Source? {
    func bytes(at path: String) -> [UInt8]? {
      let bytes = Lookup.read(path)
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
        let path = FileSystem.path(name + ".json", in: folder)
        if let bytes = bytes(at: path) {
          return ThemeReader.Source(
            name: name, file: path, identity: FileSystem.identity(of: path), record: name + ".json", bytes: bytes)
        }
      }
      return nil
    }
  }
}

extension ThemeReference {
  /// The program's own theme of that name.
  fileprivate var builtIn: ThemeReader.Source? {
    guard case .named(let name) = self else { return nil }
    return Themes.contents(of: name).map {
      ThemeReader.Source(name: name, file: "Themes/\(name).json", bytes: $0)
    }
  }
}
