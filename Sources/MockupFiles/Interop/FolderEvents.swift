#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// A queue of changes in folders, by Linux's inotify.
  final class FolderEvents: Sendable {
    struct Event {
      /// The number of the watch; negative if events were lost.
      var watch: Int32
      /// The name in the folder; empty for the folder itself.
      var name: String
      /// Whether an entry was created that may still be empty.
      var isNew: Bool
      var isFolder: Bool
      /// Whether the watch ended because the folder is gone.
      var isLast: Bool
    }

    private static let wanted = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
    /// The size in bytes of the fields before an event's name.
    private static let headerSize = 16

    private let descriptor: Int32

    /// Returns `nil` if the system has no queues left.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Watches a folder; returns `nil` if that is not possible.
    func add(_ folder: String) -> Int32? {
      let watch = unsafe inotify_add_watch(descriptor, folder, Self.wanted | UInt32(IN_ONLYDIR))
      return watch >= 0 ? watch : nil
    }

    func remove(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

    /// Waits for events and returns all that are pending; empty after the timeout.
    func next(within milliseconds: Int32) -> [Event] {
      var pollRequest = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&pollRequest, 1, milliseconds) > 0 else { return [] }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return [] }
      return unsafe bytes.withUnsafeBytes { unsafe Self.events(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    private static func events(_ bytes: UnsafeRawBufferPointer) -> [Event] {
      var events: [Event] = []
      var offset = 0
      let count = bytes.count
      while offset + headerSize <= count {
        let watch = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let mask = unsafe bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(unsafe bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let end = offset + headerSize + length
        guard end <= count else { break }
        let name = unsafe bytes[(offset + headerSize)..<end].prefix { $0 != 0 }
        func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
        unsafe events.append(
          Event(
            watch: has(IN_Q_OVERFLOW) ? -1 : watch, name: String(decoding: name, as: UTF8.self), isNew: has(IN_CREATE),
            isFolder: mask & UInt32(IN_ISDIR) != 0, isLast: has(IN_IGNORED)))
        offset = end
      }
      return events
    }
  }
#endif
