/// The message and the help in a text of the argument parser.
struct UsageWords {
  private(set) var message: String
  private(set) var help: String

  /// - Parameter command: the name of the command whose help explains the options; `nil` for the program.
  init(_ text: String, command: String?) {
    help = "see menumock \(command.map { $0 + " " } ?? "")--help"
    message = text
    for (mark, length) in [("\nhelp: ", 7), (". Did you mean", 2), (". Please provide", 2)] {
      guard let range = message.firstRange(of: mark) else { continue }
      let rest = message[message.index(range.lowerBound, offsetBy: length)...]
      help = length == 2 ? Self.uncapitalized(String(rest)) : String(rest)
      message = String(message[..<range.lowerBound])
      break
    }
    message = Self.uncapitalized(message)
  }

  private static func uncapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
