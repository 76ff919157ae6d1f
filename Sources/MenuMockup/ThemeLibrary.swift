import CairoBackend
import MenuModel
import Themes

/// A theme for a platform, and what it was made from.
struct LoadedTheme {
  /// The theme.
  var theme: Theme
  /// Its styles.
  var styles: StyleStore
  /// Its files with their SHA-256, its own first.
  var files: [(name: String, sha256: String)]
  /// Those of the files that are not the program's own.
  var paths: [String]
}

/// The themes there are: those of the program, those of further folders, and files named by their path.
final class ThemeLibrary {
  private struct Key: Hashable {
    var reference: ThemeReference
    var folder: String
    var platform: Platform
  }

  private let folders: [String]
  private var known: [Key: LoadedTheme] = [:]
  /// The most themes that are kept.
  private static let capacity = 64

  init(folders: [String]) {
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
  static func newest(for platform: Platform) -> String {
    switch platform {
    case .iOS: "ios-26"
    case .iPadOS: "ipados-26"
    case .macOS: "macos-26"
    case .visionOS: "visionos"
    }
  }

  /// Reads a theme for a platform.
  ///
  /// - Parameters:
  ///   - folder: what relative paths start from.
  ///   - diagnostics: takes an error where there is no such theme; what is wrong in a theme's own files is returned.
  func theme(
    _ reference: Located<ThemeReference>, folder: String, platform: Platform, diagnostics: inout Diagnostics
  ) -> (theme: LoadedTheme?, problems: [Diagnostic]) {
    let key = Key(reference: reference.value, folder: folder, platform: platform)
    if let theme = known[key] { return (theme, []) }
    var paths: [String] = []
    let reader = ThemeReader(knownNames: names) { reference, extending in
      let start = extending.map { FileSystem.folder(of: $0.file) } ?? folder
      guard let source = self.source(reference, folder: start) else { return reference.builtIn }
      paths.append(source.file)
      return source
    }
    let (result, problems) = reader.read(reference, platform: platform, diagnostics: &diagnostics)
    guard let result else { return (nil, problems) }
    let theme = LoadedTheme(
      theme: result.theme, styles: StyleStore(result.theme),
      files: result.sources.map { ($0.file, Digest.sha256($0.bytes)) }, paths: paths)
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = theme
    return (theme, problems)
  }

  /// A theme that is a file.
  private func source(_ reference: ThemeReference, folder: String) -> ThemeReader.Source? {
    switch reference {
    case .file(let written):
      let path = FileSystem.path(written, in: folder)
      return FileSystem.bytes(at: path).map {
        ThemeReader.Source(name: FileSystem.stem(of: path), file: path, bytes: $0)
      }
    case .named(let name):
      for folder in folders {
        let path = FileSystem.path(name + ".json", in: folder)
        if let bytes = FileSystem.bytes(at: path) { return ThemeReader.Source(name: name, file: path, bytes: bytes) }
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
