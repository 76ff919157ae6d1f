import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

extension CompletionKind {
  /// What completes the value of a setting: its names, those that only the project knows, or those of colors and themes.
  static func of(_ key: Setting.Key) -> CompletionKind? {
    switch key {
    case .theme: .custom { words, _, word in KnownNames(words).themes(completing: word) }
    case .frame: .custom { words, _, _ in KnownNames(words).frames }
    case .tint, .background: .custom { words, _, _ in key.names + KnownNames(words).colors }
    case .locale: .custom { words, _, _ in KnownNames(words).locales }
    case .format, .platform, .appearance, .contrast, .transparency, .textSize, .state, .layoutDirection, .heldModifiers,
      .svgText, .missingGlyph, .missingString, .missingSymbol, .missingTypeface:
      .list(key.names)
    case .scale, .padding, .size, .noSource: nil
    }
  }

  /// What completes an option that a project may say, too.
  static func of(_ key: ProjectOption.Key) -> CompletionKind? {
    switch key {
    case .themes, .fonts, .symbols, .base, .alt, .legend, .goldens, .report: .directory
    case .results, .markdown, .deps, .junit: .file()
    case .jobs, .lint, .threshold, .maxDifferentPixels: nil
    }
  }

  /// Documents, manifests, and folders of them.
  static var documents: CompletionKind { .file(extensions: ["json", "jsonc"]) }

  /// Pictures that carry their document.
  static var pictures: CompletionKind { .file(extensions: PictureFormat.allCases.map(\.rawValue)) }

  /// The mockups of the manifest that the command line names, or of the project.
  static var mockups: CompletionKind { .custom { words, _, _ in KnownNames(words).mockups } }

  /// The rules of `menumock lint`.
  static var rules: CompletionKind { .list(RuleName.allCases.map(\.rawValue)) }
}

/// Names that can stand in a command line which is being written: those of the project, and of the files that it names.
private struct KnownNames {
  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// The JSON files among the words.
  private var files: [(path: String, root: JSONNode)] {
    words.dropFirst().compactMap { word in
      guard InputFile.isDocument(word), let bytes = try? FileSystem.contents(of: word, atMost: .jsonBytes),
        let root = JSONReading(bytes, .commented).root
      else { return nil }
      return (word, root)
    }
  }

  /// The manifest that is named, or that of the project.
  private var manifest: Manifest? {
    let named =
      files.first { $0.root["mockups"] != nil }?.path
      ?? words.dropFirst().lazy.map(ProjectFile.manifest).first {
        $0.hasSuffix(ProjectFile.name)
      }
    guard let path = named ?? ProjectFile.find(), let bytes = try? FileSystem.contents(of: path, atMost: .jsonBytes)
    else { return nil }
    return ManifestReader.read(bytes, file: path).manifest
  }

  private var resources: Resources {
    guard let manifest else { return Resources() }
    return Resources().adding(manifest.options(from: FileSystem.folder(of: manifest.file)))
  }

  var mockups: [String] { manifest?.mockupNames ?? [] }

  var locales: [String] { manifest.map { $0.strings.map(\.locale.value) } ?? [] }

  var colors: [String] {
    let newest = Inventory.newestTheme(of: .iOS)
    return ((try? Inventory(resources: resources).colors(of: newest, platform: .iOS)) ?? []).compactMap {
      $0.json["name"]?.text
    }
  }

  /// The captions of the documents' frames.
  var frames: [String] {
    files.flatMap { file in (file.root["frames"]?.elements ?? []).compactMap { $0["caption"]?.text } }
  }

  /// The themes by name; for what begins like a path, the files of its folder.
  func themes(completing word: String) -> [String] {
    guard word.contains("/") else { return Inventory(resources: resources).themes.compactMap { $0.json["name"]?.text } }
    let folder = word.last == "/" ? String(word.dropLast()) : FileSystem.folder(of: word)
    return FileSystem.names(in: folder.isEmpty ? "/" : folder).compactMap { name in
      let path = FileSystem.path(name, in: folder.isEmpty ? "/" : folder)
      if FileSystem.isFolder(path) { return path + "/" }
      return ["json", "theme"].contains(FileSystem.ending(of: name)) ? path : nil
    }
  }
}
