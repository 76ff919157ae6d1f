internal import Synchronization
internal import SystemPackage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reports changed, added, and removed files of folders.
///
/// On Linux, the system reports changes. Elsewhere, and for folders that the system cannot watch, files are polled four
/// times a second.
package final class FileWatcher: Sendable {
  private struct State {
    /// Folders that the system watches, by watch number.
    var folders: [Int32: String] = [:]
    /// The watch number of each folder; `nil` if it is polled.
    var watches: [String: Int32?] = [:]
    /// The last known contents of polled folders.
    var contents: [String: [String: Snapshot]] = [:]
  }

  /// The polled properties of a file.
  private struct Snapshot: Hashable {
    var size: Int64
    var time: FileStamp.Time
    var inode: UInt64
  }

  /// The polling interval in milliseconds.
  private static let pollInterval: Int32 = 250
  /// The time in milliseconds to collect further events after the first, because one save causes several.
  private static let settling: Int32 = 3

  /// The limit of such collections in a row, because some files change all the time.
  private static let maximumRounds = 10

  private let state = Mutex(State())
  #if os(Linux)
    private let events: FolderEvents?
  #endif

  /// Creates a watcher without folders.
  ///
  /// - Parameter polls: Whether to poll even if the system reports changes.
  package init(polls: Bool = false) {
    #if os(Linux)
      events = polls ? nil : FolderEvents()
    #endif
  }

  private var polls: Bool { state.withLock { !$0.contents.isEmpty } }

  /// Watches exactly these folders, given as absolute paths, without their subfolders.
  package func watch(_ folders: Set<String>) {
    state.withLock { state in
      for (folder, watch) in state.watches where !folders.contains(folder) {
        state.watches[folder] = nil
        state.contents[folder] = nil
        guard let watch else { continue }
        state.folders[watch] = nil
        #if os(Linux)
          events?.remove(watch)
        #endif
      }
      for folder in folders where state.watches[folder] == nil { add(folder, to: &state) }
    }
  }

  private func add(_ folder: String, to state: inout State) {
    #if os(Linux)
      if let watch = events?.add(folder) {
        state.watches[folder] = .some(watch)
        // Two paths to the same folder share a watch.
        if state.folders[watch] == nil {
          state.folders[watch] = folder
          return
        }
      }
    #endif
    state.watches[folder] = .some(nil)
    state.contents[folder] = Self.look(at: folder)
  }

  /// Waits for changes.
  ///
  /// - Parameter milliseconds: The timeout; `nil` for none.
  /// - Returns: The paths of changed files; empty after the timeout. A watched folder's path means that anything in it
  ///   may have changed.
  package func next(within milliseconds: Int32? = nil) -> Set<String> {
    var left = milliseconds ?? Int32.max
    while true {
      let step = polls ? min(left, Self.pollInterval) : min(left, 60_000)
      var changed = changes(within: step)
      if polls { changed.formUnion(looked()) }
      if !changed.isEmpty {
        for _ in 0..<Self.maximumRounds {
          let more = changes(within: Self.settling)
          if more.isEmpty { break }
          changed.formUnion(more)
        }
        return changed
      }
      if milliseconds != nil {
        left -= step
        guard left > 0 else { return [] }
      }
    }
  }

  /// Returns the changes that the system reports.
  private func changes(within milliseconds: Int32) -> Set<String> {
    #if os(Linux)
      if let events {
        var changed: Set<String> = []
        for event in events.next(within: milliseconds) {
          if event.watch < 0 {
            changed.formUnion(state.withLock { $0.folders.values })
            continue
          }
          guard let folder = state.withLock({ $0.folders[event.watch] }) else { continue }
          guard !event.isLast else {
            state.withLock { state in
              state.folders[event.watch] = nil
              state.watches[folder] = nil
            }
            changed.insert(folder)
            continue
          }
          let path = event.name.isEmpty ? folder : FileSystem.path(event.name, in: folder)
          // A file that was just created is reported again when it is written.
          if event.isNew, !event.isFolder, FileStamp(path: path)?.size == 0 { continue }
          changed.insert(path)
        }
        return changed
      }
    #endif
    usleep(UInt32(milliseconds) * 1000)
    return []
  }

  /// Returns the changes found by polling.
  private func looked() -> Set<String> {
    state.withLock { state in
      var changed: Set<String> = []
      for (folder, old) in state.contents {
        let new = Self.look(at: folder)
        for name in Set(old.keys).union(new.keys) where old[name] != new[name] {
          changed.insert(FileSystem.path(name, in: folder))
        }
        state.contents[folder] = new
      }
      return changed
    }
  }

  private static func look(at folder: String) -> [String: Snapshot] {
    var snapshots: [String: Snapshot] = [:]
    for name in FileSystem.names(in: folder) {
      guard let stat = try? Stat(FileSystem.filePath(FileSystem.path(name, in: folder))) else { continue }
      snapshots[name] = Snapshot(
        size: stat.size,
        time: FileStamp.Time(seconds: Int64(stat.st_ctim.tv_sec), nanoseconds: Int64(stat.st_ctim.tv_nsec)),
        inode: UInt64(stat.inode.rawValue))
    }
    return snapshots
  }
}
