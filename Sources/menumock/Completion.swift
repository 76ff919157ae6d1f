import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

extension CompletionKind {
  static func of(_ key: Setting.Key) -> CompletionKind? {
    switch key.completion {
    case .names: .list(key.names)
    case .themes: .custom { words, _, word in KnownNames(words).themes(completing: word) }
    case .frames: .custom { words, _, _ in KnownNames(words).frames }
    case .colors: .custom { words, _, _ in key.names + KnownNames(words).colors }
    case .locales: .custom { words, _, _ in KnownNames(words).locales }
    case .none: nil
    }
  }

  static func of(_ key: ProjectOption.Key) -> CompletionKind? {
    switch key.form {
    case .folders, .folder: .directory
    case .file: .file()
    case .name(let names): .list(names)
    case .count, .number, .flag: nil
    }
  }

  static var documents: CompletionKind { .file(extensions: ["json", "jsonc"]) }

  static var images: CompletionKind { .file(extensions: OutputFormat.allCases.map(\.rawValue)) }

  static var mockups: CompletionKind { .custom { words, _, _ in KnownNames(words).mockups } }

  static var rules: CompletionKind { .list(RuleName.allCases.map(\.rawValue)) }
}

/// The names that complete a partial command line: those of the project and of the files that it names.
private struct KnownNames {
  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  private var files: [(path: String, root: JSONNode)] {
    words.dropFirst().compactMap { word in
      guard FileSystem.isJSON(word), let bytes = try? FileSystem.contents(of: word, atMost: .jsonBytes),
        let root = JSONReading(bytes, .commented).root
      else { return nil }
      return (word, root)
    }
  }

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

  var frames: [String] {
    files.flatMap { file in (file.root["frames"]?.elements ?? []).compactMap { $0["caption"]?.text } }
  }

  /// Theme names, or the files of the folder if the word begins like a path.
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
