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

/// Somebody's wish that the program ends: Ctrl-C, or the signal that `kill` sends.
///
/// The first one is noted, so that what was begun can be finished and written down; the second ends the program at once.
/// As long as the value lives, the signals do nothing else.
final class Interruption {
  /// The note of a wish, for all threads.
  private final class Note: Sendable {
    let isMade = Atomic(false)
  }

  private static let signals = [SIGINT, SIGTERM]

  private let note: Note
  private let sources: [any DispatchSourceSignal]

  /// Starts to listen; what is done for a request of a worker is not ended by signals.
  init() {
    let note = Note()
    // A queue of its own has a thread, however busy all others are.
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

  /// Whether the program was asked to end.
  var isAsked: Bool { isAskedAnywhere() }

  /// The same question, for other threads.
  var isAskedAnywhere: @Sendable () -> Bool {
    { [note] in note.isMade.load(ordering: .relaxed) }
  }

  /// The exit status of a program that was interrupted, as shells have it.
  static let status: Int32 = 130

  /// Lets the signals end the program at once, with the status of one that was interrupted: for what has nothing to
  /// finish.
  static func endAtOnce() {
    for number in signals {
      signal(number) { _ in _exit(130) }
    }
  }
}
