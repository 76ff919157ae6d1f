import PositionedJSON

/// The message and the help in a text of the argument parser.
struct UsageWords {
  private(set) var message: String
  private(set) var help: String

  /// - Parameter command: the name of the command whose help explains the options; `nil` for the program.
  init(_ text: String, command: String?) {
    let reference = "see menumock \(command.map { $0 + " " } ?? "")--help"
    help = reference
    message = text
    for (mark, length) in [("\nhelp: ", 7), (". Did you mean", 2), (". Please provide", 2)] {
      guard let range = message.firstRange(of: mark) else { continue }
      let rest = message[message.index(range.lowerBound, offsetBy: length)...]
      help = length == 2 ? Self.uncapitalized(String(rest)) : String(rest)
      message = String(message[..<range.lowerBound])
      break
    }
    message = Self.uncapitalized(message)
    // The parser also suggests names that share no more than a letter.
    if let suggested = Self.option(in: help), let written = Self.option(in: message),
      NearestName.find(written, among: [suggested]) == nil
    {
      help = reference
    }
  }

  /// Returns the name of the option that a text quotes, without its dashes.
  private static func option(in text: String) -> String? {
    text.split(separator: "'").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
  }

  private static func uncapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
