import MockupText
import MockupCairo
import MockupHashing
import MenuLayout
package import MenuModel

/// What a picture carries about itself: the document that it was made from, and how to make it again.
struct PictureRecords {
  /// One record.
  struct Record {
    var name: String
    var bytes: [UInt8]
  }

  /// The name of the document's record.
  package static let document = "menumock-document"
  /// The name of the recipe's record.
  static let recipe = "menumock-recipe"

  /// The records; none where the picture is to carry none.
  let all: [Record]

  /// No records at all.
  static let none = PictureRecords(all: [])

  private init(all: [Record]) {
    self.all = all
  }

  init(of drawing: Drawing, engine: Backends) {
    guard drawing.options.noSource != true else {
      all = []
      return
    }
    let recipe = Self.recipe(drawing.prepared, drawing.options, engine)
    all = [
      Record(name: Self.document, bytes: drawing.source.bytes),
      Record(name: Self.recipe, bytes: JSONWriter.bytes(of: recipe, form: .compact)),
    ]
  }

  /// Options, strings, hashes and versions: with the document, enough to draw the picture again.
  static func recipe(
    _ prepared: PreparedMockup, _ options: RenderOptions, _ engine: Backends
  ) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("menumock", .string(MenumockVersion.current)), ("options", prepared.document.recordedSettings),
    ]
    if let strings = options.strings { members.append(("strings", strings.json)) }
    members.append(
      (
        "themes",
        .array(
          prepared.themeFiles.map { file in
            .object([("file", .string(file.name)), ("sha256", .string(file.sha256))])
          })
      ))
    members.append(
      (
        "images",
        .array(
          prepared.images.files.map { file in
            .object([("file", .string(file.path)), ("sha256", .string(SHA256Digest(of: file.bytes).description))])
          })
      ))
    if !prepared.symbols.isEmpty {
      // Names alone: where a folder of symbols is on a machine is nobody's business.
      members.append(
        (
          "symbols",
          .array(
            prepared.symbols.sorted { $0.key < $1.key }.map { name, bytes in
              .object([
                ("file", .string(name + ".svg")), ("sha256", .string(SHA256Digest(of: bytes).description)),
              ])
            })
        ))
    }
    members.append(("typefaces", engine.record(of: prepared.tree.typefaces)))
    members.append(("engine", engine.record(asksParagraphRules: prepared.asksParagraphRules)))
    return .object(members)
  }
}

extension MockupDocument {
  /// The settings that the picture depends on, with those that nobody set as they count today.
  fileprivate var recordedSettings: JSONNode {
    let format = settings.format ?? .standard
    return .object(
      Setting.Key.allCases.compactMap { key in
        guard key.isRecorded(in: format), let setting = settings[key]?.value ?? standard(key) else { return nil }
        guard case .theme(let theme) = setting else { return (key.rawValue, setting.json) }
        return (key.rawValue, Setting.theme(theme.recorded).json)
      })
  }

  private func standard(_ key: Setting.Key) -> Setting? {
    key == .theme ? .theme(.named(ThemeLibrary.newest(for: platform))) : key.standard
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

extension PreparedMockup {
  /// The files of all themes, each once.
  fileprivate var themeFiles: [(name: String, sha256: String)] {
    var files: [(name: String, sha256: String)] = []
    for file in parts.flatMap(\.theme.files) where !files.contains(where: { $0 == file }) { files.append(file) }
    return files
  }
}

/// The version of the program.
public enum MenumockVersion {
  /// The version, as in the change log.
  public static let current = "0.1.0"
}
