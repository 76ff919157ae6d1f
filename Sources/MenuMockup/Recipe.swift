package import MenuDocument
import MenuTheme
import MockupFiles
import MockupHashing
import MockupScene
package import PositionedJSON

/// The recipe of an image: options, strings, hashes, and versions. Together with the document it reproduces the image.
struct Recipe: Equatable {
  private let settings: [Setting]
  private let strings: StringTable?
  private let themes: [RecordedFile]
  private let images: [RecordedFile]
  /// The user's symbols, sorted. Only names are recorded, because folders differ between machines.
  private let symbols: [RecordedFile]
  private let typefaces: [Typeface]

  init(_ provenance: Provenance, typefaces: [Typeface]) {
    let uses = provenance.uses
    settings = provenance.settings.inOrder
    strings = provenance.strings
    themes = uses.themeFiles
    images = uses.images.files.map { RecordedFile(name: $0.path, bytes: $0.bytes) }
    symbols = uses.symbols.sorted { $0.key < $1.key }.map { RecordedFile(name: $0.key + ".svg", bytes: $0.value) }
    self.typefaces = typefaces
  }

  func json(_ engine: Backends) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("menumock", .string(MenumockVersion.current)),
      ("options", .object(recordedSettings.map { ($0.key.name, $0.json) })),
    ]
    if let strings { members.append(("strings", strings.json)) }
    members.append(("themes", .array(themes.map { $0.json })))
    members.append(("images", .array(images.map { $0.json })))
    if !symbols.isEmpty { members.append(("symbols", .array(symbols.map({ $0.json })))) }
    members.append(("typefaces", engine.record(of: typefaces)))
    members.append(("engine", engine.versions))
    return .object(members)
  }

  /// The settings that the image depends on; unset ones have their current default.
  private var recordedSettings: [Setting] {
    let known = Settings(settings.map { Located($0, at: .root) })
    let format = known.format ?? .standard
    let newest = ThemeLibrary.newest(for: known.platform ?? .iOS)
    return Setting.Key.allCases.compactMap { key in
      let standard = key == .theme ? .theme(.named(newest)) : key.standard
      guard key.isRecorded(in: format), let setting = known[key]?.value ?? standard else { return nil }
      guard case .theme(let theme) = setting else { return setting }
      return .theme(theme.recorded)
    }
  }
}

/// A file that the image depends on, as recorded in a recipe.
struct RecordedFile: Equatable {
  private let name: String
  private let sha256: String

  init(name: String, bytes: [UInt8]) {
    self.name = name
    sha256 = SHA256Digest(of: bytes).description
  }

  var stem: String { FileSystem.stem(of: name) }

  fileprivate var json: JSONNode { .object([("file", .string(name)), ("sha256", .string(sha256))]) }
}

extension Uses {
  fileprivate var themeFiles: [RecordedFile] {
    var files: [RecordedFile] = []
    for file in themes.flatMap({ $0.files }) where !files.contains(file) { files.append(file) }
    return files
  }
}

extension ThemeReference {
  /// The reference as recorded: without the path, which is specific to one machine.
  var recorded: ThemeReference {
    guard case .file(let path) = self, path.hasPrefix("/") else { return self }
    return .file(path.split(separator: "/").last.map(String.init) ?? path)
  }
}

extension StringTable {
  /// The table as a strings file could contain it, sorted.
  package var json: JSONNode {
    .object(
      entries.keys.sorted().compactMap { key in
        switch entries[key] {
        case .text(let text)?: (key, .string(text))
        case .keys(let keys)?: (key, .object(keys.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
        case nil: nil
        }
      })
  }
}
