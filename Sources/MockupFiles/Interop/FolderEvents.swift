#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// What the kernel of Linux tells about changes in folders (inotify).
  final class FolderEvents: Sendable {
    /// One change.
    struct Event {
      /// The watch that it is about; below zero where events were lost.
      var watch: Int32
      /// The name in the folder; empty where it is the folder itself.
      var name: String
      /// Whether something was made that may have nothing in it yet.
      var isNew: Bool
      /// Whether it is a folder.
      var isFolder: Bool
      /// Whether the watch has come to its end, as the folder is gone.
      var isLast: Bool
    }

    private static let wanted = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
    /// The bytes in front of an event's name.
    private static let headerSize = 16

    private let descriptor: Int32

    /// A queue; `nil` where the system has no more of them.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Watches a folder; `nil` where that is not possible.
    func add(_ folder: String) -> Int32? {
      let watch = unsafe inotify_add_watch(descriptor, folder, Self.wanted | UInt32(IN_ONLYDIR))
      return watch >= 0 ? watch : nil
    }

    /// Watches a folder no longer.
    func remove(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

    /// Waits until there is an event, and gives all there are; none where the time is over.
    func next(within milliseconds: Int32) -> [Event] {
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&question, 1, milliseconds) > 0 else { return [] }
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
