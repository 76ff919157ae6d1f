#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
package import SystemPackage

/// Runs a program with limits on time and output.
package struct BoundedProcess {
  /// The end of a program.
  package enum End: Hashable, Sendable {
    /// A normal exit, with its status.
    case exit(Int32)
    case signal(Int32)
    /// Stopped at its time limit, by this process or by the system.
    case late
    /// Stopped because it wrote too much.
    case excess
  }

  package private(set) var end = End.exit(0)
  package private(set) var output: [UInt8] = []
  package private(set) var errors: [UInt8] = []

  /// In bytes.
  private static let keptErrors = 4096

  /// Runs a program without arguments, with a minimal environment and default signal handlers.
  ///
  /// Its standard input and output are one socket, so that a write to a finished program fails instead of raising a
  /// signal.
  ///
  /// - Parameters:
  ///   - path: the program's path.
  ///   - input: its standard input.
  ///   - most: the output limit in bytes.
  ///   - time: the time limit.
  /// - Throws: the error that prevents the start.
  package init(running path: String, input: [UInt8], atMost most: Int, within time: Duration) throws(Errno) {
    let deadline = ContinuousClock.now + time
    var talk = try SocketPair()
    var complaints = try SocketPair()
    let process = try Self.spawn(path, talk: talk.other, errors: complaints.other)
    talk.closeOther()
    complaints.closeOther()
    let stopped = exchange(input, talk.own, complaints.own, atMost: most, until: deadline)
    if stopped != nil { kill(process, SIGKILL) }
    let end = Self.wait(for: process, until: stopped == nil ? deadline : nil)
    self.end = stopped ?? end
  }

  /// Returns whether standard error contains the words.
  package func complains(of words: String) -> Bool { String(decoding: errors, as: UTF8.self).contains(words) }

  private static func spawn(_ path: String, talk: Int32, errors: Int32) throws(Errno) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    let arguments: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(path), nil]
    // A backtrace would take seconds and is not shown.
    let environment: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe free(arguments[0])
      unsafe free(environment[0])
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, talk, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, talk, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process = pid_t()
    let status = unsafe posix_spawn(&process, path, &actions, &attributes, arguments, environment)
    guard status == 0 else { throw Errno(rawValue: status) }
    return process
  }

  /// Writes the input and reads both outputs as they become ready, until the program has closed them.
  ///
  /// - Returns: the reason to stop the program; `nil` to let it end.
  private mutating func exchange(
    _ input: [UInt8], _ talk: Int32, _ complaints: Int32, atMost most: Int, until deadline: ContinuousClock.Instant
  ) -> End? {
    var sent = 0
    var watched = [
      pollfd(fd: talk, events: Int16(POLLIN | POLLOUT), revents: 0),
      pollfd(fd: complaints, events: Int16(POLLIN), revents: 0),
    ]
    if input.isEmpty { Self.finish(&watched[0]) }
    while watched.contains(where: { $0.fd >= 0 }) {
      let rest = deadline - .now
      guard rest > .zero else { return .late }
      let milliseconds = Int32(clamping: Int(rest / .milliseconds(1)) + 1)
      guard unsafe poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { continue }
      if watched[0].revents & Int16(POLLOUT) != 0, sent < input.count {
        sent = Self.send(input, from: sent, to: talk)
        if sent == input.count { Self.finish(&watched[0]) }
      }
      if watched[0].revents & ~Int16(POLLOUT) != 0 {
        if !Self.receive(from: talk, into: &output) { watched[0].fd = -1 }
        guard output.count <= most else { return .excess }
      }
      if watched[1].revents != 0 {
        if !Self.receive(from: complaints, into: &errors) { watched[1].fd = -1 }
        errors.removeLast(max(0, errors.count - Self.keptErrors))
      }
    }
    return nil
  }

  /// Closes the writing side of the socket.
  private static func finish(_ watched: inout pollfd) {
    shutdown(watched.fd, Int32(SHUT_WR))
    watched.events = Int16(POLLIN)
  }

  /// Sends as many bytes as the socket takes; a program that reads no more counts as having taken all.
  ///
  /// - Returns: the total number of bytes sent.
  private static func send(_ bytes: [UInt8], from start: Int, to socket: Int32) -> Int {
    let length = min(bytes.count - start, 1 << 18)
    #if canImport(Darwin)
      let flags = MSG_DONTWAIT
    #else
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
    let count = unsafe bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        unsafe Glibc.send(socket, buffer.baseAddress.map { unsafe $0 + start }, length, flags)
      #elseif canImport(Musl)
        unsafe Musl.send(socket, buffer.baseAddress.map { unsafe $0 + start }, length, flags)
      #else
        unsafe Darwin.send(socket, buffer.baseAddress.map { unsafe $0 + start }, length, flags)
      #endif
    }
    if count >= 0 { return start + count }
    return errno == EAGAIN || errno == EINTR ? start : bytes.count
  }

  /// Appends the available bytes.
  ///
  /// - Returns: `false` at the end.
  private static func receive(from socket: Int32, into bytes: inout [UInt8]) -> Bool {
    var mayFollow = false
    bytes += unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let received = unsafe recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      mayFollow = received > 0 || received < 0 && (errno == EAGAIN || errno == EINTR)
      count = max(0, received)
    }
    return mayFollow
  }

  /// Waits for the end of a process and stops it at the deadline.
  ///
  /// - Parameter deadline: `nil` for a stopped process.
  private static func wait(for process: pid_t, until deadline: ContinuousClock.Instant?) -> End {
    var status: Int32 = 0
    var isStopped = deadline == nil
    while true {
      let found = unsafe waitpid(process, &status, isStopped ? 0 : WNOHANG)
      if found == process { break }
      // If this process ignores SIGCHLD, the status is lost; the output then shows success or failure.
      if found < 0, errno != EINTR { return .exit(0) }
      if let deadline, !isStopped, deadline <= .now {
        kill(process, SIGKILL)
        isStopped = true
      }
      if !isStopped { usleep(500) }
    }
    if deadline != nil, isStopped { return .late }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : signal == SIGXCPU ? .late : .signal(signal)
  }

  /// Two ends of a connection that child processes don't inherit.
  private struct SocketPair: ~Copyable {
    let own: Int32
    private(set) var other: Int32

    init() throws(Errno) {
      var ends: [Int32] = [-1, -1]
      #if canImport(Darwin)
        guard unsafe socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { throw Errno(rawValue: errno) }
        for end in ends { _ = unsafe fcntl(end, F_SETFD, FD_CLOEXEC) }
        var yes: Int32 = 1
        unsafe setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      #elseif canImport(Musl)
        guard unsafe socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else {
          throw Errno(rawValue: errno)
        }
      #else
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Errno(rawValue: errno) }
      #endif
      (own, other) = (ends[0], ends[1])
    }

    deinit {
      close(own)
      if other >= 0 { close(other) }
    }

    mutating func closeOther() {
      close(other)
      other = -1
    }
  }
}
