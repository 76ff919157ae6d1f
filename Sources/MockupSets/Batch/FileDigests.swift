import MenuDocument
import MenuLint
import MenuMockup
import MockupCairo
import MockupFiles
import MockupFonts
package import MockupHashing
import MockupText
import MockupThemes
import PositionedJSON
internal import Synchronization

/// The SHA-256 hash of a file or value.
package typealias Fingerprint = SHA256Digest

extension Fingerprint {
  init?(ofFile path: String) {
    guard let pieces = FilePieces(path: path) else { return nil }
    var hash = SHA256()
    while let piece = pieces.next() { hash.update(piece) }
    if pieces.hasFailed { return nil }
    self = hash.finalize()
  }
}

/// The fingerprints of files. Each file is read at most once per run; shared by all threads.
final class FileDigests: Sendable {
  private struct State {
    var found: [String: BuildCache.KnownFile?] = [:]
    /// The shared input lists of images.
    var inputs: [[String]: [BuildCache.Input]] = [:]
    /// The files of typeface families; `nil` until first used.
    var families: [String: [String]]?
  }

  private let resources: Resources
  private let old: [String: BuildCache.KnownFile]
  private let start: FileStamp.Time?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - resources: the font folders.
  ///   - known: the files of an earlier run; those with unchanged stamps are not read again.
  ///   - start: the start of this run. A file changed later may change again without a new stamp.
  init(
    _ resources: Resources = Resources(), known: [String: BuildCache.KnownFile] = [:], start: FileStamp.Time? = nil
  ) {
    self.resources = resources
    old = known
    self.start = start
  }

  func fingerprint(of path: String) -> Fingerprint? { file(path)?.fingerprint }

  /// Records a document with the bytes that were rendered.
  func document(_ path: String, _ bytes: [UInt8]) -> BuildCache.Input {
    let absolutePath = FilePaths.absolute(path)
    // Records the stamp for the next run. The fingerprint is that of the rendered bytes, whatever the file contains
    // now.
    _ = file(absolutePath)
    return BuildCache.Input(path: absolutePath, fingerprint: Fingerprint(of: bytes))
  }

  /// Returns the files that an image depends on.
  ///
  /// A file that changed during the run has no fingerprint, because the rendered version is unknown.
  func inputs(_ paths: [String]) -> [BuildCache.Input] {
    if let inputs = state.withLock({ $0.inputs[paths] }) { return inputs }
    let inputs = paths.map { path in
      let absolutePath = FilePaths.absolute(path)
      let known = file(absolutePath)
      return BuildCache.Input(path: absolutePath, fingerprint: known?.stamp == nil ? nil : known?.fingerprint)
    }
    state.withLock { $0.inputs[paths] = inputs }
    return inputs
  }

  /// Extends a fingerprint by the files of typeface families, because a new file in a family can change the image.
  func source(_ source: Fingerprint, _ families: [String]) -> Fingerprint {
    guard !families.isEmpty else { return source }
    let known = state.withLock { state in
      let known = state.families ?? FontCatalog.filesOfFamilies(folders: resources.fontFolders)
      state.families = known
      return known
    }
    let parts = families.flatMap { [$0] + (known[$0] ?? []) }
    return Fingerprint(of: Array(([source.description] + parts).joined(separator: "\n").utf8))
  }

  func known(_ path: String) -> BuildCache.KnownFile? { state.withLock { $0.found[path]?.flatMap(\.self) } }

  /// Returns the files with reliable stamps that are new or changed, in order.
  func newFiles(besides written: Set<String>) -> [String] {
    state.withLock { state in
      state.found.compactMap { path, file in
        file?.stamp != nil && !written.contains(path) && old[path] != file ? path : nil
      }
    }.sorted()
  }

  /// True if a later change of the file would certainly change this stamp.
  func isSettled(_ stamp: FileStamp) -> Bool { start.map(stamp.isSettled) ?? false }

  private func file(_ path: String) -> BuildCache.KnownFile? {
    if let found = state.withLock({ $0.found[path] }) { return found }
    let file = look(at: path)
    state.withLock { $0.found[path] = .some(file) }
    return file
  }

  private func look(at path: String) -> BuildCache.KnownFile? {
    var stamp = FileStamp(path: path)
    if let stamp, let known = old[path], known.stamp == stamp { return known }
    guard let fingerprint = Fingerprint(ofFile: path) else { return nil }
    // A file that changed while it was read is unsettled.
    if stamp.map(isSettled) != true || FileStamp(path: path) != stamp { stamp = nil }
    return BuildCache.KnownFile(fingerprint: fingerprint, stamp: stamp)
  }
}

final class SourceDigest: Sendable {
  /// The fingerprint of the program, its embedded resources, and the extra folders.
  private let program: String
  private let known = Mutex<[ObjectIdentifier: Fingerprint]>([:])

  init(_ resources: Resources, files: FileDigests) {
    var parts = [MenumockVersion.current]
    parts += EngineLibrary.allCases.map { "\($0.rawValue) \($0.version ?? "")" }
    // The program file contains all resources; they are hashed one by one only if its path is unknown.
    if let fingerprint = ProgramFile.path.flatMap({ files.fingerprint(of: $0) }) {
      parts.append(fingerprint.description)
    } else {
      parts += [Fonts.lockFile, Fonts.symbolAliases].map { Fingerprint(of: $0).description }
      parts.append(Fingerprint(of: Fonts.symbolNames.flatMap { Fonts.symbol($0) ?? [] }).description)
      parts.append(Fingerprint(of: Themes.names.flatMap { Themes.contents(of: $0) ?? [] }).description)
    }
    for folder in resources.symbolFolders + resources.themeFolders {
      for name in FileSystem.names(in: folder) {
        guard let fingerprint = files.fingerprint(of: FilePaths.absolute(FileSystem.path(name, in: folder))) else {
          continue
        }
        parts.append("\(name) \(fingerprint)")
      }
    }
    // An added typeface can change images that used another one.
    parts += FontCatalog.standard(folders: resources.fontFolders).paths().map { $0 ?? "missing" }
    program = Fingerprint(of: Array(parts.joined(separator: "\n").utf8)).description
  }

  /// Returns the fingerprint of the program, the options, and the used translations.
  func of(_ variant: Variant) -> Fingerprint {
    let options = of(variant.sharedOptions)
    guard let strings = variant.options.strings else { return options }
    let used = variant.usedStrings ?? Fingerprint(of: Array(JSONWriter.text(of: strings.json, form: .compact).utf8))
    return Fingerprint(of: Array("\(options)\n\(used)".utf8))
  }

  /// Returns the fingerprint of the program and the shared options, without translations.
  private func of(_ options: SharedOptions) -> Fingerprint {
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
    parts += options.lint?.rules.map(\.rawValue) ?? []
    if options.warningsAreErrors { parts.append("warningsAreErrors") }
    return parts.joined(separator: "\n")
  }
}
