/// How it is written what is said to a person.
public enum MessageForm: String, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  case text
  /// A JSON object a line.
  case json
  /// Lines for people, among them workflow commands, which GitHub shows at the lines of a pull request.
  case github
}

/// Where a piece of work is done: for a process that does the work of several, each with a context of its own.
///
/// They belong to the task, and `Workers` hands them on to its threads, so that pieces of work in different
/// contexts can be done at the same time.
public struct ExecutionContext: Sendable {
  /// The folder that relative paths start from, itself from the root; `nil` for that of the process.
  public private(set) var folder: String?
  /// Takes what is said and written; `nil` for standard output and standard error.
  public private(set) var capturedOutput: CapturedOutput?

  /// How it is written what is said to a person.
  public private(set) var messageForm: MessageForm

  /// A context from its parts; without any, that of the process.
  public init(
    folder: String? = nil, capturedOutput: CapturedOutput? = nil, messageForm: MessageForm = .text
  ) {
    self.folder = folder.map(FilePlace.absolute)
    self.capturedOutput = capturedOutput
    self.messageForm = messageForm
  }

  /// The same context, in which what is said is written in another form.
  public func speaking(_ form: MessageForm) -> ExecutionContext {
    var context = self
    context.messageForm = form
    return context
  }

  /// The context of what is being done.
  @TaskLocal public static var current = ExecutionContext()

  /// The place of a path in the current context.
  package static func place(_ path: String) -> String {
    guard let folder = current.folder else { return path }
    return FileSystem.path(path, in: folder)
  }
}
