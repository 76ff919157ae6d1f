import MockupFiles
import MenuMockup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct Terminal {
  /// In columns.
  let width: Int
  let hasColors: Bool

  private static let defaultWidth = 80

  /// Fails if the stream is not a terminal, or is one that cannot return to the start of a line.
  ///
  /// - Parameter output: selects standard output instead of standard error.
  init?(output: Bool = false) {
    let descriptor = output ? STDOUT_FILENO : STDERR_FILENO
    guard ExecutionContext.current.capturedOutput == nil, isatty(descriptor) == 1, let kind = Self.variable("TERM"),
      kind != "dumb"
    else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? Int(size.ws_col) : Self.variable("COLUMNS").flatMap { Int($0) } ?? Self.defaultWidth
    hasColors = Self.colorChoice ?? true
  }

  /// Whether messages have colors if the stream is not a terminal.
  static var forcesColors: Bool { ExecutionContext.current.capturedOutput == nil && colorChoice == true }

  /// The user's choice, by https://no-color.org and https://force-color.org; `nil` without one. NO_COLOR takes
  /// precedence.
  private static var colorChoice: Bool? {
    if variable("NO_COLOR") != nil { return false }
    return variable("FORCE_COLOR").map { $0 != "0" && $0 != "false" }
  }

  func clear() { Console.writeToTerminal("\u{1B}[H\u{1B}[2J") }

  /// An environment variable; `nil` if unset or empty.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
