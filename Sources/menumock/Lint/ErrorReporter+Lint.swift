import MenuTheme
import ArgumentParser
import MenuLinting
import MenuMockup

extension ErrorReporter {
  /// Reports why a document was not linted.
  ///
  /// - Parameter reported: the diagnostics already reported; errors of options are not repeated.
  /// - Returns: the exit status.
  static func report(_ problem: LintProblem, _ reported: ReportedDiagnostics = ReportedDiagnostics()) -> ExitCode {
    let failure: Failure
    switch problem {
    case .unreadable(let diagnostics):
      Console.report(reported.unreported(among: diagnostics))
      return .badInput
    case .project(let error): return report(error)
    case .set(let file, let error):
      _ = report(error)
      failure = Failure(message: "\(file): the set cannot be read", status: .badInput)
    case .file(let path, let problem): failure = Failure(problem: problem, path: path)
    case .invalidName(let name, let folder): failure = Failure(name, in: folder)
    case .noJSON(let folder):
      failure = Failure(message: "\(folder): the folder contains no JSON files", status: .noInput)
    case .noDocuments(let folder):
      failure = Failure(message: "\(folder): the folder contains no documents", status: .noInput)
    case .noDocument(let file, let kind):
      let name = kind == .theme ? "a theme" : "a string table"
      failure = Failure(
        message: "\(file): expected a document, found \(name)", help: "check it with menumock validate",
        status: .badInput)
    case .image(let file, let problem):
      failure = Failure(message: "\(file): \(problem.description)", status: .badInput)
    }
    Console.report(failure)
    return failure.status
  }
}
