#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
package import SystemPackage

/// A running program with limits on time and output.
///
/// Its standard input and output are one socket, so that a write to a finished program fails instead of raising a
/// signal.
package final class HelperProcess {
  package enum End: Hashable, Sendable {
    /// A normal exit, with its status.
    case exit(Int32)
    case signal(Int32)
    /// Stopped at its time limit, by this process or by the system.
    case late
    /// Stopped because it wrote too much.
    case excess
  }

  /// The first part of standard error.
  package private(set) var errors: [UInt8] = []

  private static let maximumErrorBytes = 4096

  private var talk: SocketPair
  private var complaints: SocketPair
  /// `nil` after the end.
  private var process: pid_t?

  /// Starts a program with a minimal environment, default signal handlers, and no other open files.
  ///
  /// - Throws: the error that prevents the start.
  package init(starting path: String, arguments: [String] = [], environment: [String] = []) throws(Errno) {
    talk = try SocketPair()
    complaints = try SocketPair()
    // A backtrace would take seconds and is not shown.
    process = try CleanStart.process(
      path, arguments: [path] + arguments, environment: ["SWIFT_BACKTRACE=enable=no"] + environment,
      files: [(talk.other, STDIN_FILENO), (talk.other, STDOUT_FILENO), (complaints.other, STDERR_FILENO)])
    talk.closeOther()
    complaints.closeOther()
  }

  deinit { if process != nil { _ = stop() } }

  /// Returns whether standard error contains the words.
  package func reportsError(of words: String) -> Bool { String(decoding: errors, as: UTF8.self).contains(words) }

  /// Writes the input and reads both outputs as they become ready.
  ///
  /// - Parameters:
  ///   - input: bytes for standard input.
  ///   - endsInput: closes standard input after them.
  ///   - maximum: the output limit in bytes.
  ///   - deadline: the time limit.
  ///   - isComplete: returns whether the program needs to write no more; otherwise it is read to its end.
  /// - Returns: the output, and the reason to stop the program or its end; `nil` if the output is complete.
  package func exchange(
    _ input: [UInt8], endsInput: Bool, atMost maximum: Int, until deadline: ContinuousClock.Instant,
    isComplete: ([UInt8]) -> Bool = { _ in false }
  ) -> (output: [UInt8], end: End?) {
    var output: [UInt8] = []
    var sent = 0
    var watched = [
      pollfd(fd: talk.own, events: Int16(POLLIN | POLLOUT), revents: 0),
      pollfd(fd: complaints.own, events: Int16(POLLIN), revents: 0),
    ]
    if input.isEmpty { Self.finish(&watched[0], endsInput: endsInput) }
    while watched.contains(where: { $0.fd >= 0 }) {
      let rest = deadline - .now
      guard rest > .zero else { return (output, stop(as: .late)) }
      let milliseconds = Int32(clamping: Int(rest / .milliseconds(1)) + 1)
      guard unsafe poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { continue }
      if watched[0].revents & Int16(POLLOUT) != 0, sent < input.count {
        sent = Self.send(input, from: sent, to: talk.own)
        if sent == input.count { Self.finish(&watched[0], endsInput: endsInput) }
      }
      if watched[0].revents & ~Int16(POLLOUT) != 0 {
        if !Self.receive(from: talk.own, into: &output) { watched[0].fd = -1 }
        guard output.count <= maximum else { return (output, stop(as: .excess)) }
        if isComplete(output) { return (output, nil) }
      }
      if watched[1].revents != 0 {
        if !Self.receive(from: complaints.own, into: &errors) { watched[1].fd = -1 }
        errors.removeLast(max(0, errors.count - Self.maximumErrorBytes))
      }
    }
    return (output, wait(until: deadline))
  }

  /// Ends writing.
  private static func finish(_ watched: inout pollfd, endsInput: Bool) {
    if endsInput { shutdown(watched.fd, Int32(SHUT_WR)) }
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

  /// Stops the program.
  private func stop(as end: End = .late) -> End {
    if let process { kill(process, SIGKILL) }
    _ = wait(until: nil)
    return end
  }

  /// Waits for the end of the program and stops it at the deadline.
  ///
  /// - Parameter deadline: `nil` for a stopped process.
  private func wait(until deadline: ContinuousClock.Instant?) -> End {
    guard let process else { return .exit(0) }
    self.process = nil
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
