import MockupFiles
import SystemPackage

/// The summary of a step, which GitHub shows on the page of a workflow's run.
enum StepSummary {
  /// The environment variable that names its file.
  static let variable = "GITHUB_STEP_SUMMARY"

  /// Adds Markdown to the summary, where one is kept and workflow commands are asked for.
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
      Console.say("\(variable): \(path): \(error)", .warning)
    }
  }

  /// A text for a cell of a table: on one line, and without anything that Markdown or HTML would take for its own.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": result += " "
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "|", "*", "_", "`", "[", "]", "\\": result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
