import MockupFiles
import Dispatch
import MenuMockup
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Handles Ctrl-C and SIGTERM.
///
/// The first signal sets a flag, so that the command can finish and record its work; the second ends the program at
/// once. While the value exists, the signals have no other effect.
final class Interruption {
  private final class Note: Sendable {
    let isMade = Atomic(false)
  }

  private static let signals = [SIGINT, SIGTERM]

  private let note: Note
  private let sources: [any DispatchSourceSignal]

  /// Starts listening, except in a worker request, which signals don't end.
  init() {
    let note = Note()
    // A separate queue gets a thread even if all others are busy.
    let queue = DispatchQueue(label: "menumock.interruption")
    let numbers = ExecutionContext.current.capturedOutput == nil ? Self.signals : []
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if note.isMade.exchange(true, ordering: .relaxed) { _exit(Self.status) }
      }
      source.resume()
      return source
    }
    self.note = note
  }

  deinit {
    for source in sources { source.cancel() }
    if !sources.isEmpty { for number in Self.signals { signal(number, SIG_DFL) } }
  }

  var isRequested: Bool { isRequestedAnywhere() }

  /// The same flag, for other threads.
  var isRequestedAnywhere: @Sendable () -> Bool {
    { [note] in note.isMade.load(ordering: .relaxed) }
  }

  /// 128 + SIGINT, as in shells.
  static let status: Int32 = 130

  /// Makes the signals end the program at once with ``status``, for commands with nothing to finish.
  static func exitImmediately() {
    for number in signals {
      signal(number) { _ in _exit(130) }
    }
  }
}
