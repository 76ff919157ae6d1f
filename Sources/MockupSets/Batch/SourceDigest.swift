import MockupText
import MenuMockup
import MockupFiles
import MockupCairo
import MockupFonts
import MockupHashing
import MenuModel
internal import Synchronization
import MockupThemes

/// Tells whether a picture would be made by the same program and with the same options as before.
final class SourceDigest: Sendable {
  /// The program with what it carries, and the folders that it also looks in.
  private let program: String
  /// What was found for options that several pictures share.
  private let known = Mutex<[ObjectIdentifier: Fingerprint]>([:])

  init(_ resources: Resources, files: FileDigests) {
    var parts = [MenumockVersion.current]
    parts += EngineVersions.current.list.map { "\($0.name) \($0.version)" }
    // All that the program carries is in its file; only where nobody knows that, it is looked at piece by piece.
    if let fingerprint = ProgramFile.path.flatMap({ files.fingerprint(of: $0) }) {
      parts.append(fingerprint.description)
    } else {
      parts += [Fonts.lockFile, Fonts.symbolAliases].map { Fingerprint(of: $0).description }
      parts.append(Fingerprint(of: Fonts.symbolNames.flatMap { Fonts.symbol($0) ?? [] }).description)
      parts.append(Fingerprint(of: Themes.names.sorted().flatMap { Themes.contents(of: $0) ?? [] }).description)
    }
    for folder in resources.symbolFolders + resources.themeFolders {
      for name in FileSystem.names(in: folder) {
        guard let fingerprint = files.fingerprint(of: FilePlace.absolute(FileSystem.path(name, in: folder))) else {
          continue
        }
        parts.append("\(name) \(fingerprint)")
      }
    }
    // Which typefaces there are: one that is added may change what is drawn with others now.
    parts += FontCatalog.standard(folders: resources.fontFolders).paths().map { $0 ?? "missing" }
    program = Fingerprint(of: Array(parts.joined(separator: "\n").utf8)).description
  }

  /// The fingerprint of the program and the options of a picture.
  func of(_ options: SharedOptions) -> Fingerprint {
    let key = ObjectIdentifier(options)
    if let fingerprint = known.withLock({ $0[key] }) { return fingerprint }
    let fingerprint = Fingerprint(of: Array(text(of: options.value).utf8))
    known.withLock { $0[key] = fingerprint }
    return fingerprint
  }

  private func text(of options: RenderOptions) -> String {
    var parts = [program]
    for settings in [options.settings, options.variation, options.defaults] {
      parts.append(JSONWriter.text(of: settings.json, form: .compact))
    }
    parts.append(options.strings.map { JSONWriter.text(of: $0.json, form: .compact) } ?? "")
    return parts.joined(separator: "\n")
  }
}
