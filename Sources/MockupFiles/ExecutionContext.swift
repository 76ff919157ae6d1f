/// Where a piece of work is done: for a process that does the work of several, each with a context of its own.
///
/// They belong to the task, and ``Workers`` hands them on to its threads, so that pieces of work in different
/// contexts can be done at the same time.
public struct ExecutionContext: Sendable {
  /// The folder that relative paths start from, itself from the root; `nil` for that of the process.
  public private(set) var folder: String?
  /// Takes what is said and written; `nil` for standard output and standard error.
  public private(set) var capturedOutput: CapturedOutput?

  /// ExecutionContext from their parts; without any, those of the process.
  public init(folder: String? = nil, capturedOutput: CapturedOutput? = nil) {
    self.folder = folder.map(FilePlace.absolute)
    self.capturedOutput = capturedOutput
  }

  /// The context of what is being done.
  @TaskLocal public static var current = ExecutionContext()

  /// The place of a path in the current context.
  package static func place(_ path: String) -> String {
    guard let folder = current.folder else { return path }
    return FileSystem.path(path, in: folder)
  }
}
