import MockupFiles
import PositionedJSON

/// A line that is said to a person, apart from what is found in files.
struct Message {
  /// How much it matters.
  enum Weight: String {
    case note, warning, error
  }

  /// What is said, also in several lines.
  var text: String
  /// How much it matters.
  var weight = Weight.note
  /// The file or picture that it is about; `nil` for none.
  var file: String?
  /// What programs want to know besides.
  var members: [(String, JSONNode)] = []

  /// The message in a form.
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

  /// What is said, without the program's name.
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
