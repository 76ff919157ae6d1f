import ArgumentParser
import MenuMockup
import MockupFiles

/// Work that is done again whenever something changes that it read, until the program is interrupted.
struct WatchLoop {
  /// What one time of the work has read and written.
  struct Round {
    /// The files that were read; a folder stands for all JSON files in it.
    var inputs: Set<String> = []
    /// The files that were written.
    var outputs: Set<String> = []
    /// Whether all went well; if not, any change may mend it.
    var isGood = true

    /// Adds files that were read, as somebody named them.
    mutating func read(_ paths: some Sequence<String>) { inputs.formUnion(paths.map(WatchLoop.place)) }
    /// Adds files that were written.
    mutating func wrote(_ paths: some Sequence<String>) { outputs.formUnion(paths.map(WatchLoop.place)) }
  }

  private let watcher = FileWatcher()
  private let isQuiet: Bool

  /// - Parameter isQuiet: whether only errors are said.
  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// A path from the root without links, also of a file that is gone.
  static func place(_ path: String) -> String {
    if let place = FilePlace.canonical(path) { return place }
    let path = FilePlace.absolute(path)
    let folder = FileSystem.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return FilePlace.canonical(folder).map { FileSystem.path(name, in: $0) } ?? path
  }

  /// Does the work, and again after each change.
  ///
  /// - Parameters:
  ///   - named: what was named on the command line, and has to be there at the beginning.
  ///   - first: what is sure to be read besides.
  ///   - work: is given the files that have changed; `nil` the first time.
  func run(named: [String], first: [String] = [], _ work: (_ changed: Set<String>?) throws -> Round) throws -> Never {
    for path in named where !FileSystem.exists(path) {
      throw Failure(message: "\(path): there is no such file", status: .noInput)
    }
    Interruption.endAtOnce()
    var known = Round()
    known.read(named + first)
    // What changes while the first pictures are drawn is not missed.
    watcher.watch(Self.folders(of: known.inputs))
    var changed: Set<String>?
    while true {
      // What was said before is over: on a terminal, what stands there is what is the matter now.
      if changed != nil, let terminal = Terminal() { terminal.clear() }
      var round = try work(changed)
      Interruption.endAtOnce()
      if !round.isGood { round.inputs.formUnion(known.inputs) }
      known = round
      watcher.watch(Self.folders(of: known.inputs))
      if !isQuiet { Console.say("menumock: watching; Ctrl-C ends it") }
      changed = next(known)
    }
  }

  /// Waits for a change that matters.
  private func next(_ round: Round) -> Set<String> {
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
