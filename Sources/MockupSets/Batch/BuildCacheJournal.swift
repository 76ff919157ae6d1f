import MenuMockup
import MockupFiles
internal import SystemPackage
internal import Synchronization

/// Writes down what a run has done while it goes on, so that one that is killed can be continued.
///
/// Everything goes to the end of the record, in lines that stand by themselves: other processes may write to the same
/// file.
final class BuildCacheJournal: Sendable {
  private struct State {
    var waiting: [(path: String, output: BuildCache.Output?)] = []
    var lastWriting = ContinuousClock.now
    var problem: OutputFile.Problem?
  }

  /// How long something may be done before it is written down.
  private static let pause = Duration.milliseconds(200)
  private static let lineEnd: [UInt8] = [UInt8(ascii: "\n")]

  private let folder: String
  private let files: FileDigests
  private let state = Mutex(State())

  /// A journal in the folder of the pictures.
  init(folder: String, files: FileDigests) {
    self.folder = folder
    self.files = files
  }

  /// Takes what became of a picture; `nil` where there is none any more.
  func add(_ output: BuildCache.Output?, at path: String) {
    state.withLock { state in
      state.waiting.append((path, output))
      let now = ContinuousClock.now
      guard now - state.lastWriting > Self.pause else { return }
      state.lastWriting = now
      write(&state, news: [])
    }
  }

  /// Writes the rest.
  func finish() throws(OutputFile.Problem) {
    let problem = state.withLock { state in
      write(&state, news: files.news.keys.sorted())
      return state.problem
    }
    if let problem { throw problem }
  }

  /// - Parameter news: files to write down besides those of the pictures.
  private func write(_ state: inout State, news: [String]) {
    guard !state.waiting.isEmpty || !news.isEmpty else { return }
    var writer = BuildCacheWriter(files: files.files)
    // The last run may have been killed in the middle of a line.
    var bytes = Self.lineEnd + writer.header
    for path in news { bytes += writer.file(path) }
    for (path, output) in state.waiting {
      bytes += output.map { writer.output($0, at: path) } ?? writer.removal(of: path)
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
    let path = FileSystem.place(FileSystem.path(BuildCache.fileName, in: folder))
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
