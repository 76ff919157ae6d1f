/// The format of diagnostics and other messages.
public enum MessageForm: String, CaseIterable, Hashable, Sendable {
  case text
  /// One JSON object per line.
  case json
  /// Plain text with workflow commands, which GitHub shows at the lines of a pull request.
  case github
}

/// The environment of a piece of work, for processes that work for several callers.
///
/// Contexts are task-local, and `Workers` passes them on to its threads, so work in different contexts can run at the
/// same time.
public struct ExecutionContext: Sendable {
  /// The absolute path of the working folder; `nil` for that of the process.
  public private(set) var folder: String?
  /// Receives all output; `nil` for standard output and standard error.
  public private(set) var capturedOutput: CapturedOutput?

  /// The format of messages.
  public private(set) var messageForm: MessageForm

  /// Creates a context; by default, that of the process.
  public init(
    folder: String? = nil, capturedOutput: CapturedOutput? = nil, messageForm: MessageForm = .text
  ) {
    self.folder = folder.map(FilePaths.absolute)
    self.capturedOutput = capturedOutput
    self.messageForm = messageForm
  }

  /// Returns the same context with a different format of messages.
  public func reporting(_ form: MessageForm) -> ExecutionContext {
    var context = self
    context.messageForm = form
    return context
  }

  /// The context of the current task.
  @TaskLocal public static var current = ExecutionContext()

  /// Resolves a path against the working folder of the current context.
  package static func resolve(_ path: String) -> String {
    guard let folder = current.folder else { return path }
    return FileSystem.path(path, in: folder)
  }
}
