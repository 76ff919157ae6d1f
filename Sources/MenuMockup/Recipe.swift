package import MenuDocument
import MenuTheme
import MockupFiles
import MockupHashing
import MockupScene
package import PositionedJSON

/// All that a recipe tells: options, strings, hashes and versions. With the document it is enough to draw the picture again.
struct Recipe: Equatable {
  /// What is set, in the order of the keys.
  private let settings: [Setting]
  private let strings: StringTable?
  /// The files of all themes, each once.
  private let themes: [RecordedFile]
  private let images: [RecordedFile]
  /// A user's own symbols, sorted. Names alone: where a folder of symbols is on a machine is nobody's business.
  private let symbols: [RecordedFile]
  private let typefaces: [Typeface]

  /// How a mockup is drawn.
  ///
  /// - Parameter typefaces: those of its text.
  init(_ provenance: Provenance, typefaces: [Typeface]) {
    let uses = provenance.uses
    settings = provenance.settings.inOrder
    strings = provenance.strings
    themes = uses.themeFiles
    images = uses.images.files.map { RecordedFile(name: $0.path, bytes: $0.bytes) }
    symbols = uses.symbols.sorted { $0.key < $1.key }.map { RecordedFile(name: $0.key + ".svg", bytes: $0.value) }
    self.typefaces = typefaces
  }

  /// The recipe as pictures carry it.
  func json(_ engine: Backends) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("menumock", .string(MenumockVersion.current)),
      ("options", .object(recordedSettings.map { ($0.key.rawValue, $0.json) })),
    ]
    if let strings { members.append(("strings", strings.json)) }
    members.append(("themes", .array(themes.map(\.json))))
    members.append(("images", .array(images.map(\.json))))
    if !symbols.isEmpty { members.append(("symbols", .array(symbols.map(\.json)))) }
    members.append(("typefaces", engine.record(of: typefaces)))
    members.append(("engine", engine.versions))
    return .object(members)
  }

  /// The settings that the picture depends on, with those that nobody set as they count today.
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

/// A file that a picture was made from, as recipes name it.
struct RecordedFile: Equatable {
  private let name: String
  private let sha256: String

  /// A file and what was in it.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    sha256 = SHA256Digest(of: bytes).description
  }

  /// What the file is called without folder and suffix.
  var stem: String { FileSystem.stem(of: name) }

  fileprivate var json: JSONNode { .object([("file", .string(name)), ("sha256", .string(sha256))]) }
}

extension Uses {
  /// The files of all themes, each once.
  fileprivate var themeFiles: [RecordedFile] {
    var files: [RecordedFile] = []
    for file in themes.flatMap(\.files) where !files.contains(file) { files.append(file) }
    return files
  }
}

extension ThemeReference {
  /// The reference as pictures record it: the path of one machine is of no use on another.
  var recorded: ThemeReference {
    guard case .file(let path) = self, path.hasPrefix("/") else { return self }
    return .file(path.split(separator: "/").last.map(String.init) ?? path)
  }
}

extension Setting.Key {
  /// Whether a picture of the format depends on the setting.
  fileprivate func isRecorded(in format: PictureFormat) -> Bool {
    switch self {
    case .scale: format.hasPixels
    case .svgText: format == .svg || format == .html
    case .format, .platform, .theme, .appearance, .contrast, .transparency, .textSize, .locale, .state,
      .layoutDirection, .tint, .heldModifiers, .frame, .background, .padding, .size, .missingGlyph, .missingString,
      .missingSymbol, .missingTypeface, .noSource:
      scope != .run
    }
  }
}

extension StringTable {
  /// The table as it could be written in a file, sorted.
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
