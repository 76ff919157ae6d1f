import MockupFiles
import PositionedJSON

/// A message to the user, other than findings in files.
struct Message {
  enum Weight: String {
    case note, warning, error
  }

  /// May have several lines. In text, errors and warnings follow the file's name, or the program's.
  var text: String
  var weight = Weight.note
  var help: String?
  var file: String?
  /// Additional members of the JSON form.
  var members: [(String, JSONNode)] = []

  func lines(as form: MessageForm) -> String {
    switch form {
    case .text:
      guard weight != .note else { return note }
      return ReportText(location: file ?? Self.program, severity: weight.rawValue, message: plain, help: help).text()
    case .json:
      var object: [(String, JSONNode)] = [("severity", .string(weight.rawValue))]
      if let file { object.append(("file", .string(file))) }
      object.append(("message", .string(plain)))
      if let help { object.append(("help", .string(help))) }
      return JSONWriter.text(of: .object(object + members), form: .compact)
    case .github:
      guard let level else { return note }
      var command = WorkflowCommand(level, ReportText.joined(plain, help))
      command.file = file
      return command.text
    }
  }

  private static let program = "menumock"

  private var note: String { text + (help.map { "\nhelp: \($0)" } ?? "") }

  /// The text without the program's name.
  private var plain: String {
    let name = Self.program + ": "
    return text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
  }

  private var level: WorkflowCommand.Level? {
    switch weight {
    case .note: nil
    case .warning: .warning
    case .error: .error
    }
  }
}
