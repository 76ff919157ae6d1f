import MockupFiles
import PositionedJSON

/// A message to the user, other than findings in files.
struct Message {
  enum Weight: String {
    case note, warning, error
  }

  /// May have several lines.
  var text: String
  var weight = Weight.note
  var file: String?
  /// Additional members of the JSON form.
  var members: [(String, JSONNode)] = []

  func lines(as form: MessageForm) -> String {
    switch form {
    case .text: return text
    case .json:
      var object: [(String, JSONNode)] = [("severity", .string(weight.rawValue))]
      if let file { object.append(("file", .string(file))) }
      object.append(("message", .string(plain)))
      return JSONWriter.text(of: .object(object + members), form: .compact)
    case .github:
      guard let level else { return text }
      var command = WorkflowCommand(level, plain)
      command.file = file
      return command.text
    }
  }

  /// The text without the program's name.
  private var plain: String {
    let name = "menumock: "
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
