import ArgumentParser
import MenuMockup
import MockupFiles

/// Repeats work whenever one of its inputs changes, until interrupted.
struct WatchLoop {
  struct Iteration {
    /// A folder stands for all JSON files in it.
    var inputs: Set<String> = []
    var outputs: Set<String> = []
    /// After a failure, any change starts the next pass.
    var isGood = true

    mutating func read(_ paths: some Sequence<String>) { inputs.formUnion(paths.map(WatchLoop.canonicalPath)) }
    mutating func wrote(_ paths: some Sequence<String>) { outputs.formUnion(paths.map(WatchLoop.canonicalPath)) }
  }

  private let watcher = FileWatcher()
  private let isQuiet: Bool

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// An absolute path without symbolic links, also for a deleted file.
  static func canonicalPath(_ path: String) -> String {
    if let known = FilePaths.canonical(path) { return known }
    let path = FilePaths.absolute(path)
    let folder = FileSystem.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return FilePaths.canonical(folder).map { FileSystem.path(name, in: $0) } ?? path
  }

  /// Runs the work, and again after each change.
  ///
  /// - Parameters:
  ///   - named: the paths on the command line, which must exist at the start.
  ///   - first: additional known inputs.
  ///   - work: receives the changed files; `nil` the first time.
  func run(named: [String], first: [String] = [], _ work: (_ changed: Set<String>?) throws -> Iteration) throws -> Never
  {
    for path in named where !FileSystem.exists(path) {
      throw Failure(message: "\(path): the file does not exist", status: .noInput)
    }
    Interruption.exitImmediately()
    var known = Iteration()
    known.read(named + first)
    // Watch before drawing, so that no change is missed.
    watcher.watch(Self.folders(of: known.inputs))
    var changed: Set<String>?
    while true {
      // On a terminal, show only the messages of the latest pass.
      if changed != nil, let terminal = Terminal() { terminal.clear() }
      var round = try work(changed)
      Interruption.exitImmediately()
      if !round.isGood { round.inputs.formUnion(known.inputs) }
      known = round
      watcher.watch(Self.folders(of: known.inputs))
      if !isQuiet { Console.report("menumock: watching; press Ctrl-C to stop") }
      changed = next(known)
    }
  }

  private func next(_ round: Iteration) -> Set<String> {
    while true {
      let changed = watcher.next().filter { path in
        if round.outputs.contains(path) { return false }
        if !round.isGood || round.inputs.contains(path) { return true }
        let isDocument = FileSystem.isJSON(path) || !FileSystem.exists(path)
        return isDocument && round.inputs.contains(FileSystem.folder(of: path))
      }
      if !changed.isEmpty { return changed }
    }
  }

  private static func folders(of inputs: Set<String>) -> Set<String> {
    Set(inputs.map { FileSystem.isFolder($0) ? $0 : FileSystem.folder(of: $0) })
  }
}
