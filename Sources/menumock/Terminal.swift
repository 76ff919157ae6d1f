import MockupFiles
import MenuMockup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal behind standard error, or standard output.
struct Terminal {
  /// How many columns it has.
  let width: Int
  /// Whether it may be written to in colors.
  let hasColors: Bool

  private static let usualWidth = 80

  /// The terminal; `nil` where standard error goes elsewhere, or to one that cannot go back on its line.
  ///
  /// - Parameter output: whether it is the one behind standard output that is asked for.
  init?(output: Bool = false) {
    let descriptor = output ? STDOUT_FILENO : STDERR_FILENO
    guard ExecutionContext.current.capturedOutput == nil, isatty(descriptor) == 1, let kind = Self.variable("TERM"),
      kind != "dumb"
    else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? Int(size.ws_col) : Self.variable("COLUMNS").flatMap { Int($0) } ?? Self.usualWidth
    // https://no-color.org: any value but an empty one.
    hasColors = Self.variable("NO_COLOR") == nil
  }

  /// Takes away what stands there.
  func clear() { Console.sayRaw("\u{1B}[H\u{1B}[2J") }

  /// A variable of the environment; `nil` also where it is empty.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
