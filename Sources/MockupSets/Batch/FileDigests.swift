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

/// The SHA-256 hash of a file or a value: sets keep several for each of their pictures.
package typealias Fingerprint = SHA256Digest

extension Fingerprint {
  /// The fingerprint of a file's bytes; `nil` where it cannot be read.
  init?(ofFile path: String) {
    guard let pieces = FilePieces(path: path) else { return nil }
    var hash = SHA256()
    while let piece = pieces.next() { hash.update(piece) }
    if pieces.hasFailed { return nil }
    self = hash.finalize()
  }
}

/// The fingerprints of files, each read at most once in a run; shared by all threads.
final class FileDigests: Sendable {
  private struct State {
    var found: [String: BuildCache.KnownFile?] = [:]
    /// What several pictures were made from, so that they share the memory for it.
    var inputs: [[String]: [BuildCache.Input]] = [:]
    /// The files of families of typefaces, by family; `nil` before anybody asks.
    var families: [String: [String]]?
  }

  private let resources: Resources
  private let old: [String: BuildCache.KnownFile]
  private let start: FileStamp.Time?
  private let state = Mutex(State())

  /// Fingerprints of which some are known.
  ///
  /// - Parameters:
  ///   - resources: where typefaces are looked for.
  ///   - known: files of an earlier run; one that still has the same stamp is not read again.
  ///   - start: when this run began. What was changed later may be changed again without another stamp.
  init(
    _ resources: Resources = Resources(), known: [String: BuildCache.KnownFile] = [:], start: FileStamp.Time? = nil
  ) {
    self.resources = resources
    old = known
    self.start = start
  }

  /// The fingerprint of a file; `nil` where it cannot be read.
  func fingerprint(of path: String) -> Fingerprint? { file(path)?.fingerprint }

  /// A document that was read to be drawn, as these bytes.
  func document(_ path: String, _ bytes: [UInt8]) -> BuildCache.Input {
    let place = FilePlace.absolute(path)
    // Asked so that the next run finds its stamp. The fingerprint is that of what was drawn, whatever is in the file by now.
    _ = file(place)
    return BuildCache.Input(path: place, fingerprint: Fingerprint(of: bytes))
  }

  /// Files that a picture was made from.
  ///
  /// One that was changed since this run began has no fingerprint, as nobody knows which state of it was drawn.
  func inputs(_ paths: [String]) -> [BuildCache.Input] {
    if let inputs = state.withLock({ $0.inputs[paths] }) { return inputs }
    let inputs = paths.map { path in
      let place = FilePlace.absolute(path)
      let known = file(place)
      return BuildCache.Input(path: place, fingerprint: known?.stamp == nil ? nil : known?.fingerprint)
    }
    state.withLock { $0.inputs[paths] = inputs }
    return inputs
  }

  /// That of a picture whose themes name families of typefaces: a file that has come to a family changes what is drawn.
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

  /// What is known of a file that was asked for.
  func known(_ path: String) -> BuildCache.KnownFile? { state.withLock { $0.found[path]?.flatMap(\.self) } }

  /// Those of the files that were not known as they are now and have a stamp to rely on, in their order.
  func news(besides written: Set<String>) -> [String] {
    state.withLock { state in
      state.found.compactMap { path, file in
        file?.stamp != nil && !written.contains(path) && old[path] != file ? path : nil
      }
    }.sorted()
  }

  /// Whether a file that has this stamp now would get another one if it were changed from now on.
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
    // One that was changed while it was read is not settled either.
    if stamp.map(isSettled) != true || FileStamp(path: path) != stamp { stamp = nil }
    return BuildCache.KnownFile(fingerprint: fingerprint, stamp: stamp)
  }
}

/// Tells whether a picture would be made by the same program and with the same options as before.
final class SourceDigest: Sendable {
  /// The program with what it carries, and the folders that it also looks in.
  private let program: String
  /// What was found for options that several pictures share.
  private let known = Mutex<[ObjectIdentifier: Fingerprint]>([:])

  init(_ resources: Resources, files: FileDigests) {
    var parts = [MenumockVersion.current]
    parts += EngineLibrary.allCases.map { "\($0.rawValue) \($0.version ?? "")" }
    // All that the program carries is in its file; only where nobody knows that, it is looked at piece by piece.
    if let fingerprint = ProgramFile.path.flatMap({ files.fingerprint(of: $0) }) {
      parts.append(fingerprint.description)
    } else {
      parts += [Fonts.lockFile, Fonts.symbolAliases].map { Fingerprint(of: $0).description }
      parts.append(Fingerprint(of: Fonts.symbolNames.flatMap { Fonts.symbol($0) ?? [] }).description)
      parts.append(Fingerprint(of: Themes.names.flatMap { Themes.contents(of: $0) ?? [] }).description)
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

  /// The fingerprint of the program, the options of a picture, and the translations that it uses.
  func of(_ variant: Variant) -> Fingerprint {
    let options = of(variant.sharedOptions)
    guard let strings = variant.options.strings else { return options }
    let used = variant.usedStrings ?? Fingerprint(of: Array(JSONWriter.text(of: strings.json, form: .compact).utf8))
    return Fingerprint(of: Array("\(options)\n\(used)".utf8))
  }

  /// The fingerprint of the program and the options that pictures share, without translations.
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
    return parts.joined(separator: "\n")
  }
}
