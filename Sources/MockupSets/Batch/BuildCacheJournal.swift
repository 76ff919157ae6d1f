import MenuMockup
import MockupFiles
import MockupHashing
import PositionedJSON
internal import Synchronization
internal import SystemPackage

/// Appends finished work to the cache file during a run, so that a killed run can be continued.
///
/// Every line is self-contained, because other processes may write to the same file.
final class BuildCacheJournal: Sendable {
  private struct State {
    var waiting: [(path: String, output: BuildCache.Output?)] = []
    var written: Set<String> = []
    var lastWriting = ContinuousClock.now
    var problem: OutputFile.Problem?
  }

  /// The longest time between finishing an image and recording it.
  private static let pause = Duration.milliseconds(200)
  private static let lineEnd: [UInt8] = [UInt8(ascii: "\n")]

  private let folder: String
  private let files: FileDigests
  private let state = Mutex(State())

  init(folder: String, files: FileDigests) {
    self.folder = folder
    self.files = files
  }

  func add(_ output: BuildCache.Output?, at path: String) {
    state.withLock { state in
      state.waiting.append((path, output))
      let now = ContinuousClock.now
      guard now - state.lastWriting > Self.pause else { return }
      state.lastWriting = now
      write(&state, newFiles: [])
    }
  }

  func finish() throws(OutputFile.Problem) {
    let problem = state.withLock { state in
      write(&state, newFiles: files.newFiles(besides: state.written))
      return state.problem
    }
    if let problem { throw problem }
  }

  /// - Parameter newFiles: files to record in addition to those of the images.
  private func write(_ state: inout State, newFiles: [String]) {
    guard !state.waiting.isEmpty || !newFiles.isEmpty else { return }
    var writer = BuildCacheWriter(files: files.known)
    // A killed run may have left an incomplete line.
    var bytes = Self.lineEnd + writer.header
    for path in newFiles { bytes += writer.file(path) }
    for (path, output) in state.waiting {
      bytes += output.map { writer.output($0, at: path) } ?? writer.removal(of: path)
      state.written.formUnion(output?.inputs.map(\.path) ?? [])
    }
    do throws(OutputFile.Problem) {
      try append(bytes)
      state.waiting = []
      state.problem = nil
    } catch {
      state.problem = error
    }
  }

  private func append(_ bytes: [UInt8]) throws(OutputFile.Problem) {
    if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
    let path = FileSystem.filePath(FileSystem.path(BuildCache.fileName, in: folder))
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.append, .create, .closeOnExec],
        permissions: FilePermissions(rawValue: 0o666))
      _ = try file.closeAfter { try file.writeAll(bytes) }
    } catch {
      throw OutputFile.problem(error as? Errno ?? .ioError)
    }
  }
}

/// Writes a build cache as JSON lines, each of which can be read alone.
///
/// An image refers to its input files by a hash of path and contents, and each line ends with its own hash. If several
/// processes append over a network and overwrite each other, lines may be lost, but no remaining line is wrong. The
/// last line about an image counts.
package struct BuildCacheWriter {
  static let form = 3

  private let files: (String) -> BuildCache.KnownFile?
  private var names: [BuildCache.Input: String] = [:]

  /// - Parameter files: returns the record of an input file.
  package init(files: @escaping (String) -> BuildCache.KnownFile?) {
    self.files = files
  }

  var header: [UInt8] { Self.line([("menumock", "batch"), ("form", .number(Self.form))]) }

  /// Returns the line of a file; empty if it was written before.
  mutating func file(_ path: String) -> [UInt8] {
    file(BuildCache.Input(path: path, fingerprint: files(path)?.fingerprint))
  }

  /// Returns the line of an image, preceded by the lines of files not yet written.
  mutating func output(_ output: BuildCache.Output, at path: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for input in output.inputs { bytes += file(input) }
    var members: [(String, JSONNode)] = [
      ("path", .string(path)), ("source", .string(output.source.description)),
      ("sha256", .string(output.file.description)), ("bytes", .number(output.bytes)),
      ("width", .number(output.width)), ("height", .number(output.height)),
    ]
    if let stamp = output.stamp { members.append(("stamp", Self.json(stamp))) }
    if let pixels = output.pixelFingerprint { members.append(("pixels", .string(pixels.description))) }
    if !output.inputs.isEmpty {
      members.append(("inputs", .array(output.inputs.map { .string(names[$0] ?? "") })))
    }
    if !output.families.isEmpty { members.append(("families", .array(output.families.map { .string($0) }))) }
    if !output.findings.isEmpty { members.append(("findings", .array(output.findings))) }
    if let altText = output.altText { members.append(("alt", .string(altText))) }
    if let legend = output.legend { members.append(("legend", .string(legend))) }
    return bytes + Self.line(members)
  }

  package func removal(of path: String) -> [UInt8] { Self.line([("path", .string(path))]) }

  private mutating func file(_ input: BuildCache.Input) -> [UInt8] {
    guard names[input] == nil else { return [] }
    let name = Self.name(of: input)
    names[input] = name
    var members: [(String, JSONNode)] = [("file", .string(name)), ("path", .string(input.path))]
    if let fingerprint = input.fingerprint { members.append(("sha256", .string(fingerprint.description))) }
    if let known = files(input.path), known.fingerprint == input.fingerprint, let stamp = known.stamp {
      members.append(("stamp", Self.json(stamp)))
    }
    return Self.line(members)
  }

  private static func json(_ stamp: FileStamp) -> JSONNode {
    // As strings, because JSON numbers are exact only up to 2⁵³.
    .array(
      [stamp.size, stamp.time.seconds, stamp.time.nanoseconds].map { .string(String($0)) }
        + [.string(String(stamp.inode))])
  }

  static func name(of input: BuildCache.Input) -> String {
    let text = (input.fingerprint?.description ?? "") + input.path
    return String(Fingerprint(of: Array(text.utf8)).description.prefix(12))
  }

  private static func line(_ members: [(String, JSONNode)]) -> [UInt8] {
    let text = JSONWriter.text(of: .object(members), form: .compact)
    return Array("\(text.dropLast()),\"sum\":\"\(sum(of: text.utf8))\"}\n".utf8)
  }

  /// Returns the hash of a line without its last member, which holds the hash.
  static func sum(of line: some Sequence<UInt8>) -> String {
    String(Fingerprint(of: [UInt8(form)] + line).description.prefix(8))
  }

  /// Returns the line without its hash; `nil` if the hash is missing or wrong.
  static func checked(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let start = Array(",\"sum\":\"".utf8)
    let end = Array("\"}".utf8)
    let length = start.count + 8 + end.count
    guard line.count > length, line.suffix(end.count).elementsEqual(end) else { return nil }
    let tail = line.suffix(length)
    guard tail.prefix(start.count).elementsEqual(start) else { return nil }
    let text = Array(line.dropLast(length)) + [UInt8(ascii: "}")]
    let written = String(decoding: tail.dropFirst(start.count).prefix(8), as: UTF8.self)
    return written == sum(of: text) ? text : nil
  }
}
