import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

enum CheckReporter {
  /// Reports results: in text, images that differ for one reason together; in machine formats, each image.
  static func report(_ results: [CheckResult]) {
    switch ExecutionContext.current.messageForm {
    case .text:
      for cause in CheckCause.grouping(results) { Console.report(cause.text) }
    case .json:
      for result in results { Console.report(message(result)) }
    case .github:
      for cause in CheckCause.grouping(results) {
        if cause.isGood { Console.report(cause.text) } else { Console.write(command(cause)) }
      }
    }
  }

  static func report(_ summary: CheckSummary) {
    var counts: [(String, JSONNode)] = Verdict.allCases.map { ($0.rawValue, .number(summary.counts[$0] ?? 0)) }
    counts += [("accepted", .number(summary.accepted)), ("removed", .number(summary.removed))]
    Console.report(
      Message(
        text: summary.description, weight: .note,
        members: [("ok", .bool(summary.isGood)), ("counts", .object(counts))]))
  }

  private static func message(_ result: CheckResult) -> Message {
    let members = (result.json.members ?? []).map { ($0.key.text == "message" ? "reason" : $0.key.text, $0.value) }
    let weight: Message.Weight = result.isGood ? .note : .error
    return Message(text: result.text, weight: weight, members: members)
  }

  /// Annotates the first changed line of the document.
  private static func command(_ cause: CheckCause) -> WorkflowCommand {
    var command = WorkflowCommand(.error, cause.text)
    command.title = cause.title
    guard let input = cause.input else { return command }
    command.file = input
    if let path = cause.results.first?.finding.document.first?.path,
      let bytes = try? FileSystem.contents(of: input, atMost: .jsonBytes),
      let root = JSONReading(bytes, .commented).root
    {
      let line = Int(root.location(at: path).position.line)
      command.lines = line...line
    }
    return command
  }

  /// Markdown for a GitHub step summary.
  static func markdown(_ results: [CheckResult], _ summary: CheckSummary) -> String {
    var text = "### menumock check\n\n\(summary.description)\n"
    let causes = CheckCause.grouping(results)
    guard !causes.isEmpty else { return text }
    text += "\n| difference | cause | pictures |\n| --- | --- | --- |\n"
    for cause in causes.prefix(maximumCauses) {
      let reasons = cause.reasons.map(MarkdownText.cell).joined(separator: "<br>")
      var paths = cause.results.prefix(maximumPaths).map { "\(MarkdownText.cell($0.path))" }
      if cause.results.count > maximumPaths { paths.append("and \(cause.results.count - maximumPaths) more") }
      text += "| \(MarkdownText.cell(cause.title)) | \(reasons) | \(paths.joined(separator: "<br>")) |\n"
    }
    if causes.count > maximumCauses { text += "\nNot listed: \(causes.count - maximumCauses) more.\n" }
    return text
  }

  /// A summary is limited to 1 MiB.
  private static let maximumCauses = 200
  private static let maximumPaths = 20
}
