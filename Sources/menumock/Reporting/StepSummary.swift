import MockupFiles
import SystemPackage

/// The step summary that GitHub shows on the page of a workflow run.
enum StepSummary {
  static let variable = "GITHUB_STEP_SUMMARY"

  /// Appends Markdown to the summary if the variable is set and the format is `github`.
  static func append(_ markdown: String) {
    guard ExecutionContext.current.messageForm == .github,
      let path = Terminal.variable(variable)
    else { return }
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.append, .create],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      _ = try file.closeAfter { try file.writeAll(Array((markdown + "\n").utf8)) }
    } catch {
      Console.report("\(variable): \(path): \(error)", .warning)
    }
  }
}
